// Previews as an editor opens them in a window of the browser: with the link of an autosave, or at the URL of a draft.
import { describe, expect, it } from '@jest/globals'
import { changeRole, removeAccount } from '../support/accounts.ts'
import { clockAt } from '../support/clock.ts'
import { createImage, uploaded } from '../support/media.ts'
import { makePage } from '../support/pages.ts'
import { changePost, makePost, newWord, trashPost } from '../support/posts.ts'
import { dataOf } from '../support/responses.ts'
import { shareableDatabase, startSecond } from '../support/second-server.ts'
import { newcomer, startServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'
import type { Client } from '../../client/index.ts'

const clock = clockAt('2026-03-10T09:00:00')
const server = await sharedServer({}, { now: clock.now })
const { editor, author } = server.as

const autosave = (client: Client, id: number, body: { title?: string; content?: string }) =>
  dataOf(client.content.POST('/posts/{id}/autosaves', { params: { path: { id } }, body }))
/** The preview of what the user has written and not saved. */
const previewOf = async (client: Client, id: number, content: string): Promise<string> =>
  (await autosave(client, id, { content })).preview_link ?? ''

async function page(url: string, headers: Record<string, string> = {}): Promise<{ status: number; html: string; caching: string | null }> {
  const response = await fetch(url, { headers })
  return { status: response.status, html: await response.text(), caching: response.headers.get('Cache-Control') }
}

describe('the preview link of an autosave', () => {
  it('shows the texts of the autosave in place of those that are published', async () => {
    const [old, written] = [newWord(), newWord()]
    const { id, link } = await makePost(author, { content: old })
    const { status, html, caching } = await page(await previewOf(author, id, written))
    expect([status, caching, html.includes(written), html.includes(old)]).toEqual([200, 'no-store', true, false])
    expect((await page(link)).html).toContain(old)
  })

  it('shows the draft of another user, and a page', async () => {
    const [old, written] = [newWord(), newWord()]
    const { id } = await makePost(author, { content: old, status: 'draft' })
    expect((await page(await previewOf(editor, id, written))).html).toContain(written)
    const { id: pageId } = await makePage(editor, { content: old })
    const saved = await dataOf(
      editor.content.POST('/pages/{id}/autosaves', { params: { path: { id: pageId } }, body: { content: written } }),
    )
    expect((await page(saved.preview_link ?? '')).html).toContain(written)
  })

  it('shows the autosave of its user, not a newer one of another', async () => {
    const [mine, theirs] = [newWord(), newWord()]
    const { id } = await makePost(author)
    const link = await previewOf(author, id, mine)
    await previewOf(editor, id, theirs)
    const { html } = await page(link)
    expect([html.includes(mine), html.includes(theirs)]).toEqual([true, false])
  })

  it('shows the item again once it has been saved', async () => {
    const [written, saved] = [newWord(), newWord()]
    const { id } = await makePost(author)
    const link = await previewOf(author, id, written)
    clock.itIs('2026-03-10T09:00:05')
    await changePost(author, id, { content: saved })
    clock.itIs('2026-03-10T09:00:00')
    expect((await page(link)).html).toContain(saved)
  })

  it('shows images that are not public, and the featured image that is chosen but not saved', async () => {
    const post = await makePost(author, { status: 'draft' })
    const upload = async () => uploaded(server, await createImage(8, 8), { name: `${newWord()}.png`, fields: { post: String(post.id) } })
    const [shown, featured] = [await upload(), await upload()]
    const link = await previewOf(editor, post.id, `<img src="${shown.source_url}">`)
    const { html } = await page(`${link}&_thumbnail_id=${featured.id}`)
    const images = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, url = '']) => url)
    expect(images.map((url) => url.replace(/\?.*/, '')).sort()).toEqual([shown.source_url, featured.source_url].sort())
    for (const url of images) expect((await fetch(url)).status).toBe(200)
  })

  it('ends after an hour or two', async () => {
    const { id } = await makePost(author)
    const link = await previewOf(author, id, newWord())
    clock.itIs('2026-03-10T10:59:00')
    expect((await page(link)).status).toBe(200)
    clock.itIs('2026-03-10T11:01:00')
    expect((await page(link)).status).toBe(401)
    clock.itIs('2026-03-10T09:00:00')
  })

  it('ends at once when its user may no longer edit the item, is deleted, or the item is in the trash', async () => {
    const [demoted, gone] = [await newcomer(server, 'editor'), await newcomer(server, 'editor')]
    const { id } = await makePost(author)
    const links = [await previewOf(demoted.client, id, newWord()), await previewOf(gone.client, id, newWord())]
    expect(await Promise.all(links.map(async (link) => (await page(link)).status))).toEqual([200, 200])
    await changeRole(server.context, demoted.id, 'author')
    await removeAccount(server.context, gone.id, server.ids.administrator)
    expect(await Promise.all(links.map(async (link) => (await page(link)).status))).toEqual([401, 401])
    const own = await previewOf(author, id, newWord())
    await trashPost(author, id)
    expect((await page(own)).status).toBe(401)
  })

  it('shows no other item', async () => {
    const { id } = await makePost(author)
    const word = newWord()
    const other = await makePost(author, { content: word, status: 'draft' })
    const link = await previewOf(author, id, newWord())
    const { status, html } = await page(link.replace(`preview_id=${id}`, `preview_id=${other.id}`))
    expect([status, html.includes(word)]).toEqual([403, false])
    expect((await page(link.replace(`preview_id=${id}`, 'preview_id=99999999999999'))).status).toBe(403)
    expect((await page(link.replace(/preview_nonce=[^&]+/, 'preview_nonce=a1b2c3'))).status).toBe(401)
  })

  it('is opened by another process on the same database', async () => {
    const first = await startServer(shareableDatabase())
    const second = await startSecond(first)
    try {
      const word = newWord()
      const { id } = await makePost(first.as.author)
      const link = await previewOf(first.as.author, id, word)
      expect((await page(link.replace(first.baseUrl, second.baseUrl))).html).toContain(word)
    } finally {
      await second.close()
      await first.close()
    }
  })
})

