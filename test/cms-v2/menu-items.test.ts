// Menu items: their fields and their targets.
import { describe, expect, it } from '@jest/globals'
import { dataOf, invalid, failureIn, failureOf } from '../support/responses.ts'
import { makeEvent, makeEventCategory, makeEventTag, makeOrganizer, makeVenue } from '../support/calendar.ts'
import { changes } from '../support/collections.ts'
import type { ListQueryOf } from '../support/collections.ts'
import { createImage, uploaded } from '../support/media.ts'
import { makeLinkTo, makeMenuItem, menuItems } from '../support/menu-items.ts'
import type { MenuItemInput } from '../support/menu-items.ts'
import { makePage, pages } from '../support/pages.ts'
import { changePost, makePost, newWord, posts, trashPost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { categories, makeCategory, makeMenu, makeTag, tags } from '../support/terms.ts'

const server = await sharedServer()
const admin = server.as.administrator
const writer = server.as.contributor

const refused = (code: string) => ({ status: 400, code })
const missing = { status: 404, code: 'rest_post_invalid_id' }

/** Returns values for all writable fields, with a new menu and a new parent. */
async function allFields(): Promise<MenuItemInput> {
  return {
    title: `${newWord()} Box office`,
    type: 'custom',
    status: 'publish',
    url: 'https://tickets.example.org/?a=1&b=2#top',
    attr_title: 'Buy tickets',
    classes: ['button', 'is-wide'],
    description: 'Opens at nine',
    menu_order: 4,
    parent: (await makeMenuItem(admin)).id,
    target: '_blank',
    xfn: ['friend', 'met'],
    menus: (await makeMenu(admin)).id,
  }
}

describe('the texts of menu items', () => {
  it('are plain, with typographic punctuation, and descriptions end after 200 words', async () => {
    const { id, ...item } = await makeMenuItem(admin, {
      description: ' <b>It\'s</b>\n\n "open"<script>alert(1)</script> ',
      attr_title: "<i>Don't</i> miss",
    })
    expect(item).toMatchObject({ description: 'It&#8217;s &#8220;open&#8221;', attr_title: 'Don&#8217;t miss' })
    expect(await menuItems(admin).change(id, item as MenuItemInput)).toMatchObject({
      description: item.description,
      attr_title: item.attr_title,
    })
    const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ')
    expect((await menuItems(admin).change(id, { description: words(200) })).description).toBe(words(200))
    expect((await menuItems(admin).change(id, { description: words(201) })).description).toBe(`${words(200)}&hellip;`)
  })
})

/** Invalid fields, and the errors that they cause in an otherwise valid request. */
const wrong: [MenuItemInput | Record<string, unknown>, object][] = [
  [{ menu_order: 0 }, invalid('menu_order')],
  [{ menu_order: -1 }, invalid('menu_order')],
  [{ menu_order: 1.5 }, invalid('menu_order')],
  [{ menu_order: 2 ** 31 }, invalid('menu_order')],
  [{ parent: -1 }, invalid('parent')],
  [{ object_id: -3 }, invalid('object_id')],
  [{ type: 'folder' }, invalid('type')],
  [{ target: '_self' }, invalid('target')],
  [{ status: 'trash' }, invalid('status')],
  [{ menus: 'main' }, invalid('menus')],
  [{ title: ['x'] }, invalid('title')],
  [{ classes: { a: 1 } }, invalid('classes')],
  [{ description: { raw: 'x' } }, invalid('description')],
  [{ attr_title: ['x'] }, invalid('attr_title')],
  [{ url: `https://example.org/${'x'.repeat(2000)}` }, invalid('url')],
  [{ menu_order: 0, parent: -1 }, invalid('menu_order', 'parent')],
  [{ menus: 999999 }, refused('invalid_menu_id')],
  [{ parent: 999999 }, refused('rest_post_invalid_id')],
  [{ type: 'post_type', object: 'page', object_id: 999999 }, refused('rest_post_invalid_id')],
  [{ type: 'post_type', object: 'folder', object_id: 1 }, refused('rest_post_invalid_id')],
  [{ type: 'taxonomy', object: 'category', object_id: 999999 }, refused('rest_term_invalid_id')],
  [{ type: 'taxonomy', object: 'post_tag', object_id: 1 }, refused('rest_term_invalid_id')],
  [{ type: 'post_type_archive', object: 'folder' }, refused('rest_post_invalid_type')],
  [{ type: 'post_type', object: '__proto__', object_id: 1 }, refused('rest_post_invalid_id')],
  [{ type: 'post_type_archive', object: 'constructor' }, refused('rest_post_invalid_type')],
]

const unsafeUrls = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'javascript&colon;alert(1)',
  'java&Tab;script&#58;alert(1)',
  '&#106;avascript:alert(1)',
  '\u200bjavascript:alert(1)',
  '\u0084',
  ' \u00a0\u200b\u009f ',
  'file:///etc/passwd',
]

