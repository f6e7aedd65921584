// The requests that a benchmark compares on a small and on a large site. No URL is requested twice.
import { firstEvent, firstOrganizer, firstVenue, ownWord, prolificAuthor, rareAuthor, terms, words } from './rows.ts'
import type { Size } from './rows.ts'

export interface ScaleRequest {
  method?: 'POST' | 'DELETE'
  path: string
  as?: 'editor' | 'author'
  body?: object
}

/** What a case makes its requests of. */
export interface Site {
  size: Size
  /** Another number for each request. */
  next(): number
  /** Creates a post or an event and returns its ID. */
  create(path: string, body: object): Promise<number>
}

type Case = (site: Site) => ScaleRequest | Promise<ScaleRequest>

const postsPath = '/cms-json/cms/v2/posts'
const eventsPath = '/cms-json/cal/events/v1/events'
const query = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')

const get =
  (path: string, values: Record<string, unknown> | ((site: Site) => Record<string, unknown>) = {}, as?: ScaleRequest['as']): Case =>
  (site) => ({ path: `${path}?${query({ ...(typeof values === 'function' ? values(site) : values), _: site.next() })}`, ...(as && { as }) })

const posts = (values: Parameters<typeof get>[1] = {}, as?: ScaleRequest['as']): Case => get(postsPath, values, as)
const events = (values: Parameters<typeof get>[1] = {}): Case => get(eventsPath, values)
const all = { start_date: '2016-01-01', end_date: '2029-01-01' }
const kindPage = (part: number): Case =>
  events(({ size }) => ({ ...all, categories: terms.frequentKind, per_page: 10, page: Math.floor((size.events * 0.98 * 0.5 * part) / 10) }))
const somePost = (site: Site): number => 1 + ((site.next() * 7919) % Math.floor(site.size.posts * 0.9))

const newPost = (site: Site) => ({ title: `Benchmark ${site.next()}`, content: `${words.all} tide`, status: 'publish' })
const newEvent = (site: Site) => ({ title: `Benchmark ${site.next()}`, start_date: '2027-05-01 10:00:00', end_date: '2027-05-01 11:00:00' })

/** Sends a request about a post that was created for it. */
const withNewPost =
  (change: (id: number, site: Site) => Pick<ScaleRequest, 'method' | 'body'> & { query?: string }): Case =>
  async (site) => {
    const id = await site.create(postsPath, newPost(site))
    const { query: extra = '', ...request } = change(id, site)
    return { path: `${postsPath}/${id}${extra}`, as: 'editor', ...request }
  }

