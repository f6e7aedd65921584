// The HTML pages at the public URLs of content: `link` is the URL that responds, and short forms redirect to it.
import { describe, expect, it } from '@jest/globals'
import { unwrap } from '../../client/index.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

const makePage = (body: { title: string; parent?: number; slug?: string; status?: 'publish' | 'draft' | 'private' }) =>
  unwrap(server.as.editor.content.POST('/pages', { body: { status: 'publish', ...body } }))
const statusAt = async (url: string): Promise<number> => (await fetch(url)).status

async function headingAt(url: string): Promise<string | undefined> {
  return /<h1>(.*?)<\/h1>/.exec(await (await fetch(url)).text())?.[1]
}

describe('a short URL', () => {
  it('redirects to the page below its parents', async () => {
    const [over, under] = [newWord(), newWord()]
    const top = await makePage({ title: over })
    const child = await makePage({ title: under, parent: top.id })
    for (const name of ['page_id', 'p']) {
      const response = await fetch(`${server.baseUrl}/?${name}=${child.id}`, { redirect: 'manual' })
      expect([response.status, response.headers.get('Location')]).toEqual([301, `${server.baseUrl}/${over}/${under}/`])
      expect(await headingAt(`${server.baseUrl}/?${name}=${child.id}`)).toBe(under)
    }
  })

  it('shows nothing that is not public, and matches nothing without a number', async () => {
    const hidden = await makePage({ title: newWord(), status: 'private' })
    for (const id of [hidden.id, 0, -1, 'x', '1e9', 99_999_999])
      expect([id, await statusAt(`${server.baseUrl}/?page_id=${id}`)]).toEqual([id, 404])
  })
})

describe('the URL of a page', () => {
  it('distinguishes pages with the same slug by their parents', async () => {
    const [one, other, slug] = [newWord(), newWord(), newWord()]
    const [first, second] = [await makePage({ title: one }), await makePage({ title: other })]
    await makePage({ title: `${one} below`, slug, parent: first.id })
    const { link } = await makePage({ title: `${other} below`, slug, parent: second.id })
    expect(link).toBe(`${server.baseUrl}/${other}/${slug}/`)
    expect([
      await headingAt(link),
      await headingAt(`${server.baseUrl}/${one}/${slug}/`),
      await statusAt(`${server.baseUrl}/${slug}/`),
    ]).toEqual([`${other} below`, `${one} below`, 404])
  })

  it('works at any depth and in other scripts', async () => {
    let parent = 0
    let link = ''
    for (let depth = 0; depth < 24; depth++) ({ id: parent, link } = await makePage({ title: `ზღვა ${depth}`, parent }))
    expect(await headingAt(link)).toBe('ზღვა 23')
  })

  it.each(['draft', 'private'] as const)('omits the slug of a %s parent, for readers and for editors', async (status) => {
    const [hidden, over, under] = [newWord(), newWord(), newWord()]
    const top = await makePage({ title: hidden, slug: hidden, status })
    const middle = await makePage({ title: over, parent: top.id })
    const { id } = await makePage({ title: under, parent: middle.id })
    const read = async () => (await fetch(`${server.restRoot}/cms/v2/pages/${id}`)).text()
    const publish = (to: 'publish' | 'draft' | 'private') =>
      unwrap(server.as.editor.content.PATCH('/pages/{id}', { params: { path: { id: top.id } }, body: { status: to } }))
    const { link } = JSON.parse(await read()) as { link: string }
    expect(link).toBe(`${server.baseUrl}/${over}/${under}/`)
    expect(await read()).not.toContain(hidden)
    expect([await headingAt(link), await statusAt(`${server.baseUrl}/${hidden}/${over}/${under}/`)]).toEqual([under, 404])
    await publish('publish')
    expect(JSON.parse(await read())).toMatchObject({ link: `${server.baseUrl}/${hidden}/${over}/${under}/` })
    await publish(status)
    expect(await read()).not.toContain(hidden)
    const response = await fetch(`${server.baseUrl}/?page_id=${id}`, { redirect: 'manual' })
    expect(response.headers.get('Location')).toBe(link)
  })

  it('omits a parent that has no slug yet', async () => {
    const [draft, title] = [await makePage({ title: newWord(), status: 'draft' }), newWord()]
    const { link, id } = await makePage({ title, parent: draft.id })
    expect(link).toBe(`${server.baseUrl}/${title}/`)
    expect([await headingAt(link), await headingAt(`${server.baseUrl}/?page_id=${id}`)]).toEqual([title, title])
  })
})