describe('createMenuItem', () => {
  it('creates a custom link from a title and a URL, with the defaults', async () => {
    const title = newWord()
    const { data, response } = await menuItems(admin).create({ title, url: 'https://example.org/timetable' })
    expect(response.status).toBe(201)
    expect(response.headers.get('Location')).toBe(`${server.restRoot}/cms/v2/menu-items/${data?.id}`)
    expect(data).toEqual({
      id: expect.any(Number),
      title: { raw: title, rendered: title },
      status: 'publish',
      url: 'https://example.org/timetable',
      attr_title: '',
      description: '',
      type: 'custom',
      type_label: 'Custom Link',
      object: 'custom',
      object_id: data?.id,
      parent: 0,
      menu_order: 1,
      target: '',
      classes: [''],
      xfn: [''],
      invalid: false,
      meta: {},
      language: 'en',
      fallbacks: {},
      translations: {},
      _links: expect.any(Object),
    })
  })

  it('stores all writable fields', async () => {
    const { title, ...fields } = await allFields()
    const { id } = await menuItems(admin).make({ title, ...fields })
    expect(await menuItems(writer).read(id)).toMatchObject({ ...fields, title: { rendered: title } })
  })

  it('accepts a title as a string or an object', async () => {
    const title = newWord()
    expect((await makeMenuItem(admin, { title: { raw: title } })).title).toEqual({ raw: title, rendered: title })
  })

  it('requires a URL and a title for a custom link', async () => {
    expect(await failureOf(menuItems(admin).create({ title: newWord() }))).toEqual(refused('rest_url_required'))
    expect(await failureOf(menuItems(admin).create({ title: newWord(), url: '' }))).toEqual(refused('rest_url_required'))
    expect(await failureOf(menuItems(admin).create({}))).toEqual(refused('rest_title_required'))
    for (const title of [undefined, '', '  ', { raw: '' }])
      expect(await failureOf(menuItems(admin).create({ url: '/', ...(title !== undefined && { title }) }))).toEqual(
        refused('rest_title_required'),
      )
  })

  it.each(wrong)('refuses %j, and stores nothing', async (fields, failure) => {
    const title = newWord()
    expect(await failureOf(menuItems(admin).create({ title, url: '/', ...fields }))).toEqual(failure)
    expect(await menuItems(admin).ids({ search: title, status: ['any'] })).toEqual([])
  })

  it.each(unsafeUrls)('refuses an unsafe URL: %j', async (url) => {
    expect(await failureOf(menuItems(admin).create({ title: newWord(), url }))).toEqual(invalid('url'))
  })

  it.each([
    'https://example.org/',
    'http://example.org',
    'mailto:a@example.org',
    'tel:+995555',
    '/about',
    '#top',
    '?page=2',
    'about/us',
    '//example.org/',
  ])('accepts the URL %s', async (url) => {
    expect((await makeMenuItem(admin, { url })).url).toBe(url)
  })

  it('links to a page, a post, a category or a tag, and shows its title and URL', async () => {
    const [page, post, category, tag] = [await makePage(admin), await makePost(admin), await makeCategory(admin), await makeTag(admin)]
    const at = `${server.restRoot}/cms/v2`
    const made = [
      [
        await makeLinkTo(admin, 'post_type', 'page', page.id),
        page.title.rendered,
        page.link,
        { post_type: 'page', href: `${at}/pages/${page.id}` },
        'Page',
      ],
      [
        await makeLinkTo(admin, 'post_type', 'post', post.id),
        post.title.rendered,
        post.link,
        { post_type: 'post', href: `${at}/posts/${post.id}` },
        'Post',
      ],
      [
        await makeLinkTo(admin, 'taxonomy', 'category', category.id),
        category.name,
        category.link,
        { taxonomy: 'category', href: `${at}/categories/${category.id}` },
        'Category',
      ],
      [
        await makeLinkTo(admin, 'taxonomy', 'post_tag', tag.id),
        tag.name,
        tag.link,
        { taxonomy: 'post_tag', href: `${at}/tags/${tag.id}` },
        'Tag',
      ],
    ] as const
    for (const [item, title, url, target, type_label] of made) {
      expect(item).toMatchObject({
        title: { raw: title, rendered: title },
        url,
        type_label,
        invalid: false,
        _links: { 'cms:menu-item-object': [{ ...target, embeddable: true }] },
      })
    }
  })

  it('links to a file or an item of the calendar, and shows its title and URL', async () => {
    const category = await makeEventCategory(admin)
    const [media, event, venue, organizer, below] = [
      await uploaded(server, await createImage(8, 8), { fields: { title: newWord() } }),
      await makeEvent(admin),
      await makeVenue(admin),
      await makeOrganizer(admin),
      await makeEventCategory(admin, { parent: category.id }),
    ]
    const { restRoot } = server
    const content = [
      ['attachment', media.id, media.title.rendered, media.link, `${restRoot}/cms/v2/media/${media.id}`, 'Media'],
      ['event', event.id, event.title, event.url, event.rest_url, 'Event'],
      ['venue', venue.id, venue.venue, venue.url, venue.rest_url, 'Venue'],
      ['organizer', organizer.id, organizer.organizer, organizer.url, organizer.rest_url, 'Organizer'],
    ] as const
    for (const [object, id, title, url, href, type_label] of content) {
      const item = await makeLinkTo(admin, 'post_type', object, id)
      expect(item).toMatchObject({
        title: { raw: title, rendered: title },
        object,
        url,
        type_label,
        invalid: false,
        _links: { 'cms:menu-item-object': [{ post_type: object, href, embeddable: true }] },
      })
      expect(await menuItems(writer).read(item.id, { _embed: ['cms:menu-item-object'] })).toMatchObject({
        _embedded: { 'cms:menu-item-object': [{ id }] },
      })
    }
    const item = await makeLinkTo(admin, 'taxonomy', 'cal_events_cat', below.id)
    expect(item).toMatchObject({
      title: { raw: below.name, rendered: below.name },
      url: `${server.baseUrl}/events/category/${category.slug}/${below.slug}/`,
      type_label: 'Event Category',
      _links: { 'cms:menu-item-object': [{ taxonomy: 'cal_events_cat', href: below.urls.self, embeddable: true }] },
    })
    expect(await menuItems(writer).read(item.id, { _embed: [] })).toMatchObject({
      _embedded: { 'cms:menu-item-object': [{ id: below.id, name: below.name }] },
    })
  })

  it('infers the type of its target from the ID if it is omitted', async () => {
    const [page, event, tag] = [await makePage(admin), await makeEvent(admin), await makeEventTag(admin)]
    for (const [type, object, object_id] of [
      ['post_type', 'page', page.id],
      ['post_type', 'event', event.id],
      ['taxonomy', 'post_tag', tag.id],
    ] as const)
      for (const named of [{}, { object: '' }]) {
        expect(await menuItems(admin).make({ type, object_id, ...named })).toMatchObject({ type, object, object_id })
        expect(await menuItems(admin).change((await makeMenuItem(admin)).id, { type, object_id, ...named })).toMatchObject({
          object,
          object_id,
        })
      }
    expect(await failureOf(menuItems(admin).create({ type: 'post_type', object_id: 999999 }))).toEqual(refused('rest_post_invalid_id'))
    expect(await failureOf(menuItems(admin).create({ type: 'taxonomy', object_id: 999999 }))).toEqual(refused('rest_term_invalid_id'))
    expect(await failureOf(menuItems(admin).create({ type: 'post_type_archive' }))).toEqual(refused('rest_post_invalid_type'))
  })

  it('cannot link to another menu item or a menu', async () => {
    const [item, menu] = [await makeMenuItem(admin), await makeMenu(admin)]
    for (const named of [{}, { object: 'nav_menu_item' }])
      expect(await failureOf(menuItems(admin).create({ type: 'post_type', object_id: item.id, ...named }))).toEqual(
        refused('rest_post_invalid_id'),
      )
    for (const named of [{}, { object: 'nav_menu' }])
      expect(await failureOf(menuItems(admin).create({ type: 'taxonomy', object_id: menu.id, ...named }))).toEqual(
        refused('rest_term_invalid_id'),
      )
  })

  it('links to the list of events, which a page with its slug replaces', async () => {
    const event = await makeEvent(admin)
    const item = await menuItems(admin).make({ type: 'post_type_archive', object: 'event' })
    expect(item).toMatchObject({ title: { rendered: 'Events' }, url: `${server.baseUrl}/events/`, object_id: 0, invalid: false })
    expect(await (await fetch(item.url)).text()).toContain(event.url)
    const page = await makePage(admin, { slug: 'events', content: 'All our events' })
    expect(await (await fetch(item.url)).text()).toContain('All our events')
    await dataOf(pages(admin).remove(page.id, { force: true }))
    for (const object of ['venue', 'organizer', 'attachment'])
      expect(await failureOf(menuItems(admin).create({ type: 'post_type_archive', object }))).toEqual(refused('rest_post_invalid_type'))
  })

  it('links to the archive of a type', async () => {
    expect(await menuItems(admin).make({ title: 'All posts', type: 'post_type_archive', object: 'post' })).toMatchObject({
      type: 'post_type_archive',
      object: 'post',
      object_id: 0,
      invalid: false,
      url: expect.stringContaining(server.baseUrl),
    })
  })

  it('does not accept an ID from the caller', async () => {
    const { id } = await makeMenuItem(admin)
    expect(await failureOf(menuItems(admin).create({ id, title: 'x', url: '/' }))).toEqual(refused('rest_post_exists'))
  })

  it('may override the title of its target', async () => {
    const page = await makePage(admin)
    expect(await makeLinkTo(admin, 'post_type', 'page', page.id, { title: 'The people' })).toMatchObject({
      title: { raw: 'The people', rendered: 'The people' },
      url: page.link,
    })
  })

  it('becomes a draft with every status except publish', async () => {
    for (const status of ['draft', 'pending', 'private', 'future'] as const)
      expect((await makeMenuItem(admin, { status })).status).toBe('draft')
    expect((await makeMenuItem(admin, { status: 'publish' })).status).toBe('publish')
  })

  it('sanitizes classes and link relationships', async () => {
    expect(await makeMenuItem(admin, { classes: ['a b', 'c"<x>', ''], xfn: ['friend co-worker'] })).toMatchObject({
      classes: ['a', 'b', 'cx'],
      xfn: ['friend', 'co-worker'],
    })
  })
})

