// A preview token at every door of the contract: it opens one item, shows nothing else that an anonymous caller does not see, and writes nothing.
import { expect, it } from '@jest/globals'
import { allDocuments, operationsOf } from '../contract/sources.ts'
import type { Operation } from '../contract/sources.ts'
import { makeBlock } from '../support/blocks.ts'
import { makeEvent, makeOrganizer, makeVenue } from '../support/calendar.ts'
import { dataOf } from '../support/responses.ts'
import { createImage, uploaded } from '../support/media.ts'
import { makePage } from '../support/pages.ts'
import { changePost, makePost, newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeTemplate } from '../support/templates.ts'
import { documents } from '../../server/api/namespaces/documents.ts'

const server = await sharedServer()
const { administrator } = server.as

/** What nobody but writers may see: in the item of the link, and in all others. */
const [shown, hidden] = [newWord(), newWord()]
const texts = { title: hidden, slug: hidden, content: hidden, excerpt: hidden, status: 'draft' } as const

const post = await makePost(administrator, { title: shown, content: shown, excerpt: shown, slug: shown, status: 'draft' })
await changePost(administrator, post.id, { content: `${shown} revised` })
const file = await uploaded(server, await createImage(8, 8), {
  name: `${shown}.png`,
  as: 'administrator',
  fields: { post: String(post.id) },
})
const event = await makeEvent(administrator, { title: shown, description: shown, slug: shown, status: 'draft' })
const others = [
  await makePost(administrator, texts),
  await makePage(administrator, texts),
  await makeBlock(administrator, texts),
  await makeEvent(administrator, { title: hidden, description: hidden, slug: `${hidden}-event`, status: 'draft' }),
  await makeVenue(administrator, { venue: hidden, description: hidden, slug: `${hidden}-venue`, status: 'draft' }),
  await makeOrganizer(administrator, { organizer: hidden, description: hidden, slug: `${hidden}-organizer`, status: 'draft' }),
]
const template = await makeTemplate(administrator, { slug: hidden, title: hidden, content: hidden })
const autosaved = await makePost(administrator, { title: 'Open' })
await changePost(administrator, autosaved.id, { title: hidden })
await changePost(administrator, autosaved.id, { title: 'Open' })
const history = await dataOf(administrator.content.GET('/posts/{parent}/revisions', { params: { path: { parent: autosaved.id } } }))
const ownHistory = await dataOf(administrator.content.GET('/posts/{parent}/revisions', { params: { path: { parent: post.id } } }))

const ids = [
  post.id,
  event.id,
  file.id,
  autosaved.id,
  server.ids.administrator,
  ...[...others, ...history, ...ownHistory].map(({ id }) => id),
]

const tokenOf = async (path: string): Promise<string> => {
  const response = await fetch(`${server.restRoot}${path}/preview-links`, {
    method: 'POST',
    headers: { Authorization: server.authorization.administrator, 'Content-Type': 'application/json' },
    body: '{}',
  })
  return ((await response.json()) as { token: string }).token
}
const items = [
  { name: 'a post', id: post.id, token: await tokenOf(`/cms/v2/posts/${post.id}`), opens: [`/cms/v2/posts/${post.id}`] },
  {
    name: 'an event',
    id: event.id,
    token: await tokenOf(`/cal/events/v1/events/${event.id}`),
    opens: [`/cal/events/v1/events/${event.id}`, `/cal/events/v1/events/by-slug/${shown}`],
  },
]

const pathOf = Object.fromEntries(Object.values(documents).map(({ document, path }) => [document, path]))
const operations = allDocuments().flatMap((one) =>
  operationsOf(one).map((found) => ({ ...found, path: (pathOf[one.name] ?? '') + found.path })),
)

/** The path with each value for its last parameter, and each parent that there is. */
function filled({ path }: Operation): string[] {
  const values = (name: string): (string | number)[] => {
    if (name === 'slug') return [shown, hidden, `${hidden}-event`, `${hidden}-venue`, `${hidden}-organizer`]
    if (name === 'parent') return [post.id, event.id, autosaved.id, template.id]
    return name === 'id' ? ids : [hidden, shown, 'default', 'post', 'draft']
  }
  const [, before = '', name, after = ''] = /^(.*?)\{(\w+)\}(.*)$/.exec(path) ?? []
  if (name === undefined) return [path]
  return values(name).flatMap((value) => filled({ path: `${before}${value}${after}` } as Operation))
}

/** Lists are requested in all ways, an item as it is and as its editors see it. */
const ofItems = ['', 'context=edit']
const ofLists = [
  ...ofItems,
  '_embed',
  '_envelope',
  'status=draft,pending,private,future',
  `search=${shown}`,
  `include=${post.id},${event.id},${file.id}`,
  `url=${encodeURIComponent(`${server.baseUrl}/?p=${post.id}`)}`,
]