describe('the URL of a draft with preview=true', () => {
  const callFrom = (site: string, authorization = server.authorization.author, sent: Record<string, string> = {}) =>
    fetch(`${server.restRoot}/cms/v2/posts`, { headers: { Authorization: authorization, 'Sec-Fetch-Site': site, ...sent } })
  const cookieOf = (response: Response): string => (response.headers.get('Set-Cookie') ?? '').replace(/;.*/s, '')

  it('shows the draft in a browser in which its user has just called the API', async () => {
    const word = newWord()
    const { id } = await makePost(author, { content: word, status: 'draft' })
    const saved = await autosave(author, id, { content: `${word} more` })
    expect(saved.preview_link).toBe(`${server.baseUrl}/?p=${id}&preview=true`)
    const response = await callFrom('same-origin')
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^content_preview=preview_[\w.-]+; Max-Age=7200; Path=\/; Expires=.*; HttpOnly; SameSite=Strict$/,
    )
    const Cookie = cookieOf(response)
    const shown = await page(saved.preview_link ?? '', { Cookie })
    expect([shown.status, shown.caching, shown.html.includes(`${word} more`)]).toEqual([200, 'no-store', true])
    expect(shown.html).not.toContain(Cookie.split('=')[1])
    expect((await page(saved.preview_link ?? '')).status).toBe(404)
    expect((await page(`${server.baseUrl}/?p=${id}`, { Cookie })).status).toBe(404)
  })

  it('gives the token once in its time, and to browsers at this site alone', async () => {
    const first = await callFrom('same-site')
    expect((await callFrom('same-origin', undefined, { Cookie: `a=b; ${cookieOf(first)}` })).headers.get('Set-Cookie')).toBeNull()
    expect(cookieOf(await callFrom('same-origin', server.authorization.editor, { Cookie: cookieOf(first) }))).not.toBe(cookieOf(first))
    for (const site of ['cross-site', 'none', '']) expect((await callFrom(site)).headers.get('Set-Cookie')).toBeNull()
    expect(
      (await fetch(`${server.restRoot}/cms/v2/posts`, { headers: { 'Sec-Fetch-Site': 'same-origin' } })).headers.get('Set-Cookie'),
    ).toBeNull()
  })

  it('opens nothing but the previews of what the user may edit now', async () => {
    const word = newWord()
    const user = await newcomer(server, 'editor')
    const { id } = await makePost(author, { content: word, status: 'draft' })
    const url = `${server.baseUrl}/?p=${id}&preview=true`
    const Cookie = cookieOf(await callFrom('same-origin', user.authorization))
    const token = Cookie.split('=')[1] ?? ''
    expect((await page(url, { Cookie })).status).toBe(200)
    expect((await page(`${url}&preview_token=${token}`)).status).toBe(401)
    expect((await page(`${server.baseUrl}/?preview_id=${id}&preview_nonce=${token}`)).status).toBe(401)
    expect((await fetch(`${server.restRoot}/cms/v2/posts/${id}`, { headers: { Cookie } })).status).toBe(401)
    expect((await fetch(`${server.restRoot}/cms/v2/posts/${id}`, { headers: { 'X-Preview-Token': token } })).status).toBe(401)
    await changeRole(server.context, user.id, 'contributor')
    expect((await page(url, { Cookie })).status).toBe(404)
  })

  it('shows a published item as it is where the cookie shows nothing', async () => {
    const word = newWord()
    const { id } = await makePost(author, { content: word })
    for (const Cookie of ['content_preview=preview_1.0.zzzzzz.AAAAAAAAAAAAAAAAAAAAAA', 'content_preview=', 'content_preview=%00'])
      expect((await page(`${server.baseUrl}/?p=${id}&preview=true`, { Cookie })).html).toContain(word)
  })
})