describe('getMenuItem', () => {
  it('returns the fields of each context', async () => {
    const { id } = await menuItems(admin).make(await allFields())
    const [view, embed, edit] = [
      await menuItems(writer).read(id),
      await menuItems(writer).read(id, { context: 'embed' }),
      await menuItems(admin).read(id, { context: 'edit' }),
    ]
    expect(view.title).not.toHaveProperty('raw')
    expect(view).toHaveProperty('menus')
    for (const field of ['menus', 'meta']) expect(embed).not.toHaveProperty(field)
    expect(embed).toMatchObject({ title: view.title, url: view.url, menu_order: 4 })
    expect(edit.title.raw).toBe(view.title.rendered)
  })

  it('reflects changes of its target', async () => {
    const [page, category] = [await makePage(admin), await makeCategory(admin)]
    const [toPage, toCategory, named] = [
      await makeLinkTo(admin, 'post_type', 'page', page.id),
      await makeLinkTo(admin, 'taxonomy', 'category', category.id),
      await makeLinkTo(admin, 'post_type', 'page', page.id, { title: 'Own' }),
    ]
    expect((await menuItems(writer).read(toPage.id)).title.rendered).toBe(page.title.rendered)
    const [title, name, slug] = [newWord(), newWord(), newWord()]
    await pages(admin).change(page.id, { title, slug })
    await categories(admin).change(category.id, { name, slug })
    expect(await menuItems(writer).read(toPage.id)).toMatchObject({ title: { rendered: title }, url: `${server.baseUrl}/${slug}/` })
    expect(await menuItems(writer).read(toCategory.id)).toMatchObject({
      title: { rendered: name },
      url: `${server.baseUrl}/category/${slug}/`,
    })
    expect(await menuItems(writer).read(named.id)).toMatchObject({ title: { rendered: 'Own' }, url: `${server.baseUrl}/${slug}/` })
  })

  it('is invalid while its target is in the trash, and is deleted with it', async () => {
    const { id } = await makePost(admin)
    const item = await makeLinkTo(admin, 'post_type', 'post', id)
    await trashPost(admin, id)
    expect((await menuItems(admin).read(item.id)).invalid).toBe(true)
    await changePost(admin, id, { status: 'publish' })
    expect((await menuItems(admin).read(item.id)).invalid).toBe(false)
    await dataOf(posts(admin).remove(id, { force: true }))
    expect(await failureOf(menuItems(admin).get(item.id))).toEqual(missing)
  })

  it('is deleted with its page, category or tag, unlike a custom link with the same object_id', async () => {
    const [page, category, tag] = [await makePage(admin), await makeCategory(admin), await makeTag(admin)]
    const items = [
      await makeLinkTo(admin, 'post_type', 'page', page.id),
      await makeLinkTo(admin, 'taxonomy', 'category', category.id),
      await makeLinkTo(admin, 'taxonomy', 'post_tag', tag.id),
    ].map((item) => item.id)
    const custom = await makeMenuItem(admin, { object_id: page.id })
    const removals = [
      pages(admin).remove(page.id, { force: true }),
      categories(admin).remove(category.id, { force: true }),
      tags(admin).remove(tag.id, { force: true }),
    ]
    for (const removal of removals) await dataOf<unknown>(removal)
    expect(await menuItems(admin).ids({ include: items, status: ['any'] })).toEqual([])
    expect((await menuItems(admin).read(custom.id)).id).toBe(custom.id)
  })

  it('is deleted with its file, and with terms deleted through the calendar API', async () => {
    const [media, category, tag] = [
      await uploaded(server, 'words', { name: 'a.txt' }),
      await makeEventCategory(admin),
      await makeEventTag(admin),
    ]
    const items = [
      await makeLinkTo(admin, 'post_type', 'attachment', media.id),
      await makeLinkTo(admin, 'taxonomy', 'cal_events_cat', category.id),
      await makeLinkTo(admin, 'taxonomy', 'post_tag', tag.id),
    ].map((item) => item.id)
    await dataOf(admin.content.DELETE('/media/{id}', { params: { path: { id: media.id }, query: { force: true } } }))
    await dataOf(admin.calendar.DELETE('/categories/{id}', { params: { path: { id: category.id } } }))
    await dataOf(admin.calendar.DELETE('/tags/{id}', { params: { path: { id: tag.id } } }))
    expect(await menuItems(admin).ids({ include: items, status: ['any'] })).toEqual([])
  })

  it('is invalid while its event is in the trash', async () => {
    const { id } = await makeEvent(admin)
    const item = await makeLinkTo(admin, 'post_type', 'event', id)
    await dataOf(admin.calendar.DELETE('/events/{id}', { params: { path: { id } } }))
    expect((await menuItems(admin).read(item.id)).invalid).toBe(true)
  })

  it('embeds its target on request', async () => {
    const page = await makePage(admin)
    const { id } = await makeLinkTo(admin, 'post_type', 'page', page.id)
    expect(await menuItems(writer).read(id, { _embed: ['cms:menu-item-object'] })).toMatchObject({
      _embedded: { 'cms:menu-item-object': [{ id: page.id, title: { rendered: page.title.rendered } }] },
    })
  })

  it('checks first whether the item exists, then the edit context, then the right to view it', async () => {
    const { id } = await makeMenuItem(admin)
    for (const [client, status] of [
      [server.anonymous, 401],
      [server.as.subscriber, 403],
    ] as const) {
      expect(await failureOf(menuItems(client).get(999999))).toEqual(missing)
      expect(await failureOf(menuItems(client).get(id, { context: 'edit' }))).toEqual({ status, code: 'rest_forbidden_context' })
      expect(await failureOf(menuItems(client).get(id))).toEqual({ status, code: 'rest_cannot_view' })
      expect(await failureOf(menuItems(client).list({ context: 'edit' }))).toEqual({ status, code: 'rest_forbidden_context' })
      expect(await failureOf(menuItems(client).list({ context: 'edit', status: ['draft'] }))).toEqual(invalid('status'))
    }
  })

  it('embeds its menu on request', async () => {
    const menu = await makeMenu(admin)
    const { id, _links } = await makeMenuItem(admin, { menus: menu.id })
    expect(_links['cms:term']).toEqual([{ taxonomy: 'nav_menu', embeddable: true, href: `${server.restRoot}/cms/v2/menus?post=${id}` }])
    expect(await menuItems(writer).read(id, { _embed: ['cms:term'] })).toMatchObject({
      _embedded: { 'cms:term': [[{ id: menu.id, name: menu.name }]] },
    })
  })

  it('returns 404 for an unknown ID and for a page', async () => {
    const { id } = await makePage(admin)
    for (const unknown of [0, 999999, id]) expect(await failureOf(menuItems(admin).get(unknown))).toEqual(missing)
  })
})

