// The calendar of the demo content, in English and Georgian.
import type { DemoImage, Tag } from './texts.ts'

/** A text in both languages. */
export interface Bilingual {
  en: string
  ka: string
}

const TIMEZONE = 'Asia/Tbilisi'

export const venues = {
  hall: {
    name: { en: 'Fish Hall', ka: 'თევზის დარბაზი' },
    address: { en: 'Market Quay 4', ka: 'ბაზრის სანაპირო 4' },
    geo_lat: 41.6512,
    geo_lng: 41.6367,
  },
  mole: { name: { en: 'The mole', ka: 'მოლი' }, address: { en: 'Mole 1', ka: 'მოლი 1' }, geo_lat: 41.6548, geo_lng: 41.6391 },
} as const

/** All venues are in this town. */
export const town = { city: { en: 'Zghvispiri', ka: 'ზღვისპირი' }, country: 'Georgia' }

export const organizers = {
  choir: { name: { en: 'Ferry Choir', ka: 'ბორნის გუნდი' }, email: 'choir@example.org', phone: '555 0140' },
  office: { name: { en: 'Harbour office', ka: 'ნავსადგურის სამმართველო' }, email: 'harbour@example.org', phone: '555 0141' },
} as const

export const categories = {
  music: { name: { en: 'Music', ka: 'მუსიკა' }, description: { en: 'To listen to, or to join in.', ka: 'მოსასმენად და სამღერად.' } },
  boats: {
    name: { en: 'On the water', ka: 'წყალზე' },
    description: { en: 'For all who like to get wet.', ka: 'ვისაც დასველების არ ეშინია.' },
  },
  crafts: { name: { en: 'Things to make', ka: 'ხელსაქმე' }, description: { en: 'Glue included.', ka: 'წებო ადგილზეა.' } },
} as const

export interface DemoEvent {
  title: Bilingual
  description: Bilingual
  excerpt?: Bilingual
  slug: string
  /** Days from today, and the hour; without hours, the event lasts all day. */
  from: readonly [day: number, hour?: string]
  until: readonly [day: number, hour?: string]
  timezone: string
  cost: string
  venue: keyof typeof venues
  organizers: readonly (keyof typeof organizers)[]
  categories: readonly (keyof typeof categories)[]
  tags: readonly Tag[]
  image?: DemoImage
  featured?: boolean
}

/** An event that repeats, with the numbers of two occurrences that differ, counted from 0. */
export interface DemoSeries extends DemoEvent {
  rrule: string
  canceled: number
  moved: { index: number; from: DemoEvent['from']; until: DemoEvent['until'] }
}

