// Preview links: whoever has one reads its item as it would be published, and nothing else that is not public.
import { describe, expect, it } from '@jest/globals'
import { createClient } from '../../client/index.ts'
import { changeRole } from '../support/accounts.ts'
import { dataOf, invalid, failureIn, failureOf } from '../support/responses.ts'
import { changeEvent, makeEvent, makeOrganizer, makeVenue, readEvent } from '../support/calendar.ts'
import { createImage, uploaded } from '../support/media.ts'
import { makePage } from '../support/pages.ts'
import { changePost, makePost, newWord, readPost, trashPost } from '../support/posts.ts'
import { newcomer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

let now = (): Date => new Date()
const server = await sharedServer({}, { now: () => now() })
const { administrator, author, contributor } = server.as

interface Created {
  id: number
  author: number
  autosave: boolean
  created: string
  expires: string
  token: string
  link: string
}

/** The types that have preview links: an unpublished item of each, and the fields that are its texts. */
const types = [
  {
    name: 'Post',
    route: '/cms/v2/posts',
    make: (word: string) => makePost(administrator, { title: word, content: word, status: 'draft' }),
  },
  {
    name: 'Page',
    route: '/cms/v2/pages',
    make: (word: string) => makePage(administrator, { title: word, content: word, status: 'draft' }),
  },
  {
    name: 'Event',
    route: '/cal/events/v1/events',
    make: (word: string) => makeEvent(administrator, { title: word, description: word, slug: word, status: 'draft' }),
  },
  {
    name: 'Venue',
    route: '/cal/events/v1/venues',
    make: (word: string) => makeVenue(administrator, { venue: word, description: word, slug: word, status: 'draft' }),
  },
  {
    name: 'Organizer',
    route: '/cal/events/v1/organizers',
    make: (word: string) => makeOrganizer(administrator, { organizer: word, description: word, slug: word, status: 'draft' }),
  },
]

const send = (
  path: string,
  { as, method = 'GET', body, token }: { as?: keyof typeof server.authorization; method?: string; body?: object; token?: string } = {},
) =>
  fetch(server.restRoot + path, {
    method,
    headers: {
      ...(as && { Authorization: server.authorization[as] }),
      ...(token !== undefined && { 'X-Preview-Token': token }),
      ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })

async function linkTo(item: string, body: object = {}, as: keyof typeof server.authorization = 'administrator'): Promise<Created> {
  const response = await send(`${item}/preview-links`, { as, method: 'POST', body })
  if (response.status !== 201) throw new Error(`${response.status} at ${item}: ${await response.text()}`)
  return (await response.json()) as Created
}

const linkToPost = (id: number, body?: object) => linkTo(`/cms/v2/posts/${id}`, body)
const withToken = (token: string) => createClient({ baseUrl: server.baseUrl, auth: { previewToken: token } })
const readWith = async (token: string, path: string) => send(path, { token })

describe.each(types.map((type) => ({ ...type, operation: `create${type.name}PreviewLink` })))('$operation', ({ route, make }) => {
  it('makes a link with which anyone reads the item, without a trace in caches', async () => {
    const word = newWord()
    const { id } = await make(word)
    const path = `${route}/${id}`
    const { token, link, ...created } = await linkTo(path)
    expect(created).toEqual({
      id: expect.any(Number),
      author: server.ids.administrator,
      autosave: true,
      created: expect.any(String),
      expires: expect.any(String),
    })
    expect(Date.parse(created.expires) - Date.parse(created.created)).toBe(2 * 24 * 60 * 60_000)
    expect(link).toBe(`${server.baseUrl}/?p=${id}&preview_token=${token}`)
    for (const query of ['', '?_envelope', '?_fields=id,title,venue,organizer']) {
      const shown = await readWith(token, path + query)
      expect(shown.status).toBe(200)
      expect(shown.headers.get('Cache-Control')).toBe('no-store')
      expect(await shown.text()).toContain(word)
    }
    for (let time = 0; time < 4; time++) {
      expect((await readWith(token, path)).status).toBe(200)
      expect([401, 403]).toContain((await send(path)).status)
    }
  })

  it('requires the right to edit the item', async () => {
    const { id } = await make(newWord())
    const path = `${route}/${id}/preview-links`
    for (const as of ['subscriber', 'contributor', 'author'] as const)
      expect((await send(path, { as, method: 'POST', body: {} })).status).toBe(403)
    expect((await send(path, { method: 'POST', body: {} })).status).toBe(401)
    expect((await send(`${route}/999999/preview-links`, { as: 'administrator', method: 'POST', body: {} })).status).toBe(404)
  })

  it('can be shorter than a day, up to 30 days long, and needs no body', async () => {
    const { id } = await make(newWord())
    const path = `${route}/${id}`
    const { created, expires } = await linkTo(path, { expires_in: 60, autosave: false })
    expect(Date.parse(expires) - Date.parse(created)).toBe(60_000)
    expect((await send(`${path}/preview-links`, { as: 'administrator', method: 'POST' })).status).toBe(201)
    for (const expires_in of [59, 2_592_001, 'soon'])
      expect(await failureIn(await send(`${path}/preview-links`, { as: 'administrator', method: 'POST', body: { expires_in } }))).toEqual(
        invalid('expires_in'),
      )
  })
})

describe.each(types.map((type) => ({ ...type, operation: `list${type.name}PreviewLinks` })))('$operation', ({ route, make }) => {
  it('has the links that are valid, newest first and without tokens', async () => {
    const { id } = await make(newWord())
    const path = `${route}/${id}`
    const { token: _token, link: _link, ...first } = await linkTo(path)
    const { token, link: _second, ...second } = await linkTo(path, { autosave: false })
    await linkTo(path, { expires_in: 60 })
    await later(61, async () => {
      const listed = await send(`${path}/preview-links`, { as: 'editor' })
      const text = await listed.text()
      expect(JSON.parse(text)).toEqual([second, first])
      expect(text).not.toContain(token.slice(8, 20))
    })
    expect((await send(`${path}/preview-links`, { as: 'author' })).status).toBe(403)
    expect((await send(`${path}/preview-links`, { token })).status).toBe(401)
  })
})

describe.each(types.map((type) => ({ ...type, operation: `delete${type.name}PreviewLink` })))('$operation', ({ route, make }) => {
  it('ends the link at once', async () => {
    const { id } = await make(newWord())
    const path = `${route}/${id}`
    const { token, link: _link, ...link } = await linkTo(path)
    const other = await linkTo(path)
    const place = `${path}/preview-links/${link.id}`
    expect((await send(place, { as: 'author', method: 'DELETE' })).status).toBe(403)
    expect((await send(place, { token, method: 'DELETE' })).status).toBe(401)
    const removed = await send(place, { as: 'administrator', method: 'DELETE' })
    expect(await removed.json()).toEqual({ deleted: true, previous: link })
    expect(await failureIn(await readWith(token, path))).toEqual({ status: 401, code: 'rest_preview_token_revoked' })
    expect((await readWith(other.token, path)).status).toBe(200)
    expect(await failureIn(await send(place, { as: 'administrator', method: 'DELETE' }))).toEqual({
      status: 404,
      code: 'rest_preview_link_not_found',
    })
  })

  it('knows only the links of the item', async () => {
    const [{ id }, { id: otherId }] = [await make(newWord()), await make(newWord())]
    const link = await linkTo(`${route}/${id}`)
    const elsewhere = await send(`${route}/${otherId}/preview-links/${link.id}`, { as: 'administrator', method: 'DELETE' })
    expect(elsewhere.status).toBe(404)
    expect((await readWith(link.token, `${route}/${id}`)).status).toBe(200)
  })
})

/** What `act` does when so many seconds have passed. */
async function later<Result>(seconds: number, act: () => Promise<Result>): Promise<Result> {
  now = () => new Date(Date.now() + seconds * 1000)
  try {
    return await act()
  } finally {
    now = () => new Date()
  }
}

describe('what a preview shows', () => {
  it.each([{ status: 'draft' }, { status: 'pending' }, { status: 'private' }, { date: '2050-01-01T00:00:00' }] as const)(
    'is the item with any status: %j',
    async (fields) => {
      const word = newWord()
      const { id } = await makePost(administrator, { content: word, ...fields })
      const { token } = await linkToPost(id)
      const post = await readPost(withToken(token), id)
      expect(post.content.rendered).toContain(word)
      expect(post.content).not.toHaveProperty('raw')
      expect(post._links.self?.[0]?.targetHints?.allow).toEqual(['GET'])
    },
  )

  it('is open without the password of the item', async () => {
    const word = newWord()
    const post = await makePost(administrator, { content: word, password: 'lantern' })
    expect((await readPost(withToken((await linkToPost(post.id)).token), post.id)).content.rendered).toContain(word)
    const event = await makeEvent(administrator, { description: word, password: 'lantern' })
    const { token } = await linkTo(`/cal/events/v1/events/${event.id}`)
    expect((await readEvent(withToken(token), event.id)).description).toContain(word)
    expect((await readEvent(server.anonymous, event.id)).description).toBe('')
  })

  it('is the newest autosave, until the item is saved again', async () => {
    const [saved, written, final] = [newWord(), newWord(), newWord()]
    const { id } = await makePost(author, { title: saved, content: saved, excerpt: saved, meta: { footnotes: '' } })
    await dataOf(
      administrator.content.POST('/posts/{id}/autosaves', {
        params: { path: { id } },
        body: { title: written, content: `${written} one` },
      }),
    )
    const { token } = await linkToPost(id)
    const preview = withToken(token)
    const shown = await readPost(preview, id)
    expect(shown.title.rendered).toBe(written)
    expect(shown.content.rendered).toContain(`${written} one`)
    expect(shown.excerpt.rendered).toContain(`${written} one`)
    expect((await readPost(withToken((await linkToPost(id, { autosave: false })).token), id)).title.rendered).toBe(saved)
    expect((await readPost(server.anonymous, id)).title.rendered).toBe(saved)
    await dataOf(administrator.content.POST('/posts/{id}/autosaves', { params: { path: { id } }, body: { content: `${written} two` } }))
    expect((await readPost(preview, id)).content.rendered).toContain(`${written} two`)
    await later(2, () => changePost(administrator, id, { title: final }))
    expect((await readPost(preview, id)).title.rendered).toBe(final)
  })

  it('is not a 304 for a copy from before an autosave', async () => {
    const { id } = await makePost(author, { content: 'Saved' })
    const autosave = (content: string) =>
      dataOf(administrator.content.POST('/posts/{id}/autosaves', { params: { path: { id } }, body: { content } }))
    await autosave('One')
    const { token } = await linkToPost(id)
    const path = `${server.restRoot}/cms/v2/posts/${id}`
    const first = await fetch(path, { headers: { 'X-Preview-Token': token } })
    const copy = { 'X-Preview-Token': token, 'If-None-Match': first.headers.get('ETag') ?? '' }
    expect((await fetch(path, { headers: copy })).status).toBe(304)
    await autosave('Two')
    expect((await fetch(path, { headers: copy })).status).toBe(200)
  })

  it('takes from an autosave only what it has', async () => {
    const { id } = await makePost(author, { title: 'Saved', content: 'The text', excerpt: 'The excerpt' })
    await dataOf(administrator.content.POST('/posts/{id}/autosaves', { params: { path: { id } }, body: { title: 'Autosaved' } }))
    const shown = await readPost(withToken((await linkToPost(id)).token), id)
    expect(shown.title.rendered).toBe('Autosaved')
    expect(shown.content.rendered).toContain('The text')
    expect(shown.excerpt.rendered).toContain('The excerpt')
  })

  it('includes what the item embeds as anonymous callers see it, and its own unpublished files', async () => {
    const { id } = await makePost(administrator, { status: 'draft' })
    const own = await uploaded(server, await createImage(600, 400), {
      name: `${newWord()}.png`,
      as: 'administrator',
      fields: { post: String(id) },
    })
    await changePost(administrator, id, { featured_media: own.id, content: `<img src="${own.source_url}" class="wp-image-${own.id}">` })
    const { token } = await linkToPost(id)
    const shown = await dataOf(withToken(token).content.GET('/posts/{id}', { params: { path: { id }, query: { _embed: [] } } }))
    expect(shown._embedded?.['cms:featuredmedia']).toMatchObject([{ id: own.id }])
    expect(shown._embedded?.author).toHaveLength(1)

    const { id: stranger } = await makePost(administrator, { status: 'draft' })
    const hidden = await uploaded(server, await createImage(8, 8), {
      name: `${newWord()}.png`,
      as: 'administrator',
      fields: { post: String(stranger) },
    })
    await changePost(administrator, id, { featured_media: hidden.id })
    const without = await dataOf(withToken(token).content.GET('/posts/{id}', { params: { path: { id }, query: { _embed: [] } } }))
    expect(without._embedded).not.toHaveProperty('cms:featuredmedia')
  })

  it('has files that a browser can load, and no others', async () => {
    const { id } = await makePost(administrator, { status: 'draft' })
    const { id: stranger } = await makePost(administrator, { status: 'draft' })
    const upload = async (post: number) =>
      uploaded(server, await createImage(8, 8), { name: `${newWord()}.png`, as: 'administrator', fields: { post: String(post) } })
    const [own, hidden] = [await upload(id), await upload(stranger)]
    const foreign = 'https://www.example.org/cms-content/uploads/2026/11/a.png'
    const content = [own.source_url, hidden.source_url, foreign].map((url) => `<img src="${url}">`).join('')
    await changePost(administrator, id, { content })
    const { token } = await linkToPost(id)
    const { rendered } = (await readPost(withToken(token), id)).content
    const urls = [...rendered.matchAll(/src="([^"]+)"/g)].map(([, url = '']) => url)
    expect(urls).toEqual([`${own.source_url}?preview_token=${token}`, `${hidden.source_url}?preview_token=${token}`, foreign])
    const file = await fetch(urls[0] ?? '')
    expect([file.status, file.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect((await fetch(urls[1] ?? '')).status).toBe(404)
    expect((await fetch(own.source_url)).status).toBe(404)
    expect((await fetch(`${own.source_url}?preview_token=wrong`)).status).toBe(401)
  })

  it('includes the image and the public venue of an event, but no venue that is a draft', async () => {
    const [open, closed] = [await makeVenue(administrator), await makeVenue(administrator, { status: 'draft' })]
    const event = await makeEvent(administrator, { status: 'draft', venue: open.id })
    const path = `/cal/events/v1/events/${event.id}`
    const { token } = await linkTo(path)
    expect((await readEvent(withToken(token), event.id)).venue).toMatchObject({ id: open.id })
    await changeEvent(administrator, event.id, { venue: closed.id })
    expect((await readEvent(withToken(token), event.id)).venue).toBeNull()
  })

  it('is found by the slug of an event, too', async () => {
    const slug = newWord()
    const event = await makeEvent(administrator, { slug, status: 'draft' })
    const other = await makeEvent(administrator, { slug: newWord(), status: 'draft' })
    const { token } = await linkTo(`/cal/events/v1/events/${event.id}`)
    const bySlug = (of: string) => withToken(token).calendar.GET('/events/by-slug/{slug}', { params: { path: { slug: of } } })
    expect((await dataOf(bySlug(slug))).id).toBe(event.id)
    expect((await failureOf(bySlug(other.slug))).status).toBe(404)
  })

  it('is never the edit context', async () => {
    const { id } = await makePost(administrator, { status: 'draft' })
    const { token } = await linkToPost(id)
    expect(await failureOf(withToken(token).content.GET('/posts/{id}', { params: { path: { id }, query: { context: 'edit' } } }))).toEqual({
      status: 401,
      code: 'rest_forbidden_context',
    })
    const embed = await dataOf(withToken(token).content.GET('/posts/{id}', { params: { path: { id }, query: { context: 'embed' } } }))
    expect(embed.id).toBe(id)
  })
})

describe('a preview token', () => {
  const draft = async (): Promise<{ id: number; token: string; path: string }> => {
    const { id } = await makePost(administrator, { status: 'draft' })
    return { id, token: (await linkToPost(id)).token, path: `/cms/v2/posts/${id}` }
  }

  it('ends when it expires', async () => {
    const { token, path } = await draft()
    const expired = { status: 401, code: 'rest_preview_token_expired' }
    await later(2 * 24 * 60 * 60 - 60, async () => expect((await readWith(token, path)).status).toBe(200))
    await later(2 * 24 * 60 * 60 + 1, async () => expect(await failureIn(await readWith(token, path))).toEqual(expired))
  })

  it('is rejected everywhere if it is wrong, and never treated as anonymous', async () => {
    const { token, path } = await draft()
    const [random = '', expires = '', signature = ''] = token.split('.')
    const wrong = [
      '',
      'x',
      'preview_',
      token.slice(0, -1),
      `${token}A`,
      `${random.slice(0, -1)}${random.endsWith('A') ? 'B' : 'A'}.${expires}.${signature}`,
      `${random}.${(parseInt(expires, 36) + 1).toString(36)}.${signature}`,
      `${random}.zzzzzzzzzz.${signature}`,
      `${token}, ${token}`,
    ]
    for (const given of wrong)
      for (const place of [path, '/cms/v2/posts', '/cal/events/v1/events', '/'])
        expect(await failureIn(await readWith(given, place))).toEqual({ status: 401, code: 'rest_preview_token_invalid' })
  })

  it('is for one item: others are as anonymous callers see them', async () => {
    const { token } = await draft()
    const [hidden, open] = [await makePost(administrator, { status: 'draft' }), await makePost(administrator)]
    expect(await failureOf(withToken(token).content.GET('/posts/{id}', { params: { path: { id: hidden.id } } }))).toEqual({
      status: 403,
      code: 'rest_preview_token_mismatch',
    })
    const event = await makeEvent(administrator, { status: 'draft' })
    expect(await failureOf(withToken(token).calendar.GET('/events/{id}', { params: { path: { id: event.id } } }))).toEqual({
      status: 403,
      code: 'rest_preview_token_mismatch',
    })
    const read = await readWith(token, `/cms/v2/posts/${open.id}`)
    expect([read.status, read.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect((await readWith(token, '/cms/v2/posts/999999')).status).toBe(404)
  })

  it('is not sent together with a password', async () => {
    const { token, path } = await draft()
    const both = { 'X-Preview-Token': token, Authorization: server.authorization.administrator }
    expect(await failureIn(await fetch(server.restRoot + path, { headers: both }))).toEqual({
      status: 401,
      code: 'rest_invalid_credentials',
    })
  })

  it('ends with its item: in the trash, and when it is deleted', async () => {
    const { id, token, path } = await draft()
    const revoked = { status: 401, code: 'rest_preview_token_revoked' }
    await trashPost(administrator, id)
    expect(await failureIn(await readWith(token, path))).toEqual(revoked)
    await changePost(administrator, id, { status: 'draft' })
    expect((await readWith(token, path)).status).toBe(200)
    await dataOf(administrator.content.DELETE('/posts/{id}', { params: { path: { id }, query: { force: true } } }))
    expect(await failureIn(await readWith(token, path))).toEqual(revoked)
  })

  it('ends when its creator may no longer edit the item', async () => {
    const writer = await newcomer(server, 'author')
    const { id } = await makePost(writer.client, { status: 'draft' })
    const body = { expires_in: 3600 }
    const { token } = await dataOf(writer.client.content.POST('/posts/{id}/preview-links', { params: { path: { id } }, body }))
    const path = `/cms/v2/posts/${id}`
    expect((await readWith(token, path)).status).toBe(200)
    await changeRole(server.context, writer.id, 'subscriber')
    expect(await failureIn(await readWith(token, path))).toEqual({ status: 401, code: 'rest_preview_token_revoked' })
    const list = administrator.content.GET('/posts/{id}/preview-links', { params: { path: { id } } })
    expect(await dataOf(list)).toEqual([])
  })

  it('of a contributor ends when the item is published by somebody else', async () => {
    const { id } = await makePost(contributor, { status: 'draft' })
    const { token } = await dataOf(contributor.content.POST('/posts/{id}/preview-links', { params: { path: { id } } }))
    expect((await readWith(token, `/cms/v2/posts/${id}`)).status).toBe(200)
    await changePost(administrator, id, { status: 'publish' })
    expect((await readWith(token, `/cms/v2/posts/${id}`)).status).toBe(401)
  })

  it('is not stored', async () => {
    const { token } = await draft()
    const rows = JSON.stringify(await server.context.db.selectFrom('preview_links').selectAll().execute())
    for (const part of token.slice('preview_'.length).split('.')) if (part.length > 10) expect(rows).not.toContain(part)
  })
})

describe('the page of a preview link', () => {
  it.each(types)('shows the item as it would be published, and is not stored: $name', async ({ route, make }) => {
    const word = newWord()
    const { id } = await make(word)
    const { link } = await linkTo(`${route}/${id}`)
    const page = await fetch(link)
    expect([page.status, page.headers.get('Cache-Control'), page.headers.get('X-Robots-Tag')]).toEqual([200, 'no-store', 'noindex'])
    const html = await page.text()
    expect(html).toMatch(new RegExp(`<h1>${word}</h1>`))
    expect(html).not.toContain('preview_token=')
    expect((await fetch(`${server.baseUrl}/?p=${id}`)).status).toBe(404)
  })

  it('shows the autosave, without the password of the item, with its files', async () => {
    const word = newWord()
    const { id } = await makePost(author, { password: 'lantern' })
    const image = await uploaded(server, await createImage(600, 400), { name: `${newWord()}.png`, fields: { post: String(id) } })
    await changePost(administrator, id, { featured_media: image.id })
    const body = { content: `<p>${word}</p><img src="${image.source_url}">` }
    await dataOf(administrator.content.POST('/posts/{id}/autosaves', { params: { path: { id } }, body }))
    const { link, token } = await linkToPost(id)
    const html = await (await fetch(link)).text()
    expect(html).toContain(word)
    expect(html).toContain(`<meta property="og:image" content="${image.source_url}?preview_token=${token}">`)
    expect(html).toContain(`src="${image.source_url}?preview_token=${token}"`)
  })

  it('says why it shows nothing', async () => {
    const { id } = await makePost(administrator, { status: 'draft' })
    const { id: other } = await makePost(administrator, { status: 'draft' })
    const { link, token } = await linkToPost(id)
    const pageAt = async (url: string): Promise<[number, string]> => {
      const page = await fetch(url)
      expect(page.headers.get('Cache-Control')).toBe('no-store')
      return [page.status, /<h1>Preview<\/h1>\n<p>(.*?)<\/p>/.exec(await page.text())?.[1] ?? '']
    }
    expect(await pageAt(link.replace(`p=${id}`, `p=${other}`))).toEqual([403, 'The preview link is for another item.'])
    expect(await pageAt(`${server.baseUrl}/?preview_token=${token}`)).toEqual([403, 'The preview link is for another item.'])
    expect(await pageAt(`${link}x`)).toEqual([401, 'The preview token is wrong. Send the whole token, as it was created.'])
    await later(2 * 24 * 60 * 60 + 1, async () =>
      expect(await pageAt(link)).toEqual([401, 'The preview link has expired. Ask for a new one.']),
    )
    await trashPost(administrator, id)
    expect(await pageAt(link)).toEqual([401, 'The preview link has ended. Ask for a new one.'])
  })
})