describe.each([
  ['updateMenuItem', 'update'],
  ['putMenuItem', 'put'],
  ['patchMenuItem', 'patch'],
] as const)('%s', (_operation, change) => {
  it('changes only the fields in the request', async () => {
    const before = await menuItems(admin).make(await allFields())
    expect(await dataOf(menuItems(admin)[change](before.id, {}))).toEqual(before)
    for (const fields of [
      { attr_title: 'New' },
      { description: 'New' },
      { classes: ['new'] },
      { xfn: [] },
      { target: '' as const },
      { menu_order: 9 },
      { parent: 0 },
      { url: '/new' },
    ]) {
      expect(await dataOf(menuItems(admin)[change](before.id, fields))).toMatchObject({ ...fields, ...('xfn' in fields && { xfn: [''] }) })
      Object.assign(before, fields, 'xfn' in fields && { xfn: [''] })
    }
    expect(await menuItems(admin).read(before.id, { context: 'edit' })).toEqual(before)
  })

  it('accepts the response of a read in the edit context', async () => {
    const page = await makePage(admin)
    for (const { id } of [await menuItems(admin).make(await allFields()), await makeLinkTo(admin, 'post_type', 'page', page.id)]) {
      const read = await menuItems(admin).read(id, { context: 'edit' })
      expect(await dataOf(menuItems(admin)[change](id, read as MenuItemInput))).toEqual(read)
    }
  })

  it('moves between menus, and out of them', async () => {
    const [one, other] = [await makeMenu(admin), await makeMenu(admin)]
    const { id } = await makeMenuItem(admin, { menus: one.id })
    expect(await dataOf(menuItems(admin)[change](id, { menus: other.id }))).toMatchObject({ menus: other.id })
    expect(await menuItems(admin).ids({ menus: [one.id] })).toEqual([])
    expect(await dataOf(menuItems(admin)[change](id, { title: newWord() }))).toMatchObject({ menus: other.id })
    expect(await dataOf(menuItems(admin)[change](id, { menus: 0 }))).not.toHaveProperty('menus')
  })

  it('turns a custom link into one to a page, and back', async () => {
    const page = await makePage(admin)
    const { id } = await makeMenuItem(admin)
    expect(await dataOf(menuItems(admin)[change](id, { type: 'post_type', object: 'page', object_id: page.id, title: '' }))).toMatchObject({
      url: page.link,
      title: { rendered: page.title.rendered },
    })
    expect(await dataOf(menuItems(admin)[change](id, { type: 'custom', url: '/x', title: 'X' }))).toMatchObject({
      url: '/x',
      object: 'custom',
      object_id: id,
      title: { rendered: 'X' },
    })
  })

  it.each([...wrong, ...unsafeUrls.map((url) => [{ url }, invalid('url')] as [MenuItemInput, object])])(
    'refuses %j, and does not change the item',
    async (fields, failure) => {
      const before = await menuItems(admin).make(await allFields())
      expect(await failureOf(menuItems(admin)[change](before.id, fields as MenuItemInput))).toEqual(failure)
      expect(await menuItems(admin).read(before.id, { context: 'edit' })).toEqual(before)
    },
  )

  it('refuses to clear the title or the URL of a custom link', async () => {
    const { id } = await makeMenuItem(admin)
    expect(await failureOf(menuItems(admin)[change](id, { title: '' }))).toEqual(refused('rest_title_required'))
    expect(await failureOf(menuItems(admin)[change](id, { url: '' }))).toEqual(refused('rest_url_required'))
  })

  it('nests items, but refuses cycles', async () => {
    const top = await makeMenuItem(admin)
    const below = await makeMenuItem(admin, { parent: top.id })
    const lowest = await makeMenuItem(admin, { parent: below.id })
    for (const parent of [top.id, below.id, lowest.id])
      expect(await failureOf(menuItems(admin)[change](top.id, { parent }))).toEqual(invalid('parent'))
    expect(await dataOf(menuItems(admin)[change](lowest.id, { parent: top.id }))).toMatchObject({ parent: top.id })
  })

  it('unpublishes and publishes', async () => {
    const { id } = await makeMenuItem(admin)
    expect(await dataOf(menuItems(admin)[change](id, { status: 'draft' }))).toMatchObject({ status: 'draft' })
    expect(await failureOf(menuItems(writer).get(id))).toEqual({ status: 403, code: 'rest_forbidden' })
    expect(await dataOf(menuItems(admin)[change](id, { status: 'publish' }))).toMatchObject({ status: 'publish' })
  })

  it('returns 404 for an unknown ID and for a page', async () => {
    const { id } = await makePage(admin)
    for (const unknown of [999999, id]) expect(await failureOf(menuItems(admin)[change](unknown, { title: 'x' }))).toEqual(missing)
  })
})

