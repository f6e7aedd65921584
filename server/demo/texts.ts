// The demo content: a little town by the sea and its harbour festival.
// In texts, `{harbour}` and `{sunset}` stand for the URLs of the images.

export const demoAuthors = {
  admin: { login: 'admin', role: 'administrator', email: 'admin@example.org', name: 'Nino' },
  luka: { login: 'luka', role: 'author', email: 'luka@example.org', name: 'Luka' },
} as const

export type Writer = keyof typeof demoAuthors

export const demoImages = {
  harbour: {
    title: 'The harbour, dressed for the festival',
    alt: 'Coloured houses, small boats and a red and white lighthouse below strings of flags',
  },
  sunset: { title: 'Evening on the mole', alt: 'A sailing boat on dark waves in front of a large setting sun' },
} as const

export type DemoImage = keyof typeof demoImages

export const categories = {
  town: { name: 'Town life', description: 'What happens between the market and the mole.' },
  festival: { name: 'Harbour festival', description: 'Three days of music, boats and food, each summer.' },
} as const

export type Category = keyof typeof categories

export const tags = {
  boats: { name: 'boats' },
  food: { name: 'food' },
  music: { name: 'music' },
  sea: { name: 'sea' },
} as const

export type Tag = keyof typeof tags

export interface DemoPost {
  title: string
  content: string
  excerpt?: string
  slug?: string
  writer: Writer
  /** Days from today, negative for the past. Without it, the post is a draft. */
  days?: number
  categories: Category[]
  tags: Tag[]
  format?: 'aside' | 'image'
  sticky?: boolean
  image?: DemoImage
}

export const posts: DemoPost[] = [
  {
    title: 'The harbour festival is back',
    writer: 'admin',
    days: -9,
    categories: ['festival'],
    tags: ['boats', 'music', 'food'],
    sticky: true,
    image: 'harbour',
    excerpt: 'Three days, four stages, forty boats: what awaits you on the quay this summer.',
    content: `<!-- wp:paragraph -->
<p>On the last weekend of the month the fishing boats move closer together, and the quay belongs to everybody. Zghvispiri celebrates its harbour festival for the thirtieth time.</p>
<!-- /wp:paragraph -->

<!-- wp:image -->
<figure class="wp-block-image"><img src="{harbour}" alt="Coloured houses and boats below strings of flags"/><figcaption>The flags go up a week ahead.</figcaption></figure>
<!-- /wp:image -->

<!-- wp:heading -->
<h2>Three days in short</h2>
<!-- /wp:heading -->

<!-- wp:list -->
<ul><!-- wp:list-item -->
<li><strong>Friday:</strong> lanterns are lit along the mole, and the choir sings from the ferry.</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong>Saturday:</strong> the regatta for boats without a motor. Everything that floats may start.</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong>Sunday:</strong> one long table from the market to the lighthouse. Bring something to share.</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:paragraph -->
<p>Entry is free. Dogs are welcome, and so is rain: the fish hall has room for all of us.</p>
<!-- /wp:paragraph -->`,
  },
  {
    title: 'Evening on the mole',
    writer: 'luka',
    days: -6,
    categories: ['town'],
    tags: ['sea', 'boats'],
    format: 'image',
    image: 'sunset',
    content: `<img src="{sunset}" alt="A sailing boat in front of the setting sun" />

Old Davit says that the sun takes longer to set here than anywhere else, because it likes to look at the boats. Nobody has measured it yet.`,
  },
  {
    title: 'Fog',
    writer: 'luka',
    days: -4,
    categories: ['town'],
    tags: ['sea'],
    format: 'aside',
    content: 'Fog until noon. The first ferry left an hour late and came back with a gull on the rail that had lost its way, too.',
  },
  {
    title: 'ფესტივალი ნავსადგურში',
    slug: 'festivali-navsadgurshi',
    writer: 'admin',
    days: -2,
    categories: ['festival'],
    tags: ['music', 'food'],
    excerpt: 'ზღვისპირში ფესტივალი იხსნება.',
    content: `<!-- wp:paragraph -->
<p>მზის ჩასვლისას ზღვისპირის ნავსადგურში ფესტივალი გაიხსნება. ნავები ფერადი დროშებით მოირთვება, ბაზრის მოედანზე კი მუსიკა გვიან ღამემდე გაგრძელდება.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>სტუმრებს ახალი თევზით, ცხელი პურითა და ადგილობრივი ღვინით გავუმასპინძლდებით.</p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2>რა წამოიღოთ</h2>
<!-- /wp:heading -->

<!-- wp:list -->
<ul><!-- wp:list-item -->
<li>თბილი ჟაკეტი: საღამოს ზღვიდან ნიავი უბერავს.</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>ფანარი სანაპიროზე სასეირნოდ.</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->`,
  },
  {
    title: 'How to build a paper lantern',
    writer: 'luka',
    categories: ['festival'],
    tags: ['sea'],
    content: `You need four thin sticks, a sheet of strong paper, glue and a candle in a glass.

First tie the sticks... (ask Tamar for her drawing before this goes out)`,
  },
  {
    title: 'The festival begins today',
    writer: 'admin',
    days: 12,
    categories: ['festival'],
    tags: ['boats', 'music', 'food'],
    content: `<!-- wp:paragraph -->
<p>The quay is swept, the flags are up, and the baker has not slept. At six the harbour master rings the bell, and then it is festival.</p>
<!-- /wp:paragraph -->

<!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p>If you hear the bell, you are close enough. If you do not, walk towards the smell of bread.</p>
<!-- /wp:paragraph --><cite>The harbour master</cite></blockquote>
<!-- /wp:quote -->`,
  },
]

