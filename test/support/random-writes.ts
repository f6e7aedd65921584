// Random writes: items, terms and settings are created, changed and deleted, with what a small site has.
import fc from 'fast-check'
import { daysAhead, words } from './random-reads.ts'
import type { Value } from './random-reads.ts'

type Field = Value | number | boolean | { [name: string]: Field } | Field[]

export interface RandomWrite {
  method: 'POST' | 'DELETE'
  route: string
  path: Record<string, Value>
  query: [name: string, value: Value][]
  body?: Record<string, Field | null | undefined>
}

const one = (kind: string): fc.Arbitrary<Value> => fc.nat(1_000).map((at) => ({ known: kind, at }))
const some = (kind: string): fc.Arbitrary<Value[]> => fc.array(one(kind), { maxLength: 2 })
const of = fc.constantFrom
const text = fc.array(of(...words), { minLength: 1, maxLength: 3 }).map((all) => all.join(' '))
const slug = of('one', 'two', 'three', 'four', 'five')

const blocks = [
  '<!-- wp:latest-posts {"postsToShow":3} /-->',
  '<!-- wp:query {"query":{"postType":"event","orderBy":"event_date","order":"asc"}} --><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --><!-- /wp:query -->',
  '<!-- wp:page-list /-->',
  '<!-- wp:categories /-->',
  '<!-- wp:tag-cloud /-->',
  '<!-- wp:archives /-->',
  '<!-- wp:post-title /--><!-- wp:post-author-name /-->',
  '<!-- wp:site-title /-->',
  '<!-- wp:navigation /-->',
  '[gallery]',
]
const content = fc.oneof(
  { weight: 4, arbitrary: text.map((words) => `<!-- wp:paragraph --><p>${words}</p><!-- /wp:paragraph -->`) },
  { weight: 1, arbitrary: of(...blocks) },
)
const status = fc.oneof({ weight: 4, arbitrary: of('publish') }, { weight: 3, arbitrary: of('draft', 'pending', 'private', 'future') })
const date = fc
  .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2026-04-15T00:00:00Z'), noInvalidDate: true })
  .map((moment) => `${moment.toISOString().slice(0, 13)}:00:00`)
const start = fc.tuple(fc.integer({ min: -3, max: 60 }), of('10', '12', '23')).map(([days, hour]) => `${daysAhead(days)} ${hour}:00:00`)

const item = { title: text, content, excerpt: text, slug, status, date, password: of('', 'open'), author: one('/cms/v2/users') }
const { password: _password, ...calendarItem } = item
const term = { name: text, slug, description: text }
const contact = { description: text, status, slug }

/** The fields of recipes, of the site that tests declare. */
const cooking = fc.record(
  {
    servings: of<Field>(2, 4, 6),
    difficulty: of('easy', 'hard'),
    steps: fc.array(text, { maxLength: 2 }),
    origin: text,
    notes: text,
    vegan: fc.boolean(),
  },
  { requiredKeys: [] },
)

/** The fields that items are created with, and changed by. */
const resources: Readonly<Record<string, Record<string, fc.Arbitrary<Field | null>>>> = {
  '/cms/v2/posts': {
    ...item,
    categories: some('/cms/v2/categories'),
    tags: some('/cms/v2/tags'),
    sticky: fc.boolean(),
    meta: fc.record({ subtitle: of(...words) }),
    format: of('standard', 'aside', 'link'),
    featured_media: one('/cms/v2/media'),
  },
  '/cms/v2/events': {
    ...item,
    event_categories: some('/cms/v2/event_categories'),
    tags: some('/cms/v2/tags'),
    featured_media: one('/cms/v2/media'),
  },
  '/cms/v2/venues': calendarItem,
  '/cms/v2/organizers': calendarItem,
  '/cms/v2/event_categories': { ...term, parent: one('/cms/v2/event_categories') },
  '/cms/v2/recipes': { ...item, cuisines: some('/cms/v2/cuisines'), tags: some('/cms/v2/tags'), meta: cooking },
  '/cms/v2/cuisines': { ...term, parent: one('/cms/v2/cuisines') },
  '/cms/v2/pages': { ...item, parent: one('/cms/v2/pages'), menu_order: fc.nat(2) },
  '/cms/v2/categories': { ...term, parent: one('/cms/v2/categories') },
  '/cms/v2/tags': term,
  '/cms/v2/menus': { ...term, locations: of<Field>(['header'], []) },
  '/cms/v2/menu-items': {
    title: text,
    status: of('publish', 'draft'),
    menus: one('/cms/v2/menus'),
    type: of('post_type'),
    object: of('post'),
    object_id: one('/cms/v2/posts'),
    menu_order: fc.nat(3),
  },
  '/cms/v2/blocks': { title: text, content, status },
  '/cms/v2/navigation': { title: text, content: of('<!-- wp:page-list /-->', '<!-- wp:home-link /-->'), status },
  '/cal/events/v1/events': {
    title: text,
    description: content,
    excerpt: text,
    slug,
    status,
    start_date: start,
    end_date: start,
    all_day: fc.boolean(),
    password: of('', 'open'),
    featured: fc.boolean(),
    ticketed: fc.boolean(),
    hide_from_listings: fc.boolean(),
    venue: one('/cal/events/v1/venues'),
    organizer: some('/cal/events/v1/organizers'),
    categories: some('/cal/events/v1/categories'),
    tags: some('/cal/events/v1/tags'),
    post_parent: one('/cal/events/v1/events'),
    image: one('/cms/v2/media'),
    cost: of('', '5', '10'),
    canceled: fc.boolean(),
    recurrence: of<Field | null>(
      { rrule: 'FREQ=DAILY;COUNT=3' },
      { rrule: 'FREQ=WEEKLY;COUNT=2', rdates: ['2031-02-01 10:00:00'] },
      { rrule: 'FREQ=MONTHLY' },
      { rdates: [`${daysAhead(4)} 10:00:00`, `${daysAhead(9)} 23:00:00`] },
      null,
    ),
  },
  '/cal/events/v1/venues': { ...contact, venue: text, city: of(...words), geo_lat: of(41.7, 52.5), geo_lng: of(44.8, 13.4) },
  '/cal/events/v1/organizers': { ...contact, organizer: text, website: of('https://example.org/') },
  '/cal/events/v1/categories': { ...term, parent: one('/cal/events/v1/categories') },
  '/cal/events/v1/tags': term,
}

