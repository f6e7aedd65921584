// Abbreviations of time zones, such as `CET`, from the tz database. Node has only some of them.
import type { DateTime } from 'luxon'

/** Maps an abbreviation, and the one for daylight saving time if it differs, to the zones for which Node has none or another one. */
const missing: Record<string, string> = {
  CST: 'Asia/Shanghai Asia/Chongqing Asia/Chungking Asia/Harbin Asia/Macau Asia/Macao Asia/Taipei PRC ROC',
  'CST CDT': 'America/Havana Cuba',
  ChST: 'Pacific/Guam Pacific/Saipan',
  'EET EEST': 'Asia/Famagusta',
  GMT: 'GMT GMT0 GMT+0 GMT-0 Etc/GMT Etc/GMT0 Etc/GMT+0 Etc/GMT-0',
  'GMT BST': 'Europe/Guernsey Europe/Isle_of_Man Europe/Jersey',
  'GMT IST': 'Europe/Dublin Eire',
  HKT: 'Asia/Hong_Kong Hongkong',
  'HST HDT': 'America/Adak America/Atka US/Aleutian',
  'IST IDT': 'Asia/Jerusalem Asia/Tel_Aviv Israel',
  KST: 'Asia/Seoul Asia/Pyongyang ROK',
  'MET MEST': 'MET',
  MSK: 'Europe/Moscow Europe/Kirov Europe/Simferopol Europe/Volgograd W-SU',
  MST: 'America/Dawson America/Hermosillo America/Mazatlan America/Whitehorse Canada/Yukon Mexico/BajaSur',
  'NST NDT': 'America/St_Johns Canada/Newfoundland',
  PKT: 'Asia/Karachi',
  PST: 'Asia/Manila',
  SST: 'Pacific/Midway Pacific/Pago_Pago Pacific/Samoa US/Samoa',
  'WET WEST': 'Europe/Lisbon Atlantic/Canary Atlantic/Faroe Atlantic/Faeroe Atlantic/Madeira',
  WIB: 'Asia/Jakarta Asia/Pontianak',
  WIT: 'Asia/Jayapura',
  WITA: 'Asia/Makassar Asia/Ujung_Pandang',
}

/** Zones without an abbreviation; their offset is shown instead. */
const nameless =
  'Africa/Casablanca Africa/El_Aaiun Antarctica/Casey Antarctica/Troll Asia/Colombo Asia/Dubai Asia/Muscat Atlantic/Azores Australia/Eucla Australia/LHI Australia/Lord_Howe Pacific/Chatham NZ-CHAT'

const names = new Map<string, readonly string[]>([
  ...Object.entries(missing).flatMap(([name, zones]) =>
    zones
      .toLowerCase()
      .split(' ')
      .map((zone) => [zone, name.split(' ')] as const),
  ),
  ...nameless
    .toLowerCase()
    .split(' ')
    .map((zone) => [zone, []] as const),
])

/** Tried in turn, because each regional English has abbreviations that others lack. */
const locales = ['en-US', 'en-GB', 'en-AU', 'en-NZ', 'en-ZA', 'en-IN', 'ja']

/** Returns the abbreviation of the zone at a moment given in that zone, or the offset if it has none. */
export function findZoneAbbreviation(zone: string, at: DateTime): string {
  const known = names.get(zone.toLowerCase())
  if (known) return (at.isInDST ? known.at(-1) : known[0]) ?? shortOffset(at)
  for (const locale of locales) {
    const short = at.setLocale(locale).offsetNameShort
    if (short && !/^(?:GMT|UTC)./.test(short)) return short
  }
  return shortOffset(at)
}

function shortOffset(at: DateTime): string {
  return at.toFormat('ZZZ').replace(/00$/, '')
}