export const scaleRequests: Readonly<Record<string, Case>> = {
  'first page': posts(),
  'totals (per_page=1)': posts({ per_page: 1 }),
  'page 90 of 1,000, page 1,000 of 1,000,000': posts(({ size }) => ({ page: size.posts > 100_000 ? 1000 : Math.floor(size.posts / 12) })),
  'offset 90 %': posts(({ size }) => ({ offset: Math.floor(size.posts * 0.97 * 0.9) })),
  'offset 45 %': posts(({ size }) => ({ offset: Math.floor(size.posts * 0.97 * 0.45) })),
  'offset 99 %, oldest first': posts(({ size }) => ({ order: 'asc', offset: Math.floor(size.posts * 0.97 * 0.99) })),
  'exclude one': posts((site) => ({ exclude: somePost(site) })),
  author_exclude: posts({ author_exclude: prolificAuthor }),
  'category rare (20)': posts({ categories: terms.rareCategory }),
  'category huge (60 %)': posts({ categories: terms.frequentCategory }),
  'category huge, page 20': posts({ categories: terms.frequentCategory, page: 20 }),
  'category huge, offset 90 %': posts(({ size }) => ({ categories: terms.frequentCategory, offset: Math.floor(size.posts * 0.57 * 0.9) })),
  'category huge, offset 45 %': posts(({ size }) => ({ categories: terms.frequentCategory, offset: Math.floor(size.posts * 0.57 * 0.45) })),
  'categories_exclude huge': posts({ categories_exclude: terms.frequentCategory }),
  'two categories': posts({ categories: `${terms.frequentCategory},${terms.secondCategory}` }),
  'two categories AND tag': posts({
    'categories[terms]': `${terms.frequentCategory},${terms.secondCategory}`,
    'categories[operator]': 'AND',
    tags: terms.frequentTag,
  }),
  'tag common (12 %)': posts({ tags: terms.frequentTag }),
  'author rare (10)': posts({ author: rareAuthor }),
  'author huge (50 %)': posts({ author: prolificAuthor }),
  'author huge, category huge': posts({ author: prolificAuthor, categories: terms.frequentCategory }),
  'one week': posts({ after: '2025-03-03T00:00:00', before: '2025-03-10T00:00:00' }),
  'since 2020 (70 %)': posts({ after: '2020-01-01T00:00:00' }),
  'category huge since 2020': posts({ after: '2020-01-01T00:00:00', categories: terms.frequentCategory }),
  'modified_after a month': posts({ modified_after: '2026-10-01T00:00:00' }),
  'status=draft': posts({ status: 'draft' }, 'editor'),
  'status=any': posts({ status: 'any' }, 'editor'),
  'status=publish,draft': posts({ status: 'publish,draft' }, 'editor'),
  'status=publish,draft, edit': posts({ status: 'publish,draft', context: 'edit' }, 'editor'),
  'author’s own list': posts({ status: 'any' }, 'author'),
  slug: posts((site) => ({ slug: `post-${somePost(site)}` })),
  item: async (site) => ({ path: `${postsPath}/${somePublished(site)}?_=${site.next()}` }),
  sticky: posts({ sticky: true }),
  'not sticky': posts({ sticky: false }),
  'sticky first': posts({ ignore_sticky: false }),
  'search rare': posts((site) => ({ search: ownWord(somePost(site)) })),
  'search 1 %': posts({ search: words.few }),
  'search in all': posts({ search: words.all }),
  'search two words': posts({ search: words.several.join(' ') }),
  'search phrase': posts({ search: `"${words.several.join(' ')}"` }),
  'search 3 letters': posts({ search: words.short }),
  'search 2 letters': posts({ search: words.short.slice(0, 2) }),
  'search Georgian (0.1 %)': posts({ search: words.georgian }),
  'search -word': posts({ search: `${words.few} -${words.short}` }),
  'relevance rare': posts((site) => ({ search: ownWord(somePost(site)), orderby: 'relevance' })),
  'relevance 1 %': posts({ search: words.few, orderby: 'relevance' }),
  'relevance in all': posts({ search: words.all, orderby: 'relevance' }),
  'site search, all': get('/cms-json/cms/v2/search'),
  'site search rare': get('/cms-json/cms/v2/search', (site) => ({ search: ownWord(somePost(site)) })),
  'site search 1 %': get('/cms-json/cms/v2/search', { search: words.few }),
  'site search in all': get('/cms-json/cms/v2/search', { search: words.all }),
  'orderby title': posts({ orderby: 'title', order: 'asc' }),
  'orderby modified': posts({ orderby: 'modified' }),
  'orderby slug': posts({ orderby: 'slug', order: 'asc' }),
  'orderby author': posts({ orderby: 'author', order: 'asc' }),
  'orderby id': posts({ orderby: 'id' }),
  'orderby id, category huge': posts({ orderby: 'id', categories: terms.frequentCategory }),
  'include 50': posts((site) => ({ include: Array.from({ length: 50 }, () => somePost(site)).join(','), per_page: 50 })),
  _embed: posts({ _embed: 1 }),
  'categories with counts': get('/cms-json/cms/v2/categories'),
  'tags by count': get('/cms-json/cms/v2/tags', { orderby: 'count', order: 'desc' }),
  users: get('/cms-json/cms/v2/users'),
  media: get('/cms-json/cms/v2/media'),
  'events: default': events(),
  'events: a month': events({ start_date: '2027-03-01', end_date: '2027-03-31' }),
  'events: all since 2016': events(all),
  'events: kind rare': events({ ...all, categories: terms.rareKind }),
  'events: kind huge': events({ ...all, categories: terms.frequentKind }),
  'events: kind huge, offset 90 %': kindPage(0.9),
  'events: kind huge, offset 45 %': kindPage(0.45),
  'events: all, offset 50 %': events(({ size }) => ({ ...all, per_page: 10, page: Math.floor((size.events * 0.98 * 0.5) / 10) })),
  'events: two kinds': events({ ...all, categories: `${terms.frequentKind},${terms.frequentKind + 2}` }),
  'events: kind huge, tag common': events({ ...all, categories: terms.frequentKind, tags: terms.frequentTag }),
  'events: venue': events(({ size }) => ({ ...all, venue: firstVenue(size) })),
  'events: organizer': events(({ size }) => ({ ...all, organizer: firstOrganizer(size) })),
  'events: search rare': events(({ size, next }) => ({ ...all, search: ownWord(1 + (next() % Math.floor(size.events * 0.9))) })),
  'events: search all': events({ ...all, search: words.all }),
  'events: near': events({ geoloc_lat: 10, geoloc_lng: 10 }),
  'events: geoloc=true': events({ geoloc: true }),
  venues: get('/cms-json/cal/events/v1/venues'),
  'venues: only upcoming': get('/cms-json/cal/events/v1/venues', { only_with_upcoming: true }),
  'organizers: only upcoming': get('/cms-json/cal/events/v1/organizers', { only_with_upcoming: true }),
  'events.ics': get('/cms-json/cal/events/v1/events.ics'),
  'event kinds': get('/cms-json/cal/events/v1/categories'),
  event: get(eventsPath, ({ size }) => ({ include: firstEvent(size) + 1 })),
  'front page (HTML)': get('/'),
  '/events/ (HTML)': get('/events'),
  'post’s own page (HTML)': async (site) => ({ path: `/post-${somePublished(site)}?_=${site.next()}` }),
  'author page (HTML)': get(`/author/user-${prolificAuthor}`),
  'category page (HTML)': get(`/category/category-${terms.frequentCategory}`),
  'category page 20 (HTML)': get(`/category/category-${terms.frequentCategory}`, { page: 20 }),
  create: (site) => ({ method: 'POST', path: postsPath, as: 'editor', body: newPost(site) }),
  'create, same title': () => ({ method: 'POST', path: postsPath, as: 'editor', body: { title: 'The same', status: 'publish' } }),
  update: withNewPost((_id, site) => ({ method: 'POST', body: { title: `Changed ${site.next()}` } })),
  'publish to draft': withNewPost(() => ({ method: 'POST', body: { status: 'draft' } })),
  'delete for good': withNewPost(() => ({ method: 'DELETE', query: '?force=true' })),
  'create an event': (site) => ({ method: 'POST', path: eventsPath, as: 'editor', body: newEvent(site) }),
  'rename a category that 60 % have': (site) => ({
    method: 'POST',
    path: `/cms-json/cms/v2/categories/${terms.frequentCategory}`,
    as: 'editor',
    body: { name: `Renamed ${site.next()}` },
  }),
}

/** The first 97 % of each thousand posts are published. */
function somePublished(site: Site): number {
  const post = somePost(site)
  return (post - 1) % 1000 < 970 ? post : post - 50
}
