// Resolving paths of the public site for front ends: everything that the public pages serve, and redirects. The public pages redirect in the same way.
import { describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import { dataOf, invalid, failureOf } from '../support/responses.ts'
import { changeEvent, makeEvent, makeEventCategory, makeOrganizer, makeVenue } from '../support/calendar.ts'
import { createImage, uploaded } from '../support/media.ts'
import { changePage, erasePage, makePage, trashPage } from '../support/pages.ts'
import { changePost, makePost, newWord, posts } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { categories, makeCategory, makeTag, tags } from '../support/terms.ts'

const server = await sharedServer()
const { baseUrl, restRoot } = server
const editor = server.as.editor

const request = (path: string, client: Client = server.anonymous) => client.content.GET('/resolve', { params: { query: { path } } })
const resolve = (path: string, client?: Client) => dataOf(request(path, client))
const missing = { status: 404, code: 'rest_path_not_found' }
const isMissing = async (path: string, client?: Client) => expect([path, await failureOf(request(path, client))]).toEqual([path, missing])

/** Expects that both the API and the public page redirect to the path. */
async function redirectsTo(from: string, to: string): Promise<void> {
  expect([from, await resolve(from)]).toMatchObject([from, { type: 'redirect', status: 301, location: baseUrl + to, path: to }])
  const page = await fetch(baseUrl + from, { redirect: 'manual' })
  expect([page.status, page.headers.get('Location')]).toEqual([301, baseUrl + to])
  expect((await fetch(baseUrl + from)).status).toBe(200)
}

/** Expects that neither the API nor the public page finds anything at the path. */
async function hasNothing(path: string): Promise<void> {
  await isMissing(path)
  expect([path, (await fetch(baseUrl + path)).status]).toEqual([path, 404])
}

const linked = async (links: object | undefined, rel: string): Promise<unknown> => {
  const [link] = (links as Record<string, { href: string }[]>)[rel] ?? []
  const response = await fetch(link?.href ?? 'about:none')
  expect([link?.href, response.status]).toEqual([link?.href, 200])
  return response.json()
}

describe('getResolution', () => {
  it('finds a post and links to its resource', async () => {
    const post = await makePost(editor, { title: 'Fog &amp; sea', slug: newWord() })
    const found = await resolve(`/${post.slug}/`)
    expect(found).toEqual({
      type: 'post',
      id: post.id,
      namespace: 'cms/v2',
      title: 'Fog &amp; sea',
      is_front_page: false,
      link: post.link,
      path: `/${post.slug}/`,
      language: 'en',
      _links: {
        self: [{ href: `${restRoot}/cms/v2/posts/${post.id}`, embeddable: true }],
        about: [{ href: `${restRoot}/cms/v2/types/post` }],
      },
    })
    expect(await linked(found._links, 'self')).toMatchObject({ id: post.id, link: post.link })
  })

  it('finds items of all types with public pages', async () => {
    const child = await makePage(editor, { parent: (await makePage(editor)).id })
    const [event, venue, organizer] = [
      await makeEvent(editor, { title: newWord() }),
      await makeVenue(editor, { venue: newWord() }),
      await makeOrganizer(editor, { organizer: newWord() }),
    ]
    const media = await uploaded(server, await createImage(20, 20), { name: `${newWord()}.png` })
    for (const [type, id, url, namespace] of [
      ['page', child.id, child.link, 'cms/v2'],
      ['media', media.id, media.link, 'cms/v2'],
      ['event', event.id, event.url, 'cal/events/v1'],
      ['venue', venue.id, venue.venue ? venue.url : '', 'cal/events/v1'],
      ['organizer', organizer.id, organizer.url, 'cal/events/v1'],
    ] as const) {
      const found = await resolve(new URL(url).pathname)
      expect(found).toMatchObject({ type, id, namespace, link: url })
      expect(await linked(found._links, 'self')).toMatchObject({ id })
    }
  })

  it('finds lists: terms, authors, dates, formats, events', async () => {
    const [over, tag, ofEvents] = [await makeCategory(editor), await makeTag(editor), await makeEventCategory(editor, { name: newWord() })]
    const under = await makeCategory(editor, { parent: over.id })
    const post = await makePost(editor, { date: '1991-05-31T10:00:00', format: 'gallery', categories: [under.id], tags: [tag.id] })
    const event = await makeEvent(editor, { start_date: '+1 day', end_date: '+1 day', categories: [ofEvents.id] })
    const author = await dataOf(server.anonymous.content.GET('/users/{id}', { params: { path: { id: server.ids.editor } } }))
    for (const [path, fields] of [
      [`/category/${over.slug}/${under.slug}/`, { type: 'term', taxonomy: 'category', id: under.id, namespace: 'cms/v2' }],
      [`/tag/${tag.slug}/`, { type: 'term', taxonomy: 'post_tag', id: tag.id, name: tag.name }],
      [`/author/${author.slug}/`, { type: 'author', id: author.id, name: author.name }],
      ['/1991/', { type: 'date', year: 1991, month: null, day: null }],
      ['/1991/05/', { type: 'date', year: 1991, month: 5, day: null }],
      ['/1991/05/31/', { type: 'date', year: 1991, month: 5, day: 31 }],
      ['/type/gallery/', { type: 'format', format: 'gallery' }],
      ['/', { type: 'home' }],
    ] as const) {
      const found = await resolve(path)
      expect([path, found]).toMatchObject([path, { ...fields, path, link: baseUrl + path, page: 1 }])
      if ('id' in fields) expect(await linked(found._links, 'self')).toMatchObject({ id: fields.id })
      const listed = (await linked(found._links, 'cms:post_type')) as { id: number }[]
      expect([path, listed.map(({ id }) => id).includes(post.id)]).toEqual([path, path !== '/' || listed.length < 10])
    }
    for (const path of ['/events/', `/events/category/${ofEvents.slug}/`]) {
      const found = await resolve(path)
      expect(found).toMatchObject({ type: path === '/events/' ? 'events' : 'term', link: baseUrl + path })
      expect(await linked(found._links, 'cms:post_type')).toMatchObject({
        events: expect.arrayContaining([expect.objectContaining({ id: event.id })]),
      })
    }
    await isMissing('/1990/')
    await isMissing('/type/standard/')
  })

  it('reads the page number of a list from the path or the query', async () => {
    const category = await makeCategory(editor)
    const path = `/category/${category.slug}/`
    for (const paged of [`${path}page/2/`, `${path}?page=2`, `${path}page/2`])
      expect(await resolve(paged)).toMatchObject({ type: 'term', path, page: 2 })
    const [list] = ((await resolve(`${path}page/2/`))._links as Record<string, { href: string }[]>)['cms:post_type'] ?? []
    expect(new URL(list?.href ?? '').searchParams.get('page')).toBe('2')
    expect(await resolve('/page/3/')).toMatchObject({ type: 'home', path: '/', page: 3 })
    await redirectsTo(`${path}page/1/`, path)
    const post = await makePost(editor)
    await hasNothing(`/${post.slug}/page/2/`)
  })

  it('accepts URLs of this site and paths in any form', async () => {
    const { id, link, slug } = await makePage(editor, { title: 'ზღვის პირას', slug: `ზღვა-${newWord()}` })
    const decoded = decodeURIComponent(new URL(link).pathname)
    for (const path of [
      link,
      decoded,
      decoded.toUpperCase(),
      `/${slug}`,
      slug,
      `//${slug.toUpperCase()}//`,
      `${baseUrl}${decoded}?utm_source=x#top`,
    ])
      expect([path, await resolve(path)]).toMatchObject([path, { type: 'page', id, link }])
    for (const path of ['https://elsewhere.example.org/', 'mailto:x@example.org', `${baseUrl.slice(0, -1)}/`])
      expect(await failureOf(request(path))).toEqual(invalid('path'))
    for (const path of ['/%E0%A4%A/', `/${'a/'.repeat(200)}`, `/${newWord()}/`, '/cms-json/', '/docs/nothing/']) await isMissing(path)
  })

  it('redirects from the ID to the permalink', async () => {
    const { id, slug } = await makePage(editor)
    await redirectsTo(`/?p=${id}`, `/${slug}/`)
    await redirectsTo(`/?page_id=${id}&utm_source=x`, `/${slug}/?utm_source=x`)
    await isMissing('/?p=999999')
    await isMissing('/?p=x')
  })

  it('embeds the resource', async () => {
    const { slug, title } = await makePost(editor)
    const query = { path: `/${slug}/`, _embed: ['self'] } as const
    const found = await dataOf(server.anonymous.content.GET('/resolve', { params: { query } }))
    expect(found).toMatchObject({ _embedded: { self: [{ slug, title: { rendered: title.rendered } }] } })
  })

  it('finds only what the caller may read', async () => {
    const [draft, hidden] = [await makePost(editor, { status: 'draft' }), await makePost(editor, { status: 'private', slug: newWord() })]
    for (const path of [`/?p=${draft.id}`, `/${hidden.slug}/`, `/?p=${hidden.id}`]) {
      await hasNothing(path)
      await isMissing(path, server.as.subscriber)
    }
    expect(await resolve(`/?p=${draft.id}`, editor)).toMatchObject({ type: 'post', id: draft.id, link: `${baseUrl}/?p=${draft.id}` })
    expect(await resolve(`/${hidden.slug}/`, editor)).toMatchObject({ type: 'post', id: hidden.id })
  })

  it('finds the front page and the posts page', async () => {
    const [front, news] = [await makePage(editor), await makePage(editor)]
    const change = (body: object) => dataOf(server.as.administrator.content.PATCH('/settings', { body }))
    await change({ show_on_front: 'page', page_on_front: front.id, page_for_posts: news.id })
    expect(await resolve('/')).toMatchObject({ type: 'page', id: front.id, is_front_page: true, path: '/' })
    await redirectsTo(`/${front.slug}/`, '/')
    expect(await resolve(`/${news.slug}/page/2/`)).toMatchObject({ type: 'posts', id: news.id, page: 2 })
    await change({ show_on_front: 'posts' })
    expect(await resolve('/')).toMatchObject({ type: 'home' })
  })
})

describe('a renamed item', () => {
  it('redirects from each former URL to the current one', async () => {
    const [one, two, three] = [newWord(), newWord(), newWord()]
    const { id } = await makePost(editor, { slug: one })
    await hasNothing(`/${two}/`)
    await changePost(editor, id, { slug: two })
    await redirectsTo(`/${one}/`, `/${two}/`)
    await changePost(editor, id, { slug: three })
    for (const former of [one, two]) await redirectsTo(`/${former}/`, `/${three}/`)
    await redirectsTo(`/${one}/?utm_source=x`, `/${three}/?utm_source=x`)
    await changePost(editor, id, { slug: one })
    expect(await resolve(`/${one}/`)).toMatchObject({ type: 'post', id })
    for (const former of [two, three]) await redirectsTo(`/${former}/`, `/${one}/`)
  })

  describe('whose former slug a file uses', () => {
    const file = async (slug: string) => {
      const { id } = await uploaded(server, await createImage(20, 20))
      return dataOf(editor.content.PATCH('/media/{id}', { params: { path: { id } }, body: { slug } }))
    }

    it.each(['post', 'page'] as const)('redirects before the file is considered: a %s', async (type) => {
      const [old, current] = [newWord(), newWord()]
      const { id } = type === 'post' ? await makePost(editor, { slug: old }) : await makePage(editor, { slug: old })
      await (type === 'post' ? changePost(editor, id, { slug: current }) : changePage(editor, id, { slug: current }))
      const { slug } = await file(old)
      expect(slug).toBe(old)
      await redirectsTo(`/${old}/`, `/${current}/`)
      if (type === 'post') await redirectsTo(`/2026/03/${old}/`, `/${current}/`)
      else await hasNothing(`/2026/03/${old}/`)
    })

    it('redirects after the file was renamed, too, and leaves the path to the file when it is deleted', async () => {
      const [old, current] = [newWord(), newWord()]
      const post = await makePost(editor, { slug: old })
      await changePost(editor, post.id, { slug: current })
      const { id } = await file(old)
      const rename = (slug: string) => dataOf(editor.content.PATCH('/media/{id}', { params: { path: { id } }, body: { slug } }))
      await rename(`${old}-file`)
      await redirectsTo(`/${old}/`, `/${current}/`)
      await rename(old)
      await changePost(editor, post.id, { status: 'draft' })
      expect(await resolve(`/${old}/`)).toMatchObject({ type: 'media', id })
      await dataOf(posts(editor).remove(post.id, { force: true }))
      expect(await resolve(`/${old}/`)).toMatchObject({ type: 'media', id })
    })
  })

  it('does not redirect from a former slug that a new item uses', async () => {
    const [old, current] = [newWord(), newWord()]
    const renamed = await makePost(editor, { slug: old })
    await changePost(editor, renamed.id, { slug: current })
    const taker = await makePage(editor, { slug: old })
    expect(await resolve(`/${old}/`)).toMatchObject({ type: 'page', id: taker.id })
    await changePage(editor, taker.id, { slug: newWord() })
    expect(await resolve(`/${old}/`)).toMatchObject({ type: 'redirect', location: expect.not.stringContaining(current) })
  })

  it('has no redirects while it is not public, or after it is deleted', async () => {
    const [old, current] = [newWord(), newWord()]
    const { id } = await makePost(editor, { slug: old })
    await changePost(editor, id, { slug: current })
    await changePost(editor, id, { status: 'draft' })
    for (const path of [old, current]) await hasNothing(`/${path}/`)
    const renamed = newWord()
    await changePost(editor, id, { status: 'publish', slug: renamed })
    for (const path of [old, current]) await redirectsTo(`/${path}/`, `/${renamed}/`)
    await dataOf(posts(editor).remove(id))
    await hasNothing(`/${old}/`)
    await dataOf(posts(editor).remove(id, { force: true }))
    await hasNothing(`/${old}/`)
    const rows = await server.context.db.selectFrom('former_paths').selectAll().where('content_id', '=', id).execute()
    expect(rows).toEqual([])
  })

  it('has no former URLs from its time as a draft, or from changes that keep the URL', async () => {
    const { id } = await makePost(editor, { slug: newWord(), status: 'draft' })
    await changePost(editor, id, { slug: newWord() })
    await changePost(editor, id, { status: 'publish' })
    await changePost(editor, id, { title: newWord(), content: 'Changed.' })
    expect(await server.context.db.selectFrom('former_paths').selectAll().where('content_id', '=', id).execute()).toEqual([])
  })

  it('may also be an event or a file', async () => {
    const [old, current] = [newWord(), newWord()]
    const event = await makeEvent(editor, { title: old, slug: old })
    await changeEvent(editor, event.id, { slug: current })
    await redirectsTo(`/event/${old}/`, `/event/${current}/`)
    const media = await uploaded(server, await createImage(20, 20), { name: `${newWord()}.png` })
    await dataOf(editor.content.PATCH('/media/{id}', { params: { path: { id: media.id } }, body: { slug: `${current}-file` } }))
    expect(await resolve(new URL(media.link).pathname)).toMatchObject({ type: 'redirect', path: `/${current}-file/` })
  })

  it('is redirected from URLs with a date, as on imported sites', async () => {
    const [old, current] = [newWord(), newWord()]
    const { id } = await makePost(editor, { slug: old })
    await redirectsTo(`/2026/11/${old}/`, `/${old}/`)
    await redirectsTo(`/2026/11/03/${old}/`, `/${old}/`)
    await changePost(editor, id, { slug: current })
    await redirectsTo(`/2026/11/${old}/`, `/${current}/`)
    const page = await makePage(editor)
    await hasNothing(`/2026/11/${page.slug}/`)
  })
})

describe('a page that moves', () => {
  it('redirects from the former URLs of its descendants', async () => {
    const [top, other] = [await makePage(editor), await makePage(editor)]
    const middle = await makePage(editor, { parent: top.id })
    const bottom = await makePage(editor, { parent: middle.id })
    const was = `/${top.slug}/${middle.slug}/${bottom.slug}/`
    await changePage(editor, middle.id, { parent: other.id })
    await redirectsTo(was, `/${other.slug}/${middle.slug}/${bottom.slug}/`)
    const renamed = newWord()
    await changePage(editor, other.id, { slug: renamed })
    await redirectsTo(was, `/${renamed}/${middle.slug}/${bottom.slug}/`)
    const last = newWord()
    await changePage(editor, bottom.id, { slug: last })
    await redirectsTo(was, `/${renamed}/${middle.slug}/${last}/`)
  })

  it('leaves its children reachable when it is trashed or deleted', async () => {
    const trashed = await makePage(editor)
    const child = await makePage(editor, { parent: trashed.id })
    await trashPage(server.as.editor, trashed.id)
    await redirectsTo(`/${trashed.slug}/${child.slug}/`, `/${child.slug}/`)
    const erased = await makePage(editor)
    const orphan = await makePage(editor, { parent: erased.id })
    await erasePage(editor, erased.id)
    await redirectsTo(`/${erased.slug}/${orphan.slug}/`, `/${orphan.slug}/`)
    await hasNothing(`/${erased.slug}/`)
  })

  it('does not cause redirect loops', async () => {
    const [one, two] = [await makePage(editor), await makePage(editor)]
    const swap = async (page: { id: number }, slug: string) => changePage(editor, page.id, { slug })
    await swap(one, `${one.slug}-x`)
    await swap(two, one.slug)
    await swap(one, two.slug)
    await hasNothing(`/${one.slug}-x/nothing/`)
    expect(await resolve(`/${one.slug}/`)).toMatchObject({ id: two.id })
    expect(await resolve(`/${two.slug}/`)).toMatchObject({ id: one.id })
  })
})

describe('a renamed term', () => {
  it('redirects from its former slugs and parents', async () => {
    const [over, old, current] = [await makeCategory(editor), newWord(), newWord()]
    const { id } = await makeCategory(editor, { slug: old })
    const change = (fields: object) => dataOf(categories(editor).patch(id, fields))
    await change({ slug: current })
    await redirectsTo(`/category/${old}/`, `/category/${current}/`)
    await redirectsTo(`/category/${old}/page/2/`, `/category/${current}/page/2/`)
    await change({ parent: over.id })
    for (const former of [old, current]) await redirectsTo(`/category/${former}/`, `/category/${over.slug}/${current}/`)
    await makeCategory(editor, { slug: old })
    expect(await resolve(`/category/${old}/`)).toMatchObject({ type: 'term' })
    await change({ slug: newWord() })
    await dataOf(categories(editor).remove(id, { force: true }))
    await hasNothing(`/category/${over.slug}/${current}/`)
  })

  it('may also be a tag', async () => {
    const [old, current] = [newWord(), newWord()]
    const { id } = await makeTag(editor, { slug: old })
    await dataOf(tags(editor).patch(id, { slug: current }))
    await redirectsTo(`/tag/${old}/`, `/tag/${current}/`)
    await dataOf(tags(editor).patch(id, { slug: old }))
    expect(await resolve(`/tag/${old}/`)).toMatchObject({ type: 'term', id })
    await hasNothing(`/tag/${old}/${current}/`)
  })
})