async function responseTo(path: string, init: RequestInit = {}): Promise<{ status: number; text: string; caching: string | null }> {
  const response = await fetch(server.restRoot + path, { ...init, signal: AbortSignal.timeout(30_000) })
  const text = (await response.text()).replace(/"request_id":"[^"]*"/, '')
  return { status: response.status, text, caching: response.headers.get('Cache-Control') }
}

const anonymousResponses = new Map<string, ReturnType<typeof responseTo>>()

/** An anonymous caller gets the same whichever token is tested. */
function anonymousResponseTo(url: string): ReturnType<typeof responseTo> {
  const response = anonymousResponses.get(url) ?? responseTo(url)
  anonymousResponses.set(url, response)
  return response
}

const reads = operations.filter(({ method }) => method === 'get')

it.each(items)(
  'shows nothing but $name that an anonymous caller does not see',
  async ({ token, opens }) => {
    const doors = reads.flatMap((operation) => {
      const queries = operation.path.includes('{') ? ofItems : ofLists
      return filled(operation).flatMap((path) => queries.map((query) => ({ path, url: `${path}?${query}` })))
    })
    expect(reads.length).toBeGreaterThan(40)
    const opened: string[] = []
    const wrong = await inParallel(doors, async ({ path, url }) => {
      const { status, text, caching } = await responseTo(url, { headers: { 'X-Preview-Token': token } })
      if (caching !== 'no-store') return [`${caching} ${url}`]
      if (opens.includes(path) && status === 200) {
        opened.push(url)
        return text.includes(shown) && !text.includes(hidden) && !text.includes('"raw"') ? [] : [`opens ${url}`]
      }
      const anonymous = await anonymousResponseTo(url)
      const isRefused = status === 403 && text.includes('rest_preview_token_mismatch') && anonymous.status >= 400
      return isRefused || (anonymous.status === status && anonymous.text === text) ? [] : [`${status} ${anonymous.status} ${url}`]
    })
    expect(wrong).toEqual([])
    expect(opened.map((url) => url.replace(/\?.*/, ''))).toEqual(expect.arrayContaining(opens))
  },
  240_000,
)

/** What `act` finds wrong, with a few requests at a time. */
async function inParallel<Item>(all: readonly Item[], act: (item: Item) => Promise<string[]>): Promise<string[]> {
  const [rest, found] = [all.values(), [] as string[]]
  const work = async (): Promise<void> => {
    for (const item of rest) found.push(...(await act(item)))
  }
  await Promise.all([work(), work(), work(), work()])
  return found
}

it.each(items)('writes nothing with the token of $name', async ({ id, token }) => {
  const writes = operations.filter(({ method }) => method !== 'get')
  expect(writes.length).toBeGreaterThan(40)
  const accepted: string[] = []
  for (const { method, path } of writes) {
    const url = path
      .replace('{parent}', String(id))
      .replace('{id}', String(id))
      .replace('{slug}', shown)
      .replace(/\{\w+\}/, 'default')
    const { status, text } = await responseTo(`${url}?force=true`, {
      method: method.toUpperCase(),
      headers: { 'X-Preview-Token': token, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        title: 'Changed',
        name: 'Changed',
        status: 'publish',
        requests: [{ path: `/cms/v2/posts/${id}`, method: 'DELETE' }],
      }),
    })
    if (status < 300 && !/"status":\s*4\d\d/.test(text)) accepted.push(`${status} ${method} ${url}`)
  }
  expect(accepted).toEqual([])
  expect((await dataOf(administrator.content.GET('/posts/{id}', { params: { path: { id: post.id } } }))).title.rendered).toBe(shown)
})

it.each(items)('opens no page of the site but that of $name', async ({ id, token }) => {
  const paths = [
    '/',
    '/events/',
    `/${shown}/`,
    `/event/${shown}/`,
    `/event/${hidden}-event/`,
    `/${hidden}/`,
    '/author/administrator/',
    `/?s=${shown}`,
  ]
  const urls = [...paths, ...ids.filter((one) => one !== id).map((one) => `/?p=${one}`), ...ids.map((one) => `/?attachment_id=${one}`)]
  for (const url of urls) {
    const page = await fetch(`${server.baseUrl}${url}${url.includes('?') ? '&' : '?'}preview_token=${token}`)
    const html = (await page.text()).replaceAll(token, '')
    expect([url, html.includes(shown), html.includes(hidden)]).toEqual([url, false, false])
  }
})