/** The fields that a new item has in any case. */
const needed: Readonly<Record<string, string[]>> = {
  '/cms/v2/menu-items': ['title', 'type', 'object', 'object_id', 'menus'],
  '/cal/events/v1/events': ['title', 'start_date', 'end_date'],
}

const settings = {
  title: text,
  posts_per_page: of(2, 10),
  show_on_front: of('posts', 'page'),
  page_on_front: one('/cms/v2/pages'),
  date_format: of('F j, Y', 'Y-m-d'),
  default_category: one('/cms/v2/categories'),
}

const language = fc.oneof(
  { weight: 4, arbitrary: of<RandomWrite['query']>([]) },
  { weight: 1, arbitrary: of<RandomWrite['query']>([['i18n_language', 'ka-ge']]) },
)

function writesTo(route: string): fc.Arbitrary<RandomWrite> {
  const fields = resources[route] ?? {}
  const [name = ''] = Object.keys(fields)
  const path = fc.record({ id: one(route) })
  const query = language
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        method: of('POST' as const),
        route: of(route),
        path: of({}),
        query,
        body: fc.record(fields, { requiredKeys: needed[route] ?? [name] }),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        method: of('POST' as const),
        route: of(`${route}/{id}`),
        path,
        query,
        body: fc
          .uniqueArray(of(...Object.keys(fields)), { minLength: 1, maxLength: 3 })
          .chain((names) => fc.record(Object.fromEntries(names.map((field) => [field, fields[field] ?? text])))),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        method: of('DELETE' as const),
        route: of(`${route}/{id}`),
        path,
        query: of<RandomWrite['query']>([], [['force', 'true']]),
      }),
    },
  )
}

const change = (
  route: string,
  body: Record<string, fc.Arbitrary<Field>>,
  path: Record<string, fc.Arbitrary<Value>> = {},
): fc.Arbitrary<RandomWrite> =>
  fc.record({
    method: of('POST' as const),
    route: of(route),
    path: fc.record(path),
    query: of<RandomWrite['query']>([]),
    body: fc.record(body, { requiredKeys: [] }),
  })

/** The kind of the IDs of occurrences. */
export const OCCURRENCES = 'occurrences'

/** Changes of single occurrences, which also are among the events. */
const occurrenceWrite: fc.Arbitrary<RandomWrite> = writesTo('/cal/events/v1/events')
  .filter(({ route }) => route.endsWith('/{id}'))
  .chain((write) =>
    fc.record({
      ...{ method: of(write.method), route: of(write.route), path: fc.record({ id: one(OCCURRENCES) }) },
      ...(write.body && { body: of(write.body) }),
      query: of<RandomWrite['query']>([], [], [['scope', 'following']]),
    }),
  )

const frequent = /\/(posts|recipes|events)$/

export const randomWrite: fc.Arbitrary<RandomWrite> = fc.oneof(
  ...Object.keys(resources).map((route) => ({ weight: frequent.test(route) ? 6 : 2, arbitrary: writesTo(route) })),
  { weight: 12, arbitrary: occurrenceWrite },
  { weight: 1, arbitrary: change('/cms/v2/settings', settings) },
  {
    weight: 2,
    arbitrary: change('/cms/v2/media/{id}', { alt_text: text, title: text, post: one('/cms/v2/posts') }, { id: one('/cms/v2/media') }),
  },
  { weight: 1, arbitrary: change('/cms/v2/posts/{id}/autosaves', { title: text, content }, { id: one('/cms/v2/posts') }) },
)

/** The routes that have items from the start. */
export const collections: readonly string[] = Object.keys(resources)
