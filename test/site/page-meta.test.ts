// The metadata of public pages for search engines and link previews, and the dark color scheme.
import { describe, expect, it } from '@jest/globals'
import { unwrap } from '../../client/index.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({ SITE_NAME: 'Harbour', SITE_DESCRIPTION: 'Boats & more' })
const { editor } = server.as

async function pageAt(url: string): Promise<string> {
  return (await fetch(url)).text()
}

function metaOf(page: string): Record<string, string> {
  const tags = [...page.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)]
  return Object.fromEntries(tags.map(([, name = '', content = '']): [string, string] => [name, content]))
}

describe('the head of a public page', () => {
  it('describes a post with its excerpt, its URL and its featured image', async () => {
    const form = new FormData()
    form.set('file', new Blob([Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')]), 'dot.gif')
    const image = await unwrap(editor.content.POST('/media', { body: form }))
    const { link } = await unwrap(
      editor.content.POST('/posts', {
        body: { title: newWord(), excerpt: '<b>Boats</b> & "more" don\'t wait.', status: 'publish', featured_media: image.id },
      }),
    )
    expect(metaOf(await pageAt(link))).toMatchObject({
      description: 'Boats &amp; “more” don’t wait.',
      'og:description': 'Boats &amp; “more” don’t wait.',
      'og:type': 'article',
      'og:url': link,
      'og:image': image.source_url,
      'og:site_name': 'Harbour',
      'og:locale': 'en_US',
    })
  })

  it('shortens a long text between words', async () => {
    const { link } = await unwrap(
      editor.content.POST('/pages', { body: { title: newWord(), content: 'quay '.repeat(200), status: 'publish' } }),
    )
    const { description = '' } = metaOf(await pageAt(link))
    expect(description).toMatch(/^(quay )+quay…$/)
    expect(description.length).toBeLessThan(210)
  })

  it('reveals nothing about the content of a protected post', async () => {
    const { link } = await unwrap(
      editor.content.POST('/posts', { body: { title: newWord(), excerpt: 'hidden words', password: 'x', status: 'publish' } }),
    )
    expect(await pageAt(link)).not.toContain('hidden words')
  })

  it('describes an event', async () => {
    const { url } = await unwrap(
      editor.calendar.POST('/events', {
        body: { title: newWord(), description: 'Bring a coat.', start_date: '2031-03-04', end_date: '2031-03-04' },
      }),
    )
    expect(metaOf(await pageAt(url))).toMatchObject({ description: 'Bring a coat.', 'og:url': url, 'og:type': 'article' })
  })

  it('describes lists with the description of the site', async () => {
    for (const path of ['/', '/events/'])
      expect(metaOf(await pageAt(server.baseUrl + path))).toMatchObject({ description: 'Boats &amp; more', 'og:type': 'website' })
  })
})

describe('the language of a page', () => {
  it('is the language of the post, also in a list', async () => {
    const { link } = await unwrap(editor.content.POST('/posts', { body: { title: 'ფესტივალი', status: 'publish' } }))
    const page = await pageAt(link)
    expect(page).toContain('<html lang="ka">')
    expect(metaOf(page)).toMatchObject({ 'og:locale': 'ka_GE' })
    const list = await pageAt(`${server.baseUrl}/`)
    expect(list).toContain('<html lang="en">')
    expect(list).toMatch(/<article lang="ka">\n<h2><a [^>]*>ფესტივალი/)
  })
})

describe('the color scheme', () => {
  it('is the same on the site, in the docs and on the authorization page, in light and dark', async () => {
    const [site, authorization] = await Promise.all(['/', '/cms-admin/authorize-application'].map((path) => pageAt(server.baseUrl + path)))
    const docs = await pageAt(`${server.baseUrl}/docs/`)
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(docs) ?? []
    const style = await pageAt(`${server.baseUrl}/docs/${sheet}`)
    const [colors = ''] = /:root \{ color-scheme[^]*?\} \}\n/.exec(style) ?? []
    expect(colors).toContain('prefers-color-scheme: dark')
    expect(site).toContain(colors)
    expect(authorization).toContain(colors)
    expect(site).toMatch(/prefers-color-scheme: dark\) \{ :root:root \{ --wp--preset--color--base/)
  })

  it('keeps the colors that users have chosen, and the page light around them', async () => {
    const dark = ':root:root { --wp--preset--color--base'
    const { data: themes } = await server.as.administrator.content.GET('/themes')
    const id = /global-styles\/(\d+)/.exec(JSON.stringify(themes?.[0]?._links ?? {}))?.[1] ?? ''
    const params = { path: { id } }
    await unwrap(server.as.administrator.content.GET('/global-styles/{id}', { params }))
    expect(await pageAt(`${server.baseUrl}/`)).toContain(dark)
    const palette = [{ name: 'Paper', slug: 'base', color: '#fff0f0' }]
    const settings = { color: { palette: { theme: palette } } }
    await unwrap(server.as.administrator.content.PATCH('/global-styles/{id}', { params, body: { settings } }))
    const page = await pageAt(`${server.baseUrl}/`)
    expect(page).not.toContain(dark)
    expect(page).toContain(':root:root { color-scheme: light;')
  })
})
