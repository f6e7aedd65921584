// The demo content: what an empty database gets once, and what the service prints about it.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import { addDemoContent } from '#server/demo/demo.ts'
import { describeOnSqlite } from '../support/database.ts'
import { startDemoServer } from '../support/demo.ts'
import { startProgram } from '../support/program.ts'
import { dataOf } from '../support/responses.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

describe('an empty database', () => {
  let server: TestServer
  let admin: Client

  beforeAll(async () => {
    server = await startDemoServer()
    admin = server.as.administrator
  })
  afterAll(() => server.close())

  it('gets an administrator with a password, and a second author', async () => {
    const { data } = await admin.content.GET('/users/me', { params: { query: { context: 'edit' } } })
    expect(data).toMatchObject({ username: 'admin', roles: ['administrator'] })
    const { data: users } = await admin.content.GET('/users', {})
    expect(users).toHaveLength(2)
  })

  it('gets six posts: a sticky one, a draft, a scheduled one, blocks and plain text, two languages', async () => {
    const { data: posts = [] } = await admin.content.GET('/posts', { params: { query: { context: 'edit', status: ['any'] } } })
    expect(posts.map((post) => post.status).toSorted()).toEqual(['draft', 'future', 'publish', 'publish', 'publish', 'publish'])
    expect(posts.filter((post) => post.sticky)).toHaveLength(1)
    expect(new Set(posts.map((post) => post.content.block_version))).toEqual(new Set([0, 1]))
    expect(new Set(posts.map((post) => post.format))).toEqual(new Set(['standard', 'aside', 'image']))
    expect(posts.filter((post) => /\p{Script=Georgian}/u.test(post.title.rendered))).toHaveLength(1)
    expect(posts.every((post) => post.categories.length && !post.categories.includes(1) && post.tags.length)).toBe(true)
    expect(new Set(posts.map((post) => post.author)).size).toBe(2)
  })

  it('gets four published pages, one with a parent', async () => {
    const pages = await server.context.db.selectFrom('content').selectAll().where('type', '=', 'page').execute()
    expect(pages.map((page) => page.status)).toEqual(['publish', 'publish', 'publish', 'publish'])
    const [child, ...others] = pages.filter((page) => page.parent)
    expect(others).toEqual([])
    expect(pages.find((page) => page.id === child?.parent)).toMatchObject({ slug: 'about' })
    expect(child?.guid).toBe(`${server.baseUrl}/about/getting-here/`)
  })

  it('gets two images, in posts and as featured images', async () => {
    const images = await server.context.db.selectFrom('content').selectAll().where('type', '=', 'attachment').execute()
    expect(images).toHaveLength(2)
    const { data: posts = [] } = await server.anonymous.content.GET('/posts', {})
    for (const image of images) {
      const item = await dataOf(server.anonymous.content.GET('/media/{id}', { params: { path: { id: image.id } } }))
      expect(item.alt_text).toBeTruthy()
      expect(item.media_details.sizes).toHaveProperty('thumbnail')
      const url = item.source_url
      const response = await fetch(url)
      expect([response.status, response.headers.get('Content-Type'), image.mime_type]).toEqual([200, 'image/png', 'image/png'])
      expect(posts.filter((post) => post.featured_media === image.id && post.content.rendered.includes(` src="${url}"`))).toHaveLength(1)
    }
    expect(posts.some((post) => /\{\w+\}/.test(post.content.rendered))).toBe(false)
  })

  it('gets a series of five occurrences, of which one is canceled and one has been moved', async () => {
    const { events } = await dataOf(server.anonymous.calendar.GET('/events', { params: { query: { categories: ['things-to-make'] } } }))
    const occurrences = events.filter(({ series }) => series)
    expect(new Set(occurrences.map(({ series }) => series)).size).toBe(1)
    expect(occurrences.map(({ canceled }) => canceled)).toEqual([false, false, true, false, false])
    expect(occurrences.map(({ start_date, occurrence }) => start_date === occurrence)).toEqual([true, true, true, false, true])
  })

  it('gets five upcoming single events and a series with venues and organizers, in both languages', async () => {
    const listed = (i18n_language: 'en' | 'ka-ge') =>
      dataOf(server.anonymous.calendar.GET('/events', { params: { query: { i18n_language } } }))
    const [english, georgian] = [(await listed('en')).events, (await listed('ka-ge')).events]
    expect(english.map(({ series }) => series !== null)).toEqual([...Array<boolean>(5).fill(false), ...Array<boolean>(5).fill(true)])
    expect(english.filter((event) => event.all_day)).toHaveLength(1)
    expect(english.filter((event) => event.start_date.slice(0, 10) !== event.end_date.slice(0, 10))).toHaveLength(1)
    expect(english.filter((event) => event.image?.url.startsWith(server.baseUrl))).toHaveLength(2)
    expect(georgian.map((event) => event.id)).toEqual(english.map((event) => event.id))
    const isGeorgian = (text: string | null | undefined): boolean => /\p{Script=Georgian}/u.test(text ?? '')
    for (const [events, expected] of [
      [english, false],
      [georgian, true],
    ] as const) {
      for (const { title, description, venue, organizer, categories, tags } of events) {
        expect(
          [
            title,
            description,
            venue?.venue,
            venue?.address,
            venue?.city,
            ...organizer.map((one) => one.organizer),
            ...categories.flatMap((one) => [one.name, one.description]),
          ].map(isGeorgian),
        ).not.toContain(!expected)
        expect([organizer.length > 0, categories.length > 0, tags.length > 0, venue?.geo_lat !== null]).toEqual([true, true, true, true])
      }
    }
    const feed = await (await fetch(`${server.restRoot}/cal/events/v1/events.ics`)).text()
    expect(new Set(feed.match(/^SUMMARY:.*/gm)).size).toBe(6)
  })

  it('gets a menu with links to items, one with a parent', async () => {
    const [menu] = await dataOf(admin.content.GET('/menus', {}))
    const items = await dataOf(admin.content.GET('/menu-items', { params: { query: { menus: [menu?.id ?? 0] } } }))
    expect(items.map((item) => item.title.rendered)).toEqual([
      'About the town',
      'Getting here',
      'Harbour festival',
      'Festival programme',
      'Contact',
    ])
    expect(items.filter((item) => item.parent).map((item) => item.parent)).toEqual([items[0]?.id])
    for (const { url } of items) expect([url, (await fetch(url)).status]).toEqual([url, 200])
  })

  it('gets the content only once', async () => {
    const count = () =>
      server.context.db
        .selectFrom('content')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirst()
    const before = await count()
    expect(await addDemoContent(server.context)).toBeUndefined()
    expect(await count()).toEqual(before)
  })
})

