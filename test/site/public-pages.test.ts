// The public pages as readers use them: protected content, sticky posts, the search block and featured images.
import { describe, expect, it } from '@jest/globals'
import { unwrap } from '../../client/index.ts'
import { makeEvent } from '../support/calendar.ts'
import { createImage, uploaded } from '../support/media.ts'
import { makePost, newWord } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({ RATE_LIMIT: 'on' })
const { editor } = server.as

const pageAt = async (url: string): Promise<string> => (await fetch(url)).text()

/** Sends the form of a page as browsers do. */
const sendPassword = (url: string, password: string, from = '192.0.2.10'): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ password }), headers: { 'X-Forwarded-For': from } })

const protectedItems: [string, () => Promise<string>][] = [
  ['a post', async () => (await makePost(editor, { content: 'secret words', password: 'lantern' })).link],
  [
    'a page',
    async () =>
      (
        await unwrap(
          editor.content.POST('/pages', { body: { title: newWord(), content: 'secret words', password: 'lantern', status: 'publish' } }),
        )
      ).link,
  ],
  ['an event', async () => (await makeEvent(editor, { description: 'secret words', password: 'lantern' })).url],
]

describe.each(protectedItems)('%s with a password', (_what, make) => {
  it('shows a form for it, and the content only with the correct one', async () => {
    const url = await make()
    const locked = await pageAt(url)
    expect(locked).toMatch(/<form class="password" method="post">[^]*<input name="password" type="password"/)
    expect(locked).not.toContain('secret words')
    const wrong = await sendPassword(url, 'lamp')
    expect(wrong.status).toBe(403)
    const again = await wrong.text()
    expect(again).toContain('role="alert">The password is wrong.')
    expect(again).not.toContain('secret words')
    const right = await sendPassword(url, 'lantern')
    expect(right.status).toBe(200)
    expect(right.headers.get('cache-control')).toBe('no-store')
    const open = await right.text()
    expect(open).toContain('secret words')
    expect(open).not.toContain('type="password"')
    expect(open).not.toMatch(/<meta [^>]*secret words/)
    expect(await pageAt(url)).not.toContain('secret words')
  })

  it('refuses more than ten wrong ones a minute', async () => {
    const url = await make()
    for (let n = 0; n < 10; n++) expect((await sendPassword(url, `guess-${n}`, '192.0.2.11')).status).toBe(403)
    const refused = await sendPassword(url, 'lantern', '192.0.2.11')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).not.toContain('secret words')
  })
})

it('A form to a page that needs no password shows the page', async () => {
  const { link } = await makePost(editor, { content: 'open words' })
  const response = await sendPassword(link, 'any')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('open words')
})

describe('the list of posts', () => {
  it('begins with the sticky ones, which no other page repeats', async () => {
    const site = await startServer()
    try {
      await site.as.administrator.content.PATCH('/settings', { body: { posts_per_page: 2 } })
      for (const title of ['Oldest', 'Older', 'Newer', 'Newest'])
        await makePost(site.as.editor, {
          title,
          sticky: title === 'Oldest',
          date: `2026-01-0${['Oldest', 'Older', 'Newer', 'Newest'].indexOf(title) + 1}T00:00:00`,
        })
      const titlesAt = async (path: string) =>
        [...(await pageAt(site.baseUrl + path)).matchAll(/<h2><a [^>]*>(.*?)<\/a>/g)].map(([, title]) => title)
      expect(await titlesAt('/')).toEqual(['Oldest', 'Newest'])
      expect(await titlesAt('/?page=2')).toEqual(['Newer', 'Older'])
    } finally {
      await site.close()
    }
  })
})

describe('the search block', () => {
  it('leads to the posts, pages and events that match, page by page', async () => {
    const word = newWord()
    const { link: form } = await makePost(editor, { content: '<!-- wp:search /-->' })
    const page = await fetch(form)
    const [, action] = /<form role="search" method="get" action="([^"]+)"/.exec(await page.text()) ?? []
    expect(action).toBe(`${server.baseUrl}/`)
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    const post = await makePost(editor, { title: `About ${word}`, content: 'x' })
    const event = await makeEvent(editor, { title: `Day of ${word}` })
    await makePost(editor, { title: newWord(), content: word, password: 'lantern' })
    const results = await pageAt(`${action}?s=${word}`)
    const links = [...results.matchAll(/<h2><a href="([^"]+)"/g)].map(([, link]) => link)
    expect(new Set(links)).toEqual(new Set([post.link, event.url]))
    expect(results).toContain(`<h1>Search: ${word}</h1>`)
    expect(results).toContain('<meta name="robots" content="noindex">')
  })

  it('says that nothing matches, and shows the words as text', async () => {
    const results = await pageAt(`${server.baseUrl}/?s=${encodeURIComponent('<b>"nothing"')}`)
    expect(results).toContain('<h1>Search: &lt;b&gt;&quot;nothing&quot;</h1>')
    expect(results).toContain('Nothing matches.')
  })

  it('leads on to the next page of results', async () => {
    const word = newWord()
    for (let n = 0; n < 11; n++) await makePost(editor, { title: `${word} ${n}` })
    const first = await pageAt(`${server.baseUrl}/?s=${word}`)
    expect(first).toContain(`href="?s=${word}&amp;page=2" rel="next"`)
    const second = await pageAt(`${server.baseUrl}/?s=${word}&page=2`)
    expect(second.match(/<article/g)).toHaveLength(1)
    expect(second).not.toContain('rel="next"')
  })
})

describe('a featured image', () => {
  it('is on the page of its item, and smaller in lists', async () => {
    const image = await uploaded(server, await createImage(1200, 800), { fields: { alt_text: 'The quay' } })
    const post = await makePost(editor, { featured_media: image.id })
    const page = await pageAt(post.link)
    expect(page).toMatch(/<figure class="wp-block-post-featured-image"><picture>.*<img [^>]*size-large[^>]* alt="The quay"/)
    const list = await pageAt(`${server.baseUrl}/`)
    expect(list).toMatch(/<figure class="wp-block-post-featured-image"><picture>.*<img [^>]*size-medium/)
    const event = await makeEvent(editor, { image: { id: image.id } })
    expect(await pageAt(event.url)).toMatch(/<figure class="wp-block-post-featured-image"><picture>.*<img [^>]*size-large/)
  })

  it('has newer formats for browsers that know them', async () => {
    const image = await uploaded(server, await createImage(700, 400, { format: 'jpeg' }))
    const page = await pageAt((await makePost(editor, { featured_media: image.id })).link)
    for (const { mime_type, srcset } of image.media_details.images[0]?.sources.slice(0, 2) ?? [])
      expect(page).toContain(`<source type="${mime_type}" srcset="${srcset}" sizes="(max-width: 700px) 100vw, 700px" />`)
    const [url = ''] = /http\S+320\.avif/.exec(page) ?? []
    expect((await fetch(url)).headers.get('Content-Type')).toBe('image/avif')
  })

  it('is hidden with the content of a protected post, and where it is private', async () => {
    const image = await uploaded(server, await createImage(40, 20))
    const { link } = await makePost(editor, { featured_media: image.id, password: 'lantern' })
    expect(await pageAt(link)).not.toContain('wp-post-image')
    expect(await (await sendPassword(link, 'lantern', '192.0.2.12')).text()).toContain('wp-post-image')
    const hidden = await uploaded(server, await createImage(40, 20), { fields: { status: 'private' }, as: 'editor' })
    const open = await makePost(editor, { featured_media: hidden.id })
    expect(await pageAt(open.link)).not.toContain('wp-post-image')
  })
})