describe('a date archive', () => {
  const publish = (title: string, date: string, more: object = {}) =>
    unwrap(server.as.editor.content.POST('/posts', { body: { title, date, status: 'publish', ...more } }))
  const open = async (path: string) => (await fetch(server.baseUrl + path)).text()
  const titlesIn = (html: string) => [...html.matchAll(/<h2><a [^>]*>(.*?)<\/a>/g)].map(([, title]) => title)

  it('lists the posts of a year, month or day, newest first', async () => {
    await publish('June', '1991-06-01T00:00:00')
    await publish('May', '1991-05-31T23:59:59')
    await publish('Earlier in May', '1991-05-02T10:00:00', { password: 'sesame', excerpt: 'Hidden.' })
    await publish('A draft of May', '1991-05-02T10:00:00', { status: 'draft' })
    for (const [path, heading, titles] of [
      ['/1991/', 'Year: 1991', ['June', 'May', 'Earlier in May']],
      ['/1991/05/', 'Month: May 1991', ['May', 'Earlier in May']],
      ['/1991/5', 'Month: May 1991', ['May', 'Earlier in May']],
      ['/1991/05/31/', 'Day: May 31, 1991', ['May']],
    ] as const) {
      expect([path, await headingAt(server.baseUrl + path), titlesIn(await open(path))]).toEqual([path, heading, titles])
    }
    const page = await open('/1991/05/')
    expect(page).toContain('<title>May 1991 – ')
    expect(page).not.toContain('Hidden.')
  })

  it('has pages', async () => {
    for (let day = 1; day <= 12; day++) await publish(`Post ${day}`, `1992-02-${String(day).padStart(2, '0')}T12:00:00`)
    expect(await open('/1992/02/')).toContain('<a href="?page=2" rel="next">Older</a>')
    expect(titlesIn(await open('/1992/02/?page=2'))).toEqual(['Post 2', 'Post 1'])
  })

  it('does not exist without posts, or for a date that does not exist', async () => {
    await publish('The only post', '1993-02-28T12:00:00')
    for (const path of [
      '/1994/',
      '/1993/03/',
      '/1993/02/27/',
      '/1993/02/30/',
      '/1993/13/',
      '/1993/0/',
      '/93/',
      '/1993/02/28/12/',
      '/0000/',
    ])
      expect([path, await statusAt(server.baseUrl + path)]).toEqual([path, 404])
  })
})

describe('every page', () => {
  it('contains its icon, so browsers do not request one', async () => {
    for (const path of ['/', '/nowhere/', '/cms-admin/authorize-application?app_name=x'])
      expect(await (await fetch(server.baseUrl + path)).text()).toContain('<link rel="icon" href="data:,">')
  })

  it('links to the upcoming events', async () => {
    const title = newWord()
    const { url } = await unwrap(
      server.as.editor.calendar.POST('/events', { body: { title, start_date: 'tomorrow', end_date: 'tomorrow' } }),
    )
    const [, events = ''] = /<nav><a href="([^"]+)">Events<\/a><\/nav>/.exec(await (await fetch(server.baseUrl)).text()) ?? []
    expect(events).toBe(`${server.baseUrl}/events/`)
    expect(await (await fetch(events)).text()).toContain(`<a href="${url}">${title}</a>`)
  })

  it('does not link to the events if a page has their URL', async () => {
    const { id } = await makePage({ title: 'What we do', slug: 'events' })
    expect(await headingAt(`${server.baseUrl}/events/`)).toBe('What we do')
    await unwrap(server.as.editor.content.DELETE('/pages/{id}', { params: { path: { id }, query: { force: true } } }))
    expect(await headingAt(`${server.baseUrl}/events/`)).toBe('Events')
  })
})

describe('the page of an event', () => {
  const pageOf = async (start_date: string, end_date: string, query = ''): Promise<string> => {
    const { url } = await unwrap(
      server.as.editor.calendar.POST('/events', { body: { title: newWord(), start_date, end_date, timezone: 'Asia/Tbilisi' } }),
    )
    return (await (await fetch(url + query)).text()).replaceAll('\u202f', ' ')
  }

  it('shows the day once if the event ends on the same day', async () => {
    expect(await pageOf('2031-03-04 18:30', '2031-03-04 20:00')).toContain(
      '<time datetime="2031-03-04 18:30:00">Mar 4, 2031, 6:30 PM</time> – <time datetime="2031-03-04 20:00:00">8:00 PM</time> UTC+04',
    )
    expect(await pageOf('2031-03-04 18:30', '2031-03-05 01:00')).toContain(
      '– <time datetime="2031-03-05 01:00:00">Mar 5, 2031, 1:00 AM</time>',
    )
  })

  it('is in the requested language', async () => {
    const page = await pageOf('2031-03-04 18:30', '2031-03-04 20:00', '?i18n_language=ka-ge')
    expect(page).toContain('<html lang="ka">')
    expect(page).toContain('4 მარ. 2031')
  })

  it('links to its iCalendar file', async () => {
    const [, url = ''] = /<a href="([^"]+\.ics)">/.exec(await pageOf('2031-03-04 18:30', '2031-03-04 20:00')) ?? []
    expect((await fetch(url)).headers.get('Content-Type')).toContain('text/calendar')
  })
})