describe('deleteMenuItem', () => {
  it('requires force, because there is no trash, and returns the deleted item', async () => {
    const { id } = await makeMenuItem(admin)
    for (const query of [{}, { force: false }])
      expect(await failureOf(menuItems(admin).remove(id, query))).toEqual({ status: 501, code: 'rest_trash_not_supported' })
    expect((await menuItems(admin).read(id)).status).toBe('publish')
    expect(await dataOf(menuItems(admin).remove(id, { force: true }))).toMatchObject({ deleted: true, previous: { id } })
    for (const call of [menuItems(admin).get(id), menuItems(admin).remove(id, { force: true })])
      expect(await failureOf(call)).toEqual(missing)
  })

  it('keeps its children', async () => {
    const top = await makeMenuItem(admin)
    const below = await makeMenuItem(admin, { parent: top.id })
    await dataOf(menuItems(admin).remove(top.id, { force: true }))
    expect((await menuItems(admin).read(below.id)).parent).toBe(top.id)
    for (const change of changes)
      expect((await dataOf(menuItems(admin)[change](below.id, { title: 'Renamed' }))).title.rendered).toBe('Renamed')
  })
})

describe('listMenuItems', () => {
  /** Creates three items of a menu: a (order 3), b (order 1, below a) and c (order 2). Their titles sort differently. */
  async function makeThree() {
    const menu = await makeMenu(admin)
    const word = newWord()
    const a = await makeMenuItem(admin, { title: `${word} b`, menus: menu.id, menu_order: 3, description: 'lantern' })
    const b = await makeMenuItem(admin, { title: `${word} c`, menus: menu.id, menu_order: 1, parent: a.id, attr_title: 'candle' })
    const c = await makeMenuItem(admin, { title: `${word} a`, menus: menu.id, menu_order: 2 })
    return { menu: menu.id, word, ids: [a.id, b.id, c.id] as const }
  }

  it('lists items by menu_order', async () => {
    const { menu, ids } = await makeThree()
    expect(await menuItems(writer).listed({ menus: [menu] })).toMatchObject({ ids: [ids[1], ids[2], ids[0]], total: 3, pages: 1 })
  })

  it.each<[ListQueryOf<'/menu-items'>, number[]]>([
    [{ order: 'desc' }, [0, 2, 1]],
    [{ orderby: 'menu_order' }, [1, 2, 0]],
    [{ orderby: 'id' }, [0, 1, 2]],
    [{ orderby: 'id', order: 'desc' }, [2, 1, 0]],
    [{ orderby: 'title' }, [2, 0, 1]],
    [{ orderby: 'title', order: 'desc' }, [1, 0, 2]],
    [{ orderby: 'date' }, [0, 1, 2]],
    [{ orderby: 'modified' }, [0, 1, 2]],
    [{ orderby: 'author' }, [0, 1, 2]],
    [{ orderby: 'slug' }, [0, 1, 2]],
    [{ orderby: 'parent' }, [0, 2, 1]],
    [{ menu_order: 2 }, [2]],
    [{ search: 'lantern' }, [0]],
    [{ search: 'candle' }, [1]],
    [{ search: 'lantern', search_columns: ['post_title'] }, []],
    [{ search: 'lantern', search_columns: ['post_content'] }, [0]],
    [{ search: 'candle', search_columns: ['post_excerpt'] }, [1]],
    [{ search: 'lanter', search_semantics: 'exact' }, []],
    [{ search: 'lantern', search_semantics: 'exact' }, [0]],
    [{ per_page: 2 }, [1, 2]],
    [{ per_page: 2, page: 2 }, [0]],
    [{ offset: 1, per_page: 1 }, [2]],
    [{ after: '2000-01-01T00:00:00' }, [1, 2, 0]],
    [{ before: '2000-01-01T00:00:00' }, []],
    [{ modified_after: '2100-01-01T00:00:00' }, []],
    [{ modified_before: '2100-01-01T00:00:00' }, [1, 2, 0]],
    [{ status: ['draft'] }, []],
    [{ status: ['publish', 'draft'] }, [1, 2, 0]],
    [{ slug: ['nothing'] }, []],
  ])('with %j', async (query, places) => {
    const { menu, ids } = await makeThree()
    expect((await menuItems(admin).ids({ menus: [menu], ...query })).map((id) => ids.indexOf(id))).toEqual(places)
  })

  it('includes and excludes items, in the given order if requested, and sorts by relevance', async () => {
    const { menu, word, ids } = await makeThree()
    const [a, b, c] = ids
    expect(await menuItems(writer).ids({ include: [a, c] })).toEqual([c, a])
    expect(await menuItems(writer).ids({ include: [a, c, b], orderby: 'include' })).toEqual([a, c, b])
    expect(await menuItems(writer).ids({ menus: [menu], exclude: [a] })).toEqual([b, c])
    const inTitle = await makeMenuItem(admin, { title: `${word} lantern`, menus: menu, menu_order: 9 })
    expect(await menuItems(writer).ids({ menus: [menu], search: `${word} lantern` })).toEqual([a, inTitle.id])
    expect(await menuItems(writer).ids({ menus: [menu], search: `${word} lantern`, orderby: 'relevance' })).toEqual([inTitle.id, a])
  })

  it('filters by menus: any, all or none of them', async () => {
    const [one, other] = [await makeThree(), await makeThree()]
    const all = [...one.ids, ...other.ids]
    const places = async (query: ListQueryOf<'/menu-items'>) =>
      (await menuItems(writer).ids({ include: all, orderby: 'id', ...query })).map((id) => all.indexOf(id))
    expect(await places({ menus: [other.menu] })).toEqual([3, 4, 5])
    expect(await places({ menus: [one.menu, other.menu] })).toEqual([0, 1, 2, 3, 4, 5])
    expect(await places({ menus: { terms: [one.menu] } })).toEqual([0, 1, 2])
    expect(await places({ menus: { terms: [one.menu, other.menu], operator: 'AND' } })).toEqual([])
    expect(await places({ menus: { terms: [one.menu], operator: 'AND' } })).toEqual([0, 1, 2])
    expect(await places({ menus_exclude: [one.menu] })).toEqual([3, 4, 5])
    expect(await places({ menus_exclude: { terms: [one.menu, other.menu] } })).toEqual([])
    expect(await places({ menus: [one.menu], menus_exclude: [other.menu], tax_relation: 'OR' })).toEqual([0, 1, 2])
    expect(await places({ menus: [999999] })).toEqual([])
  })

  it('returns a hundred items per page by default, with a link to the next page', async () => {
    const { menu } = await makeThree()
    await Promise.all(Array.from({ length: 98 }, () => makeMenuItem(admin, { menus: menu, menu_order: 5 })))
    const { data, response } = await menuItems(writer).list({ menus: [menu] })
    expect(data).toHaveLength(100)
    expect(response.headers.get('X-CMS-TotalPages')).toBe('2')
    expect(response.headers.get('Link')).toContain('page=2>; rel="next"')
    expect(await menuItems(writer).ids({ menus: [menu], page: 2 })).toHaveLength(1)
    expect(await failureOf(menuItems(writer).list({ menus: [menu], page: 3 }))).toEqual(refused('rest_post_invalid_page_number'))
  })

  it('lists drafts only for administrators', async () => {
    const { id } = await makeMenuItem(admin, { status: 'draft' })
    expect(await menuItems(admin).ids({ include: [id] })).toEqual([])
    expect(await menuItems(admin).ids({ include: [id], status: ['draft'] })).toEqual([id])
    expect(await menuItems(admin).ids({ include: [id], status: ['any'] })).toEqual([id])
    for (const role of ['contributor', 'author', 'editor'] as const)
      expect(await failureOf(menuItems(server.as[role]).list({ status: ['draft'] }))).toEqual(invalid('status'))
  })

  it('returns the fields of the requested context, or only those in _fields', async () => {
    const { id, title } = await makeMenuItem(admin, { menus: (await makeMenu(admin)).id })
    expect((await menuItems(writer).listed({ include: [id], context: 'embed' })).items[0]).not.toHaveProperty('menus')
    expect((await menuItems(admin).listed({ include: [id], context: 'edit' })).items).toMatchObject([{ title }])
    expect((await menuItems(writer).listed({ include: [id], _fields: ['id', 'title.rendered'] })).items).toEqual([
      { id, title: { rendered: title.rendered } },
    ])
  })

  it.each([
    'per_page=0',
    'per_page=101',
    'page=0',
    'offset=-1',
    'orderby=colour',
    'order=up',
    'menu_order=x',
    'menus=main',
    'menus[operator]=XOR',
    'menus_exclude=x',
    'status=unknown',
    'include=x',
    'exclude=x',
    'after=yesterday',
    'context=print',
    'search_columns=title',
    'search_semantics=loose',
    'tax_relation=XOR',
  ])('refuses %s', async (query) => {
    const response = await fetch(`${server.restRoot}/cms/v2/menu-items?${query}`, {
      headers: { Authorization: server.authorization.administrator },
    })
    expect(await failureIn(response)).toMatchObject({ status: 400, code: 'rest_invalid_param', params: [/^\w+/.exec(query)?.[0]] })
  })
})
