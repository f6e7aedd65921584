// What the time of a zone is called for short, as in `CET`: names of the tz database, which the data of Node have in part.
import type { DateTime } from 'luxon'

/** A name, and where it differs that of the summer -> the zones that Node knows no name for, or another one. */
const missing: Record<string, string> = {
  CST: 'Asia/Shanghai Asia/Chongqing Asia/Chungking Asia/Harbin Asia/Macau Asia/Macao Asia/Taipei',
  'CST CDT': 'America/Havana',
  ChST: 'Pacific/Guam Pacific/Saipan',
  'EET EEST': 'Asia/Famagusta',
  GMT: 'GMT Etc/GMT',
  'GMT BST': 'Europe/Guernsey Europe/Isle_of_Man Europe/Jersey',
  'GMT IST': 'Europe/Dublin',
  HKT: 'Asia/Hong_Kong',
  'HST HDT': 'America/Adak America/Atka',
  'IST IDT': 'Asia/Jerusalem Asia/Tel_Aviv',
  KST: 'Asia/Seoul Asia/Pyongyang',
  MSK: 'Europe/Moscow Europe/Kirov Europe/Simferopol Europe/Volgograd',
  MST: 'America/Dawson America/Hermosillo America/Mazatlan America/Whitehorse',
  'NST NDT': 'America/St_Johns',
  PKT: 'Asia/Karachi',
  PST: 'Asia/Manila',
  SST: 'Pacific/Midway Pacific/Pago_Pago Pacific/Samoa',
  'WET WEST': 'Europe/Lisbon Atlantic/Canary Atlantic/Faroe Atlantic/Faeroe Atlantic/Madeira',
  WIB: 'Asia/Jakarta Asia/Pontianak',
  WIT: 'Asia/Jayapura',
  WITA: 'Asia/Makassar Asia/Ujung_Pandang',
}

/** Those that have no name there: their offset stands for it. */
const nameless =
  'Africa/Casablanca Africa/El_Aaiun Antarctica/Casey Antarctica/Troll Asia/Colombo Asia/Dubai Asia/Muscat Atlantic/Azores Australia/Eucla Australia/LHI Australia/Lord_Howe Pacific/Chatham'

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

/** Browsers' and servers' data name a zone shortly in the English of the places that use it, so these are asked in turn. */
const speakers = ['en-US', 'en-GB', 'en-AU', 'en-NZ', 'en-ZA', 'en-IN', 'ja']

/** What the zone's time is called at a moment, which is in that zone; the offset where it has no name. */
export function shortName(zone: string, at: DateTime): string {
  const known = names.get(zone.toLowerCase())
  if (known) return (at.isInDST ? known.at(-1) : known[0]) ?? shortOffset(at)
  for (const locale of speakers) {
    const short = at.setLocale(locale).offsetNameShort
    if (short && !/^(?:GMT|UTC)./.test(short)) return short
  }
  return shortOffset(at)
}

function shortOffset(at: DateTime): string {
  return at.toFormat('ZZZ').replace(/00$/, '')
}
