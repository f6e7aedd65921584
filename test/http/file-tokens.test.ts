// Files that are not public, in the browser of a user: images are loaded without credentials, so their URLs have a token, for the user alone.
import { describe, expect, it } from '@jest/globals'
import { changeRole, removeAccount } from '../support/accounts.ts'
import { makeEvent, readEvent } from '../support/calendar.ts'
import { clockAt } from '../support/clock.ts'
import { createImage, fetched, upload, uploaded, withoutFileTokens } from '../support/media.ts'
import type { Media } from '../support/media.ts'
import { changePost, makePost, newWord, readPost } from '../support/posts.ts'
import type { Post } from '../support/posts.ts'
import { dataOf } from '../support/responses.ts'
import { shareableDatabase, startSecond } from '../support/second-server.ts'
import { newcomer, startServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const clock = clockAt('2026-03-10T09:00:00')
const server = await sharedServer({}, { now: clock.now })
const { administrator, author } = server.as
const TOKEN = /\?preview_token=preview_[\w.-]+$/

const send = (url: string, as?: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url.startsWith('/') ? server.restRoot + url : url, { headers: { ...(as && { Authorization: as }), ...headers } })
const statusOf = async (url: string, headers: Record<string, string> = {}): Promise<number> => (await fetch(url, { headers })).status

const readMedia = async (id: number, as = server.authorization.author, query = 'context=edit'): Promise<Media> =>
  (await (await send(`/cms/v2/media/${id}?${query}`, as)).json()) as Media

/** A draft of the author with an image. The URLs of the file are those that are stored. */
async function draftWithImage(client = author): Promise<{ post: Post; file: Media }> {
  const post = await makePost(client, { status: 'draft' })
  const file = await uploaded(server, await createImage(600, 400), { name: `${newWord()}.png`, fields: { post: String(post.id) } })
  return { post, file }
}

/** What the image, cover, media-text and file blocks of an editor store. */
const blocksWith = (url: string, { id }: Media): string =>
  [
    `<!-- wp:image {"id":${id},"linkDestination":"media"} -->\n<figure class="wp-block-image"><a href="${url}"><img src="${url}" alt="" class="wp-image-${id}" /></a></figure>\n<!-- /wp:image -->`,
    `<!-- wp:cover {"url":"${url}","id":${id},"dimRatio":50} -->\n<div class="wp-block-cover"><img class="wp-block-cover__image-background wp-image-${id}" alt="" src="${url}" data-object-fit="cover" /></div>\n<!-- /wp:cover -->`,
    `<!-- wp:file {"id":${id},"href":"${url}"} -->\n<div class="wp-block-file"><a href="${url}">File</a></div>\n<!-- /wp:file -->`,
  ].join('\n\n')

describe('the URLs of a file that is not public', () => {
  it('load without credentials, in all places where its author reads them', async () => {
    const { post, file } = await draftWithImage()
    const created = (await (
      await upload(server, await createImage(600, 400), { name: `${newWord()}.png`, fields: { post: String(post.id) } })
    ).json()) as Media
    const read = await readMedia(file.id)
    await changePost(author, post.id, { content: blocksWith(file.source_url, file), featured_media: file.id })
    const { content } = await readPost(author, post.id, { context: 'edit' })
    const embedding = (await (await send(`/cms/v2/posts/${post.id}?_embed`, server.authorization.author)).json()) as {
      _embedded: Record<string, Media[]>
    }
    const urlsIn = (html: string) => [...html.matchAll(/"(http[^"\s]+\.png[^"\s]*)"/g)].map(([, url = '']) => url)
    const inRaw = urlsIn(content.raw ?? '')
    const inSrcset = [...content.rendered.matchAll(/(http\S+\.png\S*) \d+w/g)].map(([, url = '']) => url)
    const urls = [
      created.source_url,
      read.source_url,
      read.guid.raw ?? '',
      read.guid.rendered,
      ...Object.values(read.media_details.sizes).map(({ source_url }) => source_url),
      embedding._embedded['cms:featuredmedia']?.[0]?.source_url ?? '',
      ...inRaw,
      ...urlsIn(content.rendered),
      ...inSrcset,
    ]
    expect(inRaw).toHaveLength(6)
    expect(inSrcset.length).toBeGreaterThan(1)
    for (const url of new Set(urls)) {
      expect(url).toMatch(TOKEN)
      const response = await send(url)
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
      expect(await statusOf(withoutFileTokens(url))).toBe(404)
    }
  })

  it('are the same in the attributes of a block and in its HTML, so that an editor finds the block valid', async () => {
    const { post, file } = await draftWithImage()
    await changePost(author, post.id, { content: blocksWith(file.source_url, file) })
    const { content } = await readPost(author, post.id, { context: 'edit' })
    const { source_url } = await readMedia(file.id)
    expect(content.raw).toBe(blocksWith(source_url, file))
  })

  it('have a token in the response to a write, in a batch, in lists and in an envelope', async () => {
    const { post, file } = await draftWithImage()
    const content = `<img src="${file.source_url}">`
    const as = { Authorization: server.authorization.author, 'Content-Type': 'application/json' }
    const write = (path: string, body: object) =>
      fetch(server.restRoot + path, { method: 'POST', headers: as, body: JSON.stringify(body) }).then((response) => response.text())
    const texts = [
      await write(`/cms/v2/posts/${post.id}`, { content }),
      await write(`/cms/v2/posts/${post.id}/autosaves`, { content }),
      await write('/batch/v1', { requests: [{ method: 'PUT', path: `/cms/v2/posts/${post.id}`, body: { content } }] }),
      await (await send(`/cms/v2/posts?status=draft&include=${post.id}&context=edit`, server.authorization.author)).text(),
      await (await send(`/cms/v2/posts/${post.id}?_envelope&_fields=content`, server.authorization.author)).text(),
    ]
    for (const text of texts) expect(text).toContain('preview_token=preview_')
  })

  it('have a token in the image of an event', async () => {
    const event = await makeEvent(administrator, { status: 'draft' })
    const file = await uploaded(server, await createImage(8, 8), {
      as: 'administrator',
      name: 'event.png',
      fields: { post: String(event.id) },
    })
    await dataOf(administrator.calendar.POST('/events/{id}', { params: { path: { id: event.id } }, body: { image: String(file.id) } }))
    const { image } = await readEvent(administrator, event.id)
    expect(image && image.url).toMatch(TOKEN)
  })

  it('have none for callers who may not see it, and the token of each who may', async () => {
    const { post, file } = await draftWithImage()
    const shown = await makePost(author, { content: `<img src="${file.source_url}">` })
    const tokens = new Map<string, string | undefined>()
    for (const who of ['administrator', 'editor', 'author', 'contributor', 'subscriber'] as const) {
      const text = await (await send(`/cms/v2/posts/${shown.id}`, server.authorization[who])).text()
      tokens.set(who, /preview_token=(preview_[\w.-]+)/.exec(text)?.[1])
    }
    expect(new Set([...tokens.values()].filter(Boolean)).size).toBe(3)
    expect([tokens.get('contributor'), tokens.get('subscriber')]).toEqual([undefined, undefined])
    for (let time = 0; time < 3; time++) expect(await (await send(`/cms/v2/posts/${shown.id}`)).text()).not.toContain('preview_token')
    await changePost(author, post.id, { status: 'publish' })
    expect((await readMedia(file.id)).source_url).toBe(file.source_url)
  })

  it.each([
    ['the query of an image', (url: string) => `<img src="https://evil.test/?u=${url}">`],
    ['what looks like a block', (url: string) => `<img src='https://evil.test/?u=<!-- wp:image {"url":"${url}"} -->'>`],
    ['an attribute of a block', (url: string) => `<!-- wp:image {"url":"https://evil.test/?u=${url}"} --><p></p><!-- /wp:image -->`],
    ['a text of an attribute of a block', (url: string) => `<!-- wp:x {"a":"<img src=\\"https://evil.test/?\\"${url}\\"\\">"} /-->`],
    ['a site whose name begins like this one', (url: string) => `<img src="${url.replace('/cms-content', '.evil.test/cms-content')}">`],
  ])('have none within the URL of another site: %s', async (_what, contentWith) => {
    const { file } = await draftWithImage()
    const { id } = await makePost(administrator, { content: contentWith(file.source_url) })
    const text = await (await send(`/cms/v2/posts/${id}?context=edit`, server.authorization.administrator)).text()
    expect(text).toContain('evil.test')
    expect(text).not.toContain('preview_token')
  })

  it('stay the same for hours, and change before they end', async () => {
    const { file } = await draftWithImage()
    const first = await send(`/cms/v2/media/${file.id}?context=edit`, server.authorization.author)
    const { source_url } = (await first.json()) as Media
    const again = (time: string) => {
      clock.itIs(time)
      return send(`/cms/v2/media/${file.id}?context=edit`, server.authorization.author, {
        'If-None-Match': first.headers.get('ETag') ?? '',
      })
    }
    expect((await again('2026-03-10T11:59:00')).status).toBe(304)
    const later = await again('2026-03-10T12:01:00')
    expect(later.status).toBe(200)
    const { source_url: next } = (await later.json()) as Media
    expect(next).not.toBe(source_url)
    clock.itIs('2026-03-10T23:59:00')
    expect(await statusOf(source_url)).toBe(200)
    clock.itIs('2026-03-11T00:01:00')
    expect(await statusOf(source_url)).toBe(401)
    expect(await statusOf(next)).toBe(200)
    clock.itIs('2026-03-10T09:00:00')
  })

  it('change the entity tag of an item that shows the file when they do', async () => {
    const { post, file } = await draftWithImage()
    await changePost(author, post.id, { content: `<p><a href="${file.source_url}">File</a></p>` })
    const read = (tag = '') => send(`/cms/v2/posts/${post.id}`, server.authorization.author, { 'If-None-Match': tag })
    const tag = (await read()).headers.get('ETag') ?? ''
    expect((await read(tag)).status).toBe(304)
    clock.itIs('2026-03-10T12:01:00')
    expect((await read(tag)).status).toBe(200)
    clock.itIs('2026-03-10T09:00:00')
  })
})

describe('the token of a file', () => {
  const withImage = async (role: 'author' | 'editor' = 'author') => {
    const user = await newcomer(server, role)
    const { file } = await draftWithImage()
    const own = await makePost(user.client, { status: 'draft' })
    const response = await fetch(`${server.restRoot}/cms/v2/media?post=${own.id}`, {
      method: 'POST',
      headers: { Authorization: user.authorization, 'Content-Disposition': `attachment; filename=${newWord()}.png` },
      body: new Uint8Array(await createImage(8, 8)),
    })
    return { user, other: file, file: (await response.json()) as Media }
  }

  it('opens no other file, not even one that its user may see', async () => {
    const { file } = await draftWithImage()
    const { file: other } = await draftWithImage()
    const { source_url } = await readMedia(file.id)
    expect(await statusOf(source_url)).toBe(200)
    expect(await statusOf(other.source_url + (TOKEN.exec(source_url)?.[0] ?? ''))).toBe(404)
  })

  it('ends at once when its user is deleted, or may no longer see the file', async () => {
    const { user, file } = await withImage()
    expect(await statusOf(file.source_url)).toBe(200)
    await removeAccount(server.context, user.id, server.ids.administrator)
    expect(await statusOf(file.source_url)).toBe(401)

    const editor = await newcomer(server, 'editor')
    const { file: others } = await draftWithImage()
    const { source_url } = await readMedia(others.id, editor.authorization)
    expect(await statusOf(source_url)).toBe(200)
    await changeRole(server.context, editor.id, 'subscriber')
    expect(await statusOf(source_url)).toBe(404)
  })

  it('is not needed for a file that has become public, nor in the way after it has ended', async () => {
    const { post, file } = await draftWithImage()
    const { source_url } = await readMedia(file.id)
    await changePost(author, post.id, { status: 'publish' })
    clock.itIs('2026-03-20T09:00:00')
    const response = await send(source_url)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    clock.itIs('2026-03-10T09:00:00')
  })

  it('is ignored where a program sends its credentials with the URL', async () => {
    const { file } = await draftWithImage()
    const { source_url } = await readMedia(file.id)
    expect((await send(source_url, server.authorization.author)).status).toBe(200)
    expect((await send(source_url, server.authorization.contributor)).status).toBe(404)
  })

  it('opens neither the API nor a page', async () => {
    const { post, file } = await draftWithImage()
    const { source_url } = await readMedia(file.id)
    const token = new URL(source_url).searchParams.get('preview_token') ?? ''
    const headers = { 'X-Preview-Token': token }
    expect([401, 403]).toContain((await send(`/cms/v2/posts/${post.id}`, undefined, headers)).status)
    expect([401, 403]).toContain((await send(`/cms/v2/media/${file.id}`, undefined, headers)).status)
    for (const query of [`p=${post.id}&preview_token=${token}`, `preview_id=${post.id}&preview_nonce=${token}&preview=true`])
      expect(await statusOf(`${server.baseUrl}/?${query}`)).toBe(403)
  })

  it.each([
    ['has no signature of this site', 'preview_1.2.zzzzzz.AAAAAAAAAAAAAAAAAAAAAA'],
    ['has numbers that are too large', 'preview_zzzzzzzzzzz.zzzzzzzzzzz.zzzzzzzzz.x'],
    ['is empty', 'preview_'],
    ['is cut off', 'preview_1.2'],
    ['is long', `preview_${'1.'.repeat(5_000)}`],
    ['has too many parts', 'preview_1.2.3.4.5.6'],
    ['is a NUL', '%00'],
  ])('that %s is a 401', async (_what, token) => {
    const { file } = await draftWithImage()
    expect(await statusOf(`${file.source_url}?preview_token=${token}`)).toBe(401)
  })

  it('is signed: another user, another item or a later end are wrong', async () => {
    const { file } = await draftWithImage()
    const { source_url } = await readMedia(file.id)
    const [before = '', token = ''] = source_url.split('preview_token=')
    const [user, item, end, signature] = token.slice('preview_'.length).split('.')
    const statusWith = (...parts: (string | undefined)[]) => statusOf(`${before}preview_token=preview_${parts.join('.')}`)
    expect(await statusWith(user, item, end, signature)).toBe(200)
    expect(await statusWith('1', item, end, signature)).toBe(401)
    expect(await statusWith(user, '1', end, signature)).toBe(401)
    expect(await statusWith(user, item, 'zzzzzz', signature)).toBe(401)
    expect(await statusWith(`${user}${item}`, end, signature)).toBe(401)
  })
})

it('opens a file in another process on the same database', async () => {
  const first = await startServer(shareableDatabase())
  const second = await startSecond(first)
  try {
    const post = await makePost(first.as.author, { status: 'draft' })
    const response = await upload(first, await createImage(8, 8), { name: 'two.png', fields: { post: String(post.id) } })
    const { source_url } = (await response.json()) as Media
    const path = source_url.slice(first.baseUrl.length)
    expect((await fetched(second.baseUrl + path)).length).toBeGreaterThan(0)
    const { id } = await newcomer(first, 'editor')
    await removeAccount(first.context, first.ids.author, id)
    expect(await statusOf(second.baseUrl + path)).toBe(401)
  } finally {
    await second.close()
    await first.close()
  }
})