export const events: readonly DemoEvent[] = [
  {
    title: { en: 'Choir practice, doors open', ka: 'გუნდის ღია რეპეტიცია' },
    slug: 'choir-practice',
    description: {
      en: '<p>The Ferry Choir rehearses for the festival, and this time the doors stay open. Sing along or sit on a herring box and listen.</p>',
      ka: '<p>ბორნის გუნდი ფესტივალისთვის ემზადება და ამჯერად კარი ყველასთვის ღიაა. იმღერეთ ჩვენთან ერთად ან უბრალოდ მოუსმინეთ.</p>',
    },
    from: [3, '18:30:00'],
    until: [3, '20:00:00'],
    timezone: TIMEZONE,
    cost: 'Free',
    venue: 'hall',
    organizers: ['choir'],
    categories: ['music'],
    tags: ['music'],
  },
  {
    title: { en: 'Quay sweeping day', ka: 'სანაპიროს დასუფთავების დღე' },
    slug: 'quay-sweeping',
    description: {
      en: '<p>Everybody brings a broom. Whoever finds the oldest coin gets the first fish soup.</p>',
      ka: '<p>ყველას თავისი ცოცხი მოაქვს. ვინც უძველეს მონეტას იპოვის, თევზის წვნიანს პირველი მიირთმევს.</p>',
    },
    from: [8],
    until: [8],
    timezone: TIMEZONE,
    cost: '',
    venue: 'mole',
    organizers: ['office'],
    categories: ['boats'],
    tags: ['sea', 'food'],
  },
  {
    title: { en: 'Harbour festival', ka: 'ნავსადგურის ფესტივალი' },
    slug: 'harbour-festival',
    description: {
      en: '<p>Lanterns on Friday, boats on Saturday, one long table on Sunday. The harbour master rings the bell at six.</p><p>When it rains, the fish hall has room for all of us.</p>',
      ka: '<p>პარასკევს ფარნები აინთება, შაბათს ნავები გავა ზღვაში, კვირას კი ერთ გრძელ სუფრასთან შევიკრიბებით. ზარი ექვს საათზე დაირეკება.</p><p>თუ წვიმა წამოვა, თევზის დარბაზი ყველას დაიტევს.</p>',
    },
    excerpt: { en: 'Three days of music, boats and food.', ka: 'სამი დღე მუსიკით, ნავებითა და გემრიელი კერძებით.' },
    from: [12, '18:00:00'],
    until: [14, '22:00:00'],
    timezone: TIMEZONE,
    cost: 'Free',
    venue: 'mole',
    organizers: ['office', 'choir'],
    categories: ['music', 'boats'],
    tags: ['boats', 'food', 'music'],
    image: 'harbour',
    featured: true,
  },
  {
    title: { en: 'Regatta without motors', ka: 'უძრავო ნავების რეგატა' },
    slug: 'regatta',
    description: {
      en: '<p>Around the lighthouse and back. Everything that floats may start: boats, rafts, and last year a bathtub.</p>',
      ka: '<p>შუქურამდე და უკან. მონაწილეობა ყველაფერს შეუძლია, რაც არ იძირება: ნავს, ტივს და, როგორც შარშან, აბაზანასაც.</p>',
    },
    from: [13, '11:00:00'],
    until: [13, '15:00:00'],
    timezone: TIMEZONE,
    cost: '$5 – $12',
    venue: 'mole',
    organizers: ['office'],
    categories: ['boats'],
    tags: ['boats', 'sea'],
    image: 'sunset',
  },
  {
    title: { en: 'Lantern workshop', ka: 'ფარნების სახელოსნო' },
    slug: 'lantern-workshop',
    description: {
      en: '<p>Four sticks, a sheet of paper and some glue. Tamar shows how; the wind has the last word.</p>',
      ka: '<p>ოთხი ჯოხი, ერთი ფურცელი და ცოტა წებო. თამარი გვაჩვენებს, როგორ კეთდება ფარანი, ბოლო სიტყვა კი ქარს ეკუთვნის.</p>',
    },
    from: [26, '16:00:00'],
    until: [26, '18:00:00'],
    timezone: TIMEZONE,
    cost: '$3',
    venue: 'hall',
    organizers: ['office'],
    categories: ['crafts'],
    tags: ['sea'],
  },
]

export const series: DemoSeries = {
  title: { en: 'Net mending in five evenings', ka: 'ბადის შეკეთება ხუთ საღამოში' },
  slug: 'net-mending',
  description: {
    en: '<p>From the first knot to a net that holds. Needles and twine are on the table; bring a net with a hole.</p>',
    ka: '<p>პირველი კვანძიდან მთელ ბადემდე. ნემსი და ძაფი ადგილზეა, გახეული ბადე თქვენ მოიტანეთ.</p>',
  },
  from: [30, '19:00:00'],
  until: [30, '21:00:00'],
  timezone: TIMEZONE,
  cost: '$2',
  venue: 'hall',
  organizers: ['office'],
  categories: ['crafts'],
  tags: ['sea'],
  rrule: 'FREQ=WEEKLY;COUNT=5',
  canceled: 2,
  moved: { index: 3, from: [52, '17:00:00'], until: [52, '19:00:00'] },
}
