// The files of unpublished and protected items: neither a file nor its renditions are served to callers who may not read the item.
import { describe, expect, it } from '@jest/globals'
import { dataOf, failureOf } from '../support/responses.ts'
import { makeEvent, makeVenue } from '../support/calendar.ts'
import { headersOf, notEditors } from '../support/leaks.ts'
import type { Who } from '../support/leaks.ts'
import { fetched, createImage, uploaded } from '../support/media.ts'
import type { Media } from '../support/media.ts'
import { changePage, erasePage, makePage, trashPage } from '../support/pages.ts'
import { changePost, makePost, readPost, trashPost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { administrator, author } = server.as
const image = await createImage(400, 300)

const PASSWORD = 'lantern & key'

/** An image with renditions that is attached to the item. */
const attachedTo = ({ id }: { id: number }, as: 'administrator' | 'author' = 'administrator', fields: Record<string, string> = {}) =>
  uploaded(server, image, { name: 'secret.png', as, fields: { post: String(id), ...fields } })

const filesOf = ({ source_url, media_details: { sizes } }: Media): string[] => [
  ...new Set([source_url, ...Object.values(sizes).map((size) => size.source_url)]),
]

async function request(url: string, who: Who, init: RequestInit = {}) {
  const response = await fetch(url, { ...init, headers: { ...headersOf(server, who), ...(init.headers as Record<string, string>) } })
  await response.arrayBuffer()
  return { status: response.status, caching: response.headers.get('Cache-Control'), tag: response.headers.get('ETag') ?? '' }
}

async function expectHidden(file: Media): Promise<void> {
  const { tag } = await request(file.source_url, 'administrator')
  const known = { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' }
  for (const url of filesOf(file))
    for (const who of notEditors) {
      const statuses = [
        await request(url, who),
        await request(url, who, { method: 'HEAD' }),
        await request(url, who, { headers: { Range: 'bytes=0-3' } }),
        await request(url, who, { headers: known }),
      ].map(({ status }) => status)
      expect([who, url, ...statuses]).toEqual([who, url, 404, 404, 404, 404])
    }
}

async function expectShown(file: Media, who: Who): Promise<void> {
  for (const url of filesOf(file))
    expect([who, await request(url, who)]).toMatchObject([who, { status: 200, caching: 'private, no-store' }])
}

const states: [string, () => Promise<{ id: number }>][] = [
  ['a draft', () => makePost(administrator, { status: 'draft' })],
  ['a pending post', () => makePost(administrator, { status: 'pending' })],
  ['a private page', () => makePage(administrator, { status: 'private' })],
  ['a scheduled page', () => makePage(administrator, { date: '2050-01-01T00:00:00' })],
  ['a post in the trash', async () => trashPost(administrator, (await makePost(administrator)).id)],
  ['a protected post', () => makePost(administrator, { password: PASSWORD })],
  ['a protected page in the trash', async () => trashPage(administrator, (await makePage(administrator, { password: PASSWORD })).id)],
  ['a draft of an event', () => makeEvent(administrator, { status: 'draft' })],
  ['a protected event', () => makeEvent(administrator, { password: PASSWORD })],
  ['a draft of a venue', () => makeVenue(administrator, { status: 'draft' })],
]

describe('the files of an item that is not public', () => {
  it.each(states)('are served only to those who may read it: %s', async (_what, make) => {
    const file = await attachedTo(await make())
    expect(filesOf(file).length).toBeGreaterThan(2)
    await expectHidden(file)
    await expectShown(file, 'editor')
    await expectShown(file, 'administrator')
  })

  it('are served to the author of the item', async () => {
    const post = await makePost(author, { status: 'draft' })
    const theirs = await attachedTo(post, 'administrator')
    await expectShown(theirs, 'author')
    const own = await attachedTo(post, 'author')
    await expectShown(own, 'author')
    for (const url of filesOf(own)) expect(await request(url, 'contributor')).toMatchObject({ status: 404 })
  })

  it('are hidden and shown again with the item', async () => {
    const page = await makePage(administrator)
    const file = await attachedTo(page)
    const before = await request(file.source_url, 'anonymous')
    expect(before).toMatchObject({ status: 200, caching: 'public, no-cache, no-transform' })
    const again = { headers: { 'If-None-Match': before.tag, 'Cache-Control': 'max-age=0' } }
    expect(await request(file.source_url, 'anonymous', again)).toMatchObject({ status: 304, caching: 'public, no-cache, no-transform' })
    for (const fields of [{ status: 'draft' }, { status: 'publish', password: PASSWORD }] as const) {
      await changePage(administrator, page.id, fields)
      await expectHidden(file)
    }
    await changePage(administrator, page.id, { password: '' })
    for (const url of filesOf(file)) expect(await request(url, 'anonymous')).toMatchObject({ status: 200 })
  })

  it('stay hidden when it is deleted permanently; those of a public item stay public', async () => {
    const [draft, shielded, open] = [
      await makePage(administrator, { status: 'draft' }),
      await makePage(administrator, { password: PASSWORD }),
      await makePage(administrator),
    ]
    const files = [await attachedTo(draft), await attachedTo(shielded)]
    const shown = await attachedTo(open)
    await trashPage(administrator, shielded.id)
    await trashPage(administrator, open.id)
    for (const { id } of [draft, shielded, open]) await erasePage(administrator, id)
    for (const file of files) {
      await expectHidden(file)
      await expectShown(file, 'editor')
    }
    for (const url of filesOf(shown)) expect(await request(url, 'anonymous')).toMatchObject({ status: 200 })
  })
})

describe('the files of a protected item', () => {
  it('are served with the password and Cache-Control: no-store', async () => {
    const post = await makePost(administrator, { password: PASSWORD })
    const file = await attachedTo(post)
    for (const url of filesOf(file)) {
      const withPassword = (password: string) => request(`${url}?${new URLSearchParams({ password }).toString()}`, 'anonymous')
      expect(await withPassword(PASSWORD)).toMatchObject({ status: 200, caching: 'private, no-store' })
      for (const wrong of ['', 'lantern', `${PASSWORD}\0`, '%']) expect(await withPassword(wrong)).toMatchObject({ status: 404 })
      expect(await request(`${url}?password=${PASSWORD}&password=x`, 'anonymous')).toMatchObject({ status: 404 })
    }
  })

  it('stay hidden, even with the password, if the file or the item is not public', async () => {
    const trashed = await makePost(administrator, { password: PASSWORD })
    const hidden = await attachedTo(trashed)
    await trashPost(administrator, trashed.id)
    const hiddenItself = await attachedTo(await makePost(administrator, { password: PASSWORD }), 'administrator', { status: 'private' })
    const query = new URLSearchParams({ password: PASSWORD }).toString()
    for (const { source_url } of [hidden, hiddenItself])
      expect(await request(`${source_url}?${query}`, 'anonymous')).toMatchObject({ status: 404 })
  })

  it('are neither listed, counted nor returned to callers who may not read it', async () => {
    const post = await makePost(administrator, { password: PASSWORD })
    const file = await attachedTo(post)
    await changePost(administrator, post.id, { featured_media: file.id })
    for (const client of [server.anonymous, server.as.contributor]) {
      for (const query of [{ parent: [post.id] }, { include: [file.id] }, { search: 'secret', parent: [post.id] }]) {
        const { data, response } = await client.content.GET('/media', { params: { query } })
        expect([data, response.headers.get('X-CMS-Total')]).toEqual([[], '0'])
      }
      expect(await failureOf(client.content.GET('/media/{id}', { params: { path: { id: file.id } } }))).toMatchObject({
        code: 'rest_forbidden',
      })
      expect(JSON.stringify(await readPost(client, post.id, { _embed: [] }))).not.toContain('secret')
    }
    const { data: listed } = await server.as.editor.content.GET('/media', { params: { query: { parent: [post.id] } } })
    expect(listed).toMatchObject([{ id: file.id }])
    expect((await fetch(file.link, { redirect: 'manual' })).status).toBe(404)
  })

  it('are not shown as the image of a protected event', async () => {
    const event = await makeEvent(administrator, { password: PASSWORD })
    const file = await attachedTo(event)
    await dataOf(administrator.calendar.PATCH('/events/{id}', { params: { path: { id: event.id } }, body: { image: String(file.id) } }))
    const read = (client: typeof author) => dataOf(client.calendar.GET('/events/{id}', { params: { path: { id: event.id } } }))
    expect((await read(server.anonymous)).image).toBeNull()
    expect((await read(administrator)).image).toMatchObject({ id: file.id })
  })
})

describe('the files of a public item', () => {
  it('are served to everybody and revalidated each time', async () => {
    for (const file of [await attachedTo(await makePost(administrator)), await uploaded(server, image)])
      for (const url of filesOf(file)) {
        await fetched(url)
        for (const who of ['anonymous', 'subscriber', 'editor'] as const)
          expect(await request(url, who)).toMatchObject({ status: 200, caching: 'public, no-cache, no-transform' })
      }
  })
})
