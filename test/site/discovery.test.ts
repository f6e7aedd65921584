// Discovery: public pages link to the REST root and to the resource that they show.
import { describe, expect, it } from '@jest/globals'
import { dataOf } from '../support/responses.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { editor } = server.as

const rootLink = `<${server.restRoot}/>; rel="https://api.w.org/"`
const resourceLink = (route: string) => `<${server.restRoot}${route}>; rel="alternate"; title="JSON"; type="application/json"`
const shortLink = (id: number) => `<${server.baseUrl}/?p=${id}>; rel="shortlink"`

async function linksAt(url: string): Promise<{ header: string | null; html: string[] }> {
  const response = await fetch(url)
  const html = await response.text()
  const found = [...html.matchAll(/<link rel="(?:https:\/\/api\.w\.org\/|alternate|shortlink)"[^>]*>/g)].map(([tag]) => tag)
  return { header: response.headers.get('Link'), html: found.filter((tag) => !tag.includes('oembed')) }
}

describe('a public page', () => {
  it.each(['/', '/events/', `/${newWord()}/`, '/category/uncategorized/?page=9'])('at %s links to the REST root', async (path) => {
    const { header, html } = await linksAt(server.baseUrl + path)
    expect(header?.startsWith(rootLink)).toBe(true)
    expect(html[0]).toBe(`<link rel="https://api.w.org/" href="${server.restRoot}/">`)
    const index: unknown = await (await fetch(`${server.restRoot}/`)).json()
    expect(index).toMatchObject({ url: server.baseUrl })
  })

  it('of an item links to its resource and has a short URL', async () => {
    const post = await dataOf(editor.content.POST('/posts', { body: { title: newWord(), status: 'publish' } }))
    const page = await dataOf(editor.content.POST('/pages', { body: { title: newWord(), status: 'publish' } }))
    const venue = await dataOf(editor.calendar.POST('/venues', { body: { venue: newWord(), status: 'publish' } }))
    const dates = { start_date: '2031-05-01 10:00:00', end_date: '2031-05-01 11:00:00' }
    const event = await dataOf(editor.calendar.POST('/events', { body: { title: newWord(), ...dates, status: 'publish' } }))
    for (const [link, id, route] of [
      [post.link, post.id, `/cms/v2/posts/${post.id}`],
      [page.link, page.id, `/cms/v2/pages/${page.id}`],
      [venue.url, venue.id, `/cal/events/v1/venues/${venue.id}`],
      [event.url, event.id, `/cal/events/v1/events/${event.id}`],
    ] as const) {
      const { header, html } = await linksAt(link)
      expect(header).toBe([rootLink, resourceLink(route), shortLink(id)].join(', '))
      expect(html).toEqual([
        `<link rel="https://api.w.org/" href="${server.restRoot}/">`,
        `<link rel="alternate" title="JSON" type="application/json" href="${server.restRoot}${route}">`,
        `<link rel="shortlink" href="${server.baseUrl}/?p=${id}">`,
      ])
      expect(await (await fetch(server.restRoot + route)).json()).toMatchObject({ id })
    }
  })

  it('of a term or an author links to its resource', async () => {
    await dataOf(editor.content.POST('/posts', { body: { title: newWord(), status: 'publish' } }))
    const name = newWord()
    const tag = await dataOf(editor.content.POST('/tags', { body: { name } }))
    expect((await linksAt(tag.link)).header).toBe([rootLink, resourceLink(`/cms/v2/tags/${tag.id}`)].join(', '))
    expect((await linksAt(`${server.baseUrl}/author/editor/`)).header).toBe(
      [rootLink, resourceLink(`/cms/v2/users/${server.ids.editor}`)].join(', '),
    )
  })

  it('of an item that is not public links to the REST root only', async () => {
    const post = await dataOf(editor.content.POST('/posts', { body: { title: newWord(), slug: newWord(), status: 'private' } }))
    const { header } = await linksAt(`${server.baseUrl}/${post.slug}/`)
    expect(header).toBe(rootLink)
  })
})