describe('a database in use', () => {
  it('gets nothing if there is a user or content', async () => {
    const server = await startServer()
    const { db } = server.context
    expect(await addDemoContent(server.context)).toBeUndefined()
    await server.as.editor.content.POST('/posts', { body: { title: 'Mine' } })
    await db.deleteFrom('users').execute()
    expect(await addDemoContent(server.context)).toBeUndefined()
    expect(await db.selectFrom('content').select('title').execute()).toEqual([{ title: 'Mine' }])
    expect(await db.selectFrom('users').select('id').execute()).toEqual([])
    await server.close()
  })
})

describeOnSqlite('the start of the service', () => {
  it('prints the administrator and the password once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'demo-'))
    const first = await startAndStop(folder, 'on')
    expect(first).toMatch(/^REST root .*\n\nAdministrator {2}admin\nPassword {7}(\w{4} ){5}\w{4}\n/m)
    const second = await startAndStop(folder, 'on')
    expect(second).toContain('REST root')
    expect(second).not.toMatch(/Administrator|no user/)
  })

  it('prints how to create the first user if the demo content is off', async () => {
    const output = await startAndStop(mkdtempSync(join(tmpdir(), 'demo-')), 'off')
    expect(output).toContain('There are no users yet.')
    expect(output).toContain('users add <login> --role administrator --application-password <label>')
  })
})

/** Returns the output of the service when it is ready. */
async function startAndStop(folder: string, demoContent: 'on' | 'off'): Promise<string> {
  const service = await startProgram(folder, { DEMO_CONTENT: demoContent })
  await service.stop()
  return service.output()
}

describe('a site with the language', () => {
  it('gets posts and pages in German', async () => {
    const server = await startDemoServer({ LANGUAGES: 'en,ka-ge,de' })
    const page = async (i18n_language: string) =>
      (await dataOf(server.anonymous.content.GET('/pages', { params: { query: { slug: ['contact'], i18n_language } } })))[0]
    expect(await page('de')).toMatchObject({ title: { rendered: 'Kontakt' }, fallbacks: {} })
    expect(await page('en')).toMatchObject({ title: { rendered: 'Contact' }, translations: { de: expect.anything() } })
    await server.close()
  })

  it('needs neither English nor Georgian', async () => {
    const server = await startDemoServer({ LANGUAGES: 'de' })
    const pages = await dataOf(server.anonymous.content.GET('/pages', {}))
    expect(pages.map(({ title }) => title.rendered)).toContain('Über die Stadt')
    await server.close()
  })
})