export interface DemoPage {
  title: string
  slug: string
  content: string
  /** The slug of the parent, which is before it in the list. */
  below?: string
}

export const pages: DemoPage[] = [
  {
    title: 'About the town',
    slug: 'about',
    content: `<!-- wp:paragraph -->
<p>Zghvispiri has two thousand people, one lighthouse and more boats than cars. Its houses stand around a harbour that is older than its name.</p>
<!-- /wp:paragraph -->

<!-- wp:image -->
<figure class="wp-block-image"><img src="{sunset}" alt="Sunset over the sea"/></figure>
<!-- /wp:image -->`,
  },
  {
    title: 'Getting here',
    slug: 'getting-here',
    below: 'about',
    content: `By ferry: four times a day, from the second pier. The trip takes forty minutes, or an hour when there are dolphins.

By train: get off at the last station and follow the gulls.`,
  },
  {
    title: 'Harbour festival',
    slug: 'festival',
    content: `<!-- wp:paragraph -->
<p>What began with three boats and a barrel of plums is now the longest weekend of the year.</p>
<!-- /wp:paragraph -->`,
  },
  {
    title: 'Contact',
    slug: 'contact',
    content: `Harbour office, Mole 1. Open when the blue shutter is.

Lost property is kept in the lighthouse.`,
  },
]

/** Links to a page, by slug, or to a path of the site. `below` is the page of the parent, which is before it. */
type DemoMenuItem = { page: string; below?: string } | { path: string; title: string }

export const menu: { name: string; items: DemoMenuItem[] } = {
  name: 'Main menu',
  items: [
    { page: 'about' },
    { page: 'getting-here', below: 'about' },
    { page: 'festival' },
    { path: '/event/harbour-festival/', title: 'Festival programme' },
    { page: 'contact' },
  ],
}

/** A reusable block, and the pattern category that it belongs to. */
export const block = {
  category: 'Harbour',
  title: 'Opening hours',
  content: `<!-- wp:paragraph -->
<p>The harbour office is open from nine to five, and on festival days until the last boat.</p>
<!-- /wp:paragraph -->`,
}

/** The navigation of a block theme. */
export const navigation = {
  title: 'Main navigation',
  content: `<!-- wp:navigation-link {"label":"About the town","url":"/about/"} /-->
<!-- wp:navigation-link {"label":"Harbour festival","url":"/festival/"} /-->`,
}

/** A font of capitals, drawn for the demo content. */
export const font = { name: 'Signal', slug: 'signal', fontFamily: 'Signal, monospace' }
