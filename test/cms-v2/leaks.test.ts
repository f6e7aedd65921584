// No endpoint reveals unpublished, private or protected content to callers who may not read it.
import { describe, expect, it } from '@jest/globals'
import { dataOf } from '../support/responses.ts'
import { makeBlock } from '../support/blocks.ts'
import { makeEvent, makeVenue } from '../support/calendar.ts'
import { calls } from '../support/collections.ts'
import type { Calls, Collection, InputOf } from '../support/collections.ts'
import { cookingSite, declaredSite } from '../support/declared-site.ts'
import * as callers from '../support/leaks.ts'
import { embedsOf, headersOf as headersFor, leaksAt as leaksIn } from '../support/leaks.ts'
import type { Who } from '../support/leaks.ts'
import { createImage, uploaded } from '../support/media.ts'
import { makeLinkTo, menuItems } from '../support/menu-items.ts'
import { makePage } from '../support/pages.ts'
import { makePost, newWord } from '../support/posts.ts'
import { casesOf } from '../support/sampling.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makePart, makeTemplate, parts, templates } from '../support/templates.ts'
import { makeCategory, makeMenu, makePatternCategory, makeTag } from '../support/terms.ts'

/** `/recipes` are of a type that the site declares. */
type Kind = '/posts' | '/recipes' | '/pages' | '/events' | '/venues' | '/organizers' | '/blocks' | '/navigation' | '/menu-items'
/** The types whose items have a date. */
type Dated = Exclude<Kind, '/menu-items'>

const server = await sharedServer({ SITE_DIR: declaredSite(cookingSite), VALIDATE_RESPONSES: 'on' })
const admin = server.as.administrator

const everybody = casesOf<Who>(callers.everybody, ['anonymous', 'author', 'administrator'])
const notEditors = casesOf<(typeof callers.notEditors)[number]>(callers.notEditors, ['anonymous', 'author'])
const notAdministrators = casesOf<Who>(callers.notAdministrators, ['anonymous', 'editor'])

const items = (of: Dated): Calls<Exclude<Dated, '/recipes'>> => calls<Collection>(admin, of as Collection)
type Input = InputOf<Exclude<Dated, '/recipes'>>

const headersOf = (who: Who): Record<string, string> => headersFor(server, who)
const urlOf = (path: string): string => `${server.restRoot}/cms/v2${path}`

interface Named {
  id: number
  slug: string
}

/** Returns the paths of all requests that may return an item, alone or in lists. */
const pathsTo = (of: Kind, id: number, word: string): string[] => pathsToAll(of, [{ id, slug: word }], word)

/** Lists return several items at once. */
function pathsToAll(of: Kind, named: readonly Named[], word: string): string[] {
  const include = `include=${named.map(({ id }) => id).join()}`
  const statuses = ['publish', 'future', 'draft', 'pending', 'private', 'trash', 'inherit', 'auto-draft', 'any'].map(
    (status) => `status=${status}`,
  )
  const lists = [
    ...[
      `search=${word}`,
      include,
      `slug=${named.map(({ slug }) => slug).join()}`,
      `search=${word}&orderby=relevance`,
      `${include}&orderby=include`,
      `search=${word}&search_semantics=exact`,
      `search=${word.slice(1, -1)}`,
    ],
    ...['post_title', 'post_content', 'post_excerpt'].map((column) => `search=${word}&search_columns=${column}`),
    ...statuses.map((status) => `${include}&${status}`),
    `${include}&status=any,trash`,
    ...['embed', 'edit'].map((context) => `${include}&context=${context}`),
    ...['_embed', '_envelope', '_fields=id,title,content,excerpt,slug', '_fields=meta'].map((form) => `${include}&${form}`),
    `${include}&author=${server.ids.administrator}`,
    `${include}&password=`,
  ]
  const single = [
    '',
    '?context=embed',
    '?context=edit',
    '?_embed',
    '?_envelope',
    '?_fields=title,content,excerpt',
    '?_fields=meta.footnotes',
    '?excerpt_length=100',
    '/revisions',
    '/autosaves',
    '/revisions?context=edit',
    '/autosaves?context=edit',
  ]
  const alone = ({ id, slug }: Named): string[] => [
    ...single.map((rest) => `${of}/${id}${rest}`),
    ...[`/${slug}/`, `/?p=${id}`, `/?page_id=${id}`, `/2026/11/${slug}/`].flatMap((path) =>
      ['', '&_embed'].map((form) => `/resolve?path=${encodeURIComponent(path)}${form}`),
    ),
    ...['post-title', 'post-excerpt', 'post-content', 'post-template'].map(
      (name) => `/block-renderer/core/${name}?context=edit&post_id=${id}`,
    ),
    ...['block', 'navigation'].map((name) => `/block-renderer/core/${name}?context=edit&attributes[ref]=${id}`),
  ]
  return [...lists.map((query) => `${of}?${query}`), ...named.flatMap(alone)]
}

const leaksAt = (who: Who, paths: readonly string[], word: string): Promise<string[]> => leaksIn(server, who, paths.map(urlOf), word)

async function expectNothing(outsiders: readonly Who[], paths: readonly string[], word: string): Promise<void> {
  for (const who of outsiders) expect(await leaksAt(who, paths, word)).toEqual([])
}

/** Returns the fields of an item that has the word in all of its texts. */
const marked = (word: string): Input => ({ title: word, slug: word, content: word, excerpt: word })

const outsidersOf: Record<Kind, readonly Who[]> = {
  '/posts': notEditors,
  '/recipes': notEditors,
  '/pages': notEditors,
  '/events': notEditors,
  '/venues': notEditors,
  '/organizers': notEditors,
  '/blocks': notEditors,
  '/navigation': notAdministrators,
  '/menu-items': notAdministrators,
}

const protectable = casesOf<Dated>(
  ['/posts', '/recipes', '/pages', '/events', '/blocks', '/navigation'],
  ['/posts', '/events', '/blocks', '/navigation'],
)
const dated = [...protectable, ...casesOf<Dated>(['/venues', '/organizers'], ['/venues'])]

const hiddenStates: Record<string, Input> = {
  draft: { status: 'draft' },
  pending: { status: 'pending' },
  private: { status: 'private' },
  future: { date: '2050-01-01T00:00:00' },
}

describe.each(dated)('an item of %s that is not public', (of) => {
  it('is not revealed, whether it is a draft, pending, private or scheduled', async () => {
    const word = newWord()
    const hidden: Named[] = []
    for (const [state, fields] of Object.entries(hiddenStates)) {
      const slug = `${word}-${state}`
      hidden.push({ id: (await items(of).make({ ...marked(word), slug, status: 'publish', ...fields })).id, slug })
    }
    await expectNothing(outsidersOf[of], pathsToAll(of, hidden, word), word)
    for (const { id } of hidden)
      expect(await leaksAt('administrator', [`${of}/${id}?context=edit`, `${of}?include=${id}&status=any`], word)).toHaveLength(2)
  })

  it('is not revealed in the trash, or as private after it was published', async () => {
    const word = newWord()
    const { id } = await items(of).make({ ...marked(word), status: 'publish' })
    for (const path of pathsTo(of, id, word)) await (await fetch(`${server.restRoot}/cms/v2${path}`)).text()
    await dataOf<unknown>(items(of).remove(id))
    await expectNothing(outsidersOf[of], pathsTo(of, id, word), word)
    await items(of).change(id, { status: 'private' })
    await expectNothing(outsidersOf[of], pathsTo(of, id, word), word)
  })

  it('is not revealed by revisions and autosaves, or by their IDs', async () => {
    const word = newWord()
    const { id } = await items(of).make({ title: newWord(), status: 'publish' })
    await items(of).change(id, { title: word, content: word })
    await items(of).change(id, { title: 'Harmless', content: 'Harmless' })
    const autosave = await fetch(`${server.restRoot}/cms/v2${of}/${id}/autosaves`, {
      method: 'POST',
      headers: { ...headersOf('administrator'), 'Content-Type': 'application/json' },
      body: JSON.stringify({ title: word, content: word }),
    })
    const kept = [((await autosave.json()) as { id: number }).id]
    const revisions = await fetch(`${server.restRoot}/cms/v2${of}/${id}/revisions`, { headers: headersOf('administrator') })
    kept.push(...((await revisions.json()) as { id: number }[]).map((one) => one.id))
    expect(kept.length).toBeGreaterThan(2)
    const below = kept.flatMap((one) => [
      `${of}/${id}/revisions/${one}`,
      `${of}/${id}/autosaves/${one}`,
      `${of}/${id}/revisions/${one}?context=edit`,
      `${of}/${id}/revisions?search=${word}`,
    ])
    const elsewhere = kept.flatMap((one) => pathsTo(of, one, word).filter((path) => path.includes(String(one))))
    await expectNothing(outsidersOf[of], [...below, ...elsewhere], word)
    // Even callers who may read revisions do not find them among the items.
    await expectNothing(
      ['administrator'],
      elsewhere.filter((path) => !/\d+\/(revisions|autosaves)/.test(path)),
      word,
    )
  })
})

describe('published blocks and menu items', () => {
  it('do not reveal blocks to anonymous callers and subscribers', async () => {
    const word = newWord()
    const { id } = await makeBlock(admin, { ...marked(word), status: 'publish' })
    await expectNothing(['anonymous', 'subscriber'], pathsTo('/blocks', id, word), word)
    expect(await leaksAt('contributor', pathsTo('/blocks', id, word), word)).not.toEqual([])
  })

  it('do not reveal menu items to anonymous callers and subscribers, and drafts only to administrators', async () => {
    const word = newWord()
    const fields = { title: word, description: word, attr_title: word, url: `/${word}` }
    const [shown, draft] = [await menuItems(admin).make(fields), await menuItems(admin).make({ ...fields, status: 'draft' })]
    await expectNothing(['anonymous', 'subscriber'], pathsTo('/menu-items', shown.id, word), word)
    const toDraft = pathsTo('/menu-items', draft.id, word).filter((path) => new RegExp(`\\b${draft.id}\\b`).test(path))
    await expectNothing(outsidersOf['/menu-items'], toDraft, word)
    expect(await leaksAt('administrator', toDraft, word)).not.toEqual([])
  })
})

describe.each(protectable)('the protected content of %s', (of) => {
  /** Creates an item that has the word only in its protected fields. */
  const makeProtected = (word: string) =>
    items(of).make({
      title: 'Members',
      slug: newWord(),
      content: `secret ${word}`,
      excerpt: `short ${word}`,
      status: 'publish',
      password: 'lantern',
      ...(of !== '/navigation' && { meta: { footnotes: JSON.stringify([{ id: 'n1', content: `note ${word}` }]) } }),
    })

  it('is revealed only in the edit context', async () => {
    const word = newWord()
    const { id } = await makeProtected(word)
    const paths = pathsTo(of, id, word).filter(
      (path) => !path.includes('edit') && !path.includes('/revisions') && !path.includes('/autosaves'),
    )
    for (const who of everybody) {
      const shown = (
        await Promise.all(
          paths.map(
            async (path) =>
              (await (await fetch(`${server.restRoot}/cms/v2${path}`, { headers: headersOf(who) })).text()).includes(word) && path,
          ),
        )
      ).filter(Boolean)
      expect([who, shown]).toEqual([who, []])
    }
  })

  it('is neither found nor counted by searches of callers who may not edit it', async () => {
    const word = newWord()
    const { id } = await makeProtected(word)
    const searches = pathsTo(of, id, word).filter((path) => path.includes('search='))
    await expectNothing(
      outsidersOf[of],
      [
        ...searches,
        `${of}?search=secret%20${word}`,
        `${of}?search=short&include=${id}`,
        `${of}?search=-nothing&include=${id}`,
        `${of}?search=${word}&include=${id}&per_page=1`,
      ],
      word,
    )
    expect(await items(of).ids({ search: word })).toEqual([id])
  })

  it('is not returned in lists, even with the password', async () => {
    const word = newWord()
    const { id } = await makeProtected(word)
    for (const form of ['', '&_embed', '&context=embed', '&excerpt_length=50', '&excerpt_length=50&_embed']) {
      const text = await (
        await fetch(`${server.restRoot}/cms/v2${of}?include=${id}&password=lantern${form}`, { headers: headersOf('contributor') })
      ).text()
      expect(text).toContain(String(id))
      expect(text).not.toContain(word)
    }
  })
})

describe('references to hidden items', () => {
  const hidden: [string, InputOf<'/pages'>][] = [
    ['draft', { status: 'draft' }],
    ['private', { status: 'private' }],
    ['future', { date: '2050-01-01T00:00:00' }],
  ]

  it.each(hidden)('a menu item does not reveal the title and slug of a hidden page: %s', async (_status, fields) => {
    const word = newWord()
    const page = await makePage(admin, { title: word, slug: word, content: word, excerpt: word, ...fields })
    const menu = await makeMenu(admin)
    const { id } = await makeLinkTo(admin, 'post_type', 'page', page.id, { menus: menu.id })
    await expectNothing(everybody, [`/menu-trees/${menu.slug}`, `/menu-trees/${menu.slug}?_fields=items`], word)
    for (const who of everybody) {
      const trees = await fetch(urlOf(`/menu-trees?slug=${menu.slug}`), { headers: headersOf(who) })
      expect([trees.status, who, await trees.text()]).toEqual([200, who, expect.not.stringContaining(word)])
    }
    const paths = ['', '?_embed', '?context=embed', '?_fields=title,url'].flatMap((form) => [
      `/menu-items/${id}${form}`,
      `/menu-items${form}${form ? '&' : '?'}include=${id}`,
    ])
    for (const who of ['contributor', 'author'] as const) {
      for (const path of paths)
        expect([path, await (await fetch(`${server.restRoot}/cms/v2${path}`, { headers: headersOf(who) })).text()]).toEqual([
          path,
          expect.not.stringContaining(word),
        ])
      expect((await menuItems(server.as[who]).listed({ search: word })).total).toBe(0)
    }
    expect((await menuItems(server.as.editor).read(id)).title.rendered).toBe(word)
    expect(await menuItems(server.as.contributor).read(id)).toMatchObject({
      title: { rendered: '' },
      url: `${server.baseUrl}/?page_id=${page.id}`,
    })
  })

  it.each(['draft', 'pending', 'private', 'trash', 'a file of a draft'] as const)(
    'a menu item does not reveal the title and slug of a hidden event, venue or file: %s',
    async (state) => {
      const word = newWord()
      const status = state === 'draft' || state === 'pending' || state === 'private' ? state : 'publish'
      const draft = await makePost(admin, { status: 'draft', slug: word })
      const file = await uploaded(server, await createImage(8, 8), {
        as: 'administrator',
        fields: { title: word, slug: word, post: String(draft.id) },
      })
      const [event, venue] = [await makeEvent(admin, { title: word, status }), await makeVenue(admin, { venue: word, status })]
      if (state === 'trash') {
        await dataOf(admin.calendar.DELETE('/events/{id}', { params: { path: { id: event.id } } }))
        await dataOf(admin.calendar.DELETE('/venues/{id}', { params: { path: { id: venue.id } } }))
      }
      const items =
        state === 'a file of a draft'
          ? [await makeLinkTo(admin, 'post_type', 'attachment', file.id)]
          : [await makeLinkTo(admin, 'post_type', 'event', event.id), await makeLinkTo(admin, 'post_type', 'venue', venue.id)]
      for (const { id } of items) {
        for (const who of ['contributor', 'author'] as const)
          for (const form of ['', '?_embed', '?context=embed']) {
            const response = await fetch(urlOf(`/menu-items/${id}${form}`), { headers: headersOf(who) })
            expect([response.status, who, await response.text()]).toEqual([200, who, expect.not.stringContaining(word)])
          }
        expect((await menuItems(server.as.editor).read(id)).title.rendered).toBe(word)
      }
    },
  )

  it.each(hidden)('a child page does not embed a hidden parent: %s', async (_status, fields) => {
    const word = newWord()
    const top = await makePage(admin, { title: word, content: word, slug: newWord(), ...fields })
    const below = await makePage(admin, { parent: top.id })
    for (const who of notEditors) {
      for (const path of [
        `/pages/${below.id}?_embed`,
        `/pages?include=${below.id}&_embed`,
        `/pages?parent=${top.id}&_embed`,
        `/pages/${below.id}?_embed=up`,
      ]) {
        const text = await (await fetch(`${server.restRoot}/cms/v2${path}`, { headers: headersOf(who) })).text()
        expect(text).toContain(`"id":${below.id}`)
        expect(text).not.toContain(word)
      }
    }
  })

  it('a list by parent returns and counts only published items', async () => {
    const top = await makePage(admin)
    const word = newWord()
    await makePage(admin, { parent: top.id, status: 'private', title: word })
    await makePage(admin, { parent: top.id, status: 'draft', title: word })
    await expectNothing(
      notEditors,
      [`/pages?parent=${top.id}`, `/pages?parent=${top.id}&status=any`, `/pages?parent=${top.id}&orderby=title`],
      word,
    )
  })

  it('embedded pages stay protected', async () => {
    const word = newWord()
    const top = await makePage(admin, { content: word, excerpt: word, password: 'lantern' })
    const below = await makePage(admin, { parent: top.id, password: 'lantern' })
    const item = await makeLinkTo(admin, 'post_type', 'page', top.id)
    for (const path of [`/pages/${below.id}?_embed`, `/pages/${below.id}?_embed&password=lantern`, `/menu-items/${item.id}?_embed`]) {
      expect([path, await (await fetch(`${server.restRoot}/cms/v2${path}`, { headers: headersOf('editor') })).text()]).toEqual([
        path,
        expect.not.stringContaining(word),
      ])
    }
  })
})

describe('the terms of hidden items', () => {
  it.each<[string, Input]>([
    ['draft', { status: 'draft' }],
    ['pending', { status: 'pending' }],
    ['private', { status: 'private' }],
    ['future', { date: '2050-01-01T00:00:00' }],
  ])('are returned only to callers who may read the item, and never count it: %s', async (_status, fields) => {
    const [category, tag, notice] = [await makeCategory(admin), await makeTag(admin), await makePatternCategory(admin)]
    const post = await makePost(admin, { categories: [category.id], tags: [tag.id], ...fields })
    const block = await makeBlock(admin, { cms_pattern_category: [notice.id], ...fields })
    const of = [`/categories?post=${post.id}`, `/tags?post=${post.id}`, `/cms_pattern_category?post=${block.id}`]
    await expectNothing(notEditors, of, 'nothing to be found')
    await expectNothing(
      [...notEditors, 'editor'],
      [
        `/categories?include=${category.id}&hide_empty=1`,
        `/tags?include=${tag.id}&hide_empty=1`,
        `/cms_pattern_category?include=${notice.id}&hide_empty=1`,
      ],
      'nothing to be found',
    )
    expect(await leaksAt('editor', of, 'nothing to be found')).toHaveLength(3)
    for (const at of [`/categories/${category.id}`, `/tags/${tag.id}`, `/cms_pattern_category/${notice.id}`])
      expect(await (await fetch(`${server.restRoot}/cms/v2${at}`)).json()).toMatchObject({ count: 0 })
  })
})

describe('the public pages', () => {
  const htmlAt = async (path: string): Promise<string> => (await fetch(`${server.baseUrl}${path}`)).text()

  it.each<[string, Input]>([
    ['draft', { status: 'draft' }],
    ['private', { status: 'private' }],
    ['future', { date: '2050-01-01T00:00:00' }],
  ])('show no hidden items: %s', async (_status, fields) => {
    const word = newWord()
    const [category, tag] = [await makeCategory(admin), await makeTag(admin)]
    const post = await makePost(admin, { ...marked(word), categories: [category.id], tags: [tag.id], ...fields })
    const page = await makePage(admin, { ...marked(word), ...fields })
    for (const path of [
      '/',
      `/?p=${post.id}`,
      `/?page_id=${page.id}`,
      `/?p=${page.id}`,
      `/${word}/`,
      `/category/${category.slug}/`,
      `/tag/${tag.slug}/`,
      '/author/administrator/',
    ])
      expect([path, await htmlAt(path)]).toEqual([path, expect.not.stringContaining(word)])
    expect((await fetch(`${server.baseUrl}/?p=${post.id}`)).status).toBe(404)
  })

  it('show neither blocks, nor navigation menus, nor menu items', async () => {
    const word = newWord()
    const block = await makeBlock(admin, { ...marked(word) })
    const navigation = await items('/navigation').make({ ...marked(word), status: 'publish' })
    const item = await menuItems(admin).make({ title: word, url: '/' })
    for (const path of [`/${word}/`, ...[block, navigation, item].map(({ id }) => `/?p=${id}`)])
      expect([path, await htmlAt(path)]).toEqual([path, expect.not.stringContaining(word)])
  })

  it('show only the title of a protected post', async () => {
    const word = newWord()
    const category = await makeCategory(admin)
    const post = await makePost(admin, {
      title: 'Members',
      slug: newWord(),
      content: word,
      excerpt: word,
      password: 'lantern',
      categories: [category.id],
    })
    for (const path of ['/', new URL(post.link).pathname, `/category/${category.slug}/`]) {
      const html = await htmlAt(path)
      expect(html).toContain('Members')
      expect(html).not.toContain(word)
    }
  })

  it('do not name users who have not published anything', async () => {
    expect((await fetch(`${server.baseUrl}/author/subscriber/`)).status).toBe(404)
    expect(await htmlAt('/author/subscriber/')).not.toContain('The subscriber')
  })
})

const hiding: [string, InputOf<'/pages'>][] = [
  ['draft', { status: 'draft' }],
  ['pending', { status: 'pending' }],
  ['private', { status: 'private' }],
  ['future', { date: '2050-01-01T00:00:00' }],
]

describe('a file that is not public', () => {
  /** Uploads a text file with the word in its name, its fields and its content. */
  const uploadMarked = (word: string, fields: Record<string, string>) =>
    uploaded(server, `The ${word}.`, {
      as: 'administrator',
      name: `${word}.txt`,
      fields: { title: word, slug: word, caption: word, description: word, alt_text: word, ...fields },
    })

  const pathsToFile = (id: number, word: string): string[] => {
    const forms = [
      '',
      '&status=inherit',
      '&status=private',
      '&status=inherit,private',
      '&context=embed',
      '&context=edit',
      '&_envelope',
      '&_fields=title,source_url',
    ]
    const lists = [`search=${word}`, `include=${id}`, `slug=${word}`].flatMap((query) => forms.map((form) => `/media?${query}${form}`))
    return [
      ...lists,
      ...['', '?context=embed', '?context=edit', '?_embed', '?_envelope', '?_fields=title,source_url,guid'].map(
        (form) => `/media/${id}${form}`,
      ),
      ...['/posts', '/pages', '/blocks'].map((of) => `${of}/${id}`),
    ]
  }
  const pagesOf = (id: number, word: string, link: string): string[] =>
    [link, `/?attachment_id=${id}`, `/?p=${id}`, `/${word}/`].map((path) => new URL(path, server.baseUrl).href)

  async function expectHidden(word: string, fields: Record<string, string>): Promise<void> {
    const { id, link, source_url } = await uploadMarked(word, fields)
    const pages = pagesOf(id, word, link)
    await expectNothing(notEditors, pathsToFile(id, word), word)
    for (const who of notEditors)
      expect(await leaksIn(server, who, [...pages, ...pages.flatMap((page) => embedsOf(server, page))], word)).toEqual([])
    expect(await leaksAt('administrator', pathsToFile(id, word), word)).not.toEqual([])
    expect(await leaksIn(server, 'administrator', [source_url], word)).not.toEqual([])
    expect(await leaksIn(server, 'anonymous', [source_url], word)).toEqual([])
  }

  it('is not revealed if it is private', () => expectHidden(newWord(), { status: 'private' }))

  it.each([...hiding, ['protected', { password: 'lantern' }] as const])(
    'is not revealed if the item that it is attached to is hidden: %s',
    async (_status, fields) => {
      const host = await makePage(admin, fields)
      const word = newWord()
      await expectHidden(word, { post: String(host.id) })
      await expectNothing(notEditors, [`/media?parent=${host.id}`, `/media?parent=${host.id}&search=${word}`], word)
    },
  )

  it('returns neither the original nor renditions to others if it is private', async () => {
    const { source_url, media_details } = await uploaded(server, await createImage(800, 600), {
      as: 'administrator',
      fields: { status: 'private' },
    })
    const files = [source_url, ...Object.values(media_details.sizes).map((size) => size.source_url)]
    expect(files.length).toBeGreaterThan(3)
    for (const who of notEditors)
      for (const file of files) expect([who, file, (await fetch(file, { headers: headersOf(who) })).status]).toEqual([who, file, 404])
    for (const file of files) expect((await fetch(file, { headers: headersOf('administrator') })).status).toBe(200)
  })

  it.each<[string, { status?: 'private' }]>([
    ['private', { status: 'private' }],
    ['attached to a draft', {}],
  ])('is not embedded in public content: %s', async (_status, fields) => {
    const word = newWord()
    const file = await uploaded(server, await createImage(400, 300), {
      as: 'administrator',
      name: `${word}.png`,
      fields: { title: word, caption: word, alt_text: word },
    })
    const [post, page, event] = [
      await makePost(admin, { featured_media: file.id }),
      await makePage(admin, { featured_media: file.id }),
      await makeEvent(admin, { image: String(file.id) }),
    ]
    const host = await makePost(admin, { status: 'draft' })
    await dataOf(admin.content.PATCH('/media/{id}', { params: { path: { id: file.id } }, body: { post: host.id, ...fields } }))
    const paths = [`/posts/${post.id}?_embed`, `/posts?include=${post.id}&_embed=cms:featuredmedia`, `/pages/${page.id}?_embed`].map(urlOf)
    const calendar = [`/events/${event.id}`, `/events?include=${event.id}&start_date=2031-01-01`, `/events/by-slug/${event.slug}`].map(
      (path) => `${server.restRoot}/cal/events/v1${path}`,
    )
    const pages = [post.link, page.link, event.url, server.baseUrl]
    for (const who of notEditors) {
      for (const url of [...paths, ...calendar, ...pages, ...pages.flatMap((one) => embedsOf(server, one))]) {
        expect([who, url, await (await fetch(url, { headers: headersOf(who) })).text()]).toEqual([
          who,
          url,
          expect.not.stringContaining(word),
        ])
      }
    }
    expect(await (await fetch(paths[0] ?? '', { headers: headersOf('administrator') })).text()).toContain(word)
  })

  it('cannot be used as a featured image by users who may not read it', async () => {
    const host = await makePost(admin, { status: 'draft' })
    for (const fields of [{ status: 'private' }, { post: String(host.id) }] as Record<string, string>[]) {
      const word = newWord()
      const file = await uploaded(server, await createImage(40, 30), { as: 'administrator', name: `${word}.png`, fields })
      const send = async (path: string, body: object): Promise<string> =>
        (
          await fetch(`${server.restRoot}${path}`, {
            method: 'POST',
            headers: { ...headersOf('author'), 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).text()
      const tries = [
        await send('/cms/v2/posts?_embed', { title: 'Mine', status: 'publish', featured_media: file.id }),
        ...(await Promise.all(
          [String(file.id), file.source_url].map((image) =>
            send('/cal/events/v1/events', { title: 'Mine', start_date: '2031-01-01', end_date: '2031-01-02', image }),
          ),
        )),
      ]
      for (const response of tries) expect(response).not.toContain(word)
    }
  })
})

describe.each([
  ['/templates', makeTemplate, templates],
  ['/template-parts', makePart, parts],
] as const)('the content of %s', (of, make, calling) => {
  const marks = (word: string) => ({ title: word, slug: word, content: `<p>${word}</p>`, description: word })
  const single = ['', '?context=embed', '?context=edit', '?_envelope', '?_fields=title,content,slug', '/revisions', '/autosaves']

  it('is not revealed to anonymous callers and subscribers', async () => {
    const word = newWord()
    const { id, cms_id } = await make(admin, marks(word))
    const paths = [
      of,
      `${of}?cms_id=${cms_id}`,
      `${of}?context=edit`,
      `${of}/lookup?slug=${word}`,
      ...single.map((rest) => `${of}/${id}${rest}`),
      ...['/posts', '/pages', '/blocks', '/media'].flatMap((kind) => [
        `${kind}/${cms_id}`,
        `${kind}?include=${cms_id}`,
        `${kind}?search=${word}`,
      ]),
    ]
    await expectNothing(['anonymous', 'subscriber'], paths, word)
    const pages = [`${server.baseUrl}/${word}/`, `${server.baseUrl}/?p=${cms_id}`]
    for (const who of everybody)
      expect(await leaksIn(server, who, [...pages, ...pages.flatMap((page) => embedsOf(server, page))], word)).toEqual([])
    expect(await leaksAt('contributor', [`${of}/${id}`], word)).not.toEqual([])
  })

  it('is revealed by revisions and autosaves only to administrators, and to nobody after its deletion', async () => {
    const word = newWord()
    const { id, cms_id } = await make(admin, { ...marks(word), slug: newWord() })
    await dataOf<unknown>(calling(admin).saveUnsaved(id, { content: `${word} unsaved` }))
    await dataOf<unknown>(calling(admin).update(id, { title: 'Harmless', content: 'Harmless', description: 'Harmless' }))
    const kept = (
      await Promise.all(
        ['revisions', 'autosaves'].map(
          async (below) =>
            (await (await fetch(urlOf(`${of}/${id}/${below}`), { headers: headersOf('administrator') })).json()) as {
              cms_id: number
            }[],
        ),
      )
    )
      .flat()
      .map((one) => one.cms_id)
    expect(kept.length).toBeGreaterThan(1)
    const paths = [
      `${of}/${id}/revisions`,
      `${of}/${id}/autosaves`,
      ...kept.flatMap((one) => [
        `${of}/${id}/revisions/${one}`,
        `${of}/${id}/autosaves/${one}`,
        `/posts/${one}`,
        `/posts/${cms_id}/revisions/${one}`,
        `/blocks/${one}`,
      ]),
    ]
    await expectNothing(notAdministrators, paths, word)
    expect(await leaksAt('administrator', paths, word)).not.toEqual([])
    await dataOf<unknown>(calling(admin).update(id, { content: word }))
    await dataOf<unknown>(calling(admin).remove(id))
    await expectNothing(everybody, [of, `${of}?cms_id=${cms_id}`, `${of}/${id}`, `${of}/${id}/revisions`, `/posts/${cms_id}`], word)
  })
})

describe('embedding', () => {
  it.each(hiding)('does not reveal hidden items: %s', async (_status, fields) => {
    const word = newWord()
    const [post, page] = [await makePost(admin, { ...marked(word), ...fields }), await makePage(admin, { ...marked(word), ...fields })]
    const urls = [
      post.link,
      page.link,
      `${server.baseUrl}/${word}/`,
      `${server.baseUrl}/?p=${post.id}`,
      `${server.baseUrl}/?page_id=${page.id}`,
    ]
    for (const who of everybody)
      for (const url of urls.flatMap((one) => embedsOf(server, one)))
        expect([who, url, (await fetch(url, { headers: headersOf(who) })).status]).toEqual([who, url, 404])
  })

  it('shows only the title of a protected post', async () => {
    const word = newWord()
    const post = await makePost(admin, { title: 'Members', content: word, excerpt: word, password: 'lantern' })
    for (const url of [...embedsOf(server, post.link), ...embedsOf(server, `${post.link}?password=lantern`)])
      expect([url, await (await fetch(url)).text()]).toEqual([url, expect.not.stringContaining(word)])
    expect(await (await fetch(embedsOf(server, post.link)[0] ?? '')).text()).toContain('Members')
  })
})

describe('a batch', () => {
  interface BatchRequest {
    method?: string
    path: string
    headers?: Record<string, string>
    body?: object
  }

  async function run(who: Who, requests: BatchRequest[]): Promise<{ text: string; statuses: number[] }> {
    const response = await fetch(`${server.restRoot}/batch/v1`, {
      method: 'POST',
      headers: { ...headersOf(who), 'Content-Type': 'application/json' },
      body: JSON.stringify({ requests }),
    })
    const text = await response.text()
    expect([response.status, text]).toEqual([207, expect.stringContaining('responses')])
    return { text, statuses: (JSON.parse(text) as { responses: { status: number }[] }).responses.map(({ status }) => status) }
  }

  /** Returns requests that try to read or change an item, including method overrides and subresources. */
  const requestsTo = (at: string): BatchRequest[] => [
    ...['POST', 'PUT', 'PATCH'].map((method) => ({ method, path: `${at}?_embed`, body: {} })),
    { method: 'PATCH', path: `${at}?context=edit`, body: { title: 'Mine' } },
    { method: 'DELETE', path: at },
    { method: 'DELETE', path: `${at}?force=true` },
    { path: `${at}?_method=GET` },
    { path: at, headers: { 'X-HTTP-Method-Override': 'GET' } },
    { path: at, headers: { Authorization: server.authorization.administrator }, body: {} },
    { path: `${at}/autosaves`, body: { title: 'Mine' } },
    { path: `${at}/autosaves?_method=GET` },
    { path: `${at}/revisions`, headers: { 'X-HTTP-Method-Override': 'GET' } },
  ]

  it.each(dated)('neither reveals nor changes hidden items of %s', async (of) => {
    const word = newWord()
    const { id } = await items(of).make({ ...marked(word), status: 'private' })
    for (const who of outsidersOf[of]) {
      const { text, statuses } = await run(who, requestsTo(`/cms/v2${of}/${id}`))
      expect([who, text]).toEqual([who, expect.not.stringContaining(word)])
      expect([who, statuses.filter((status) => status < 400)]).toEqual([who, []])
    }
    expect(await items(of).read(id, { context: 'edit' })).toMatchObject({ status: 'private', title: { raw: word } })
    expect((await run('administrator', [{ method: 'PATCH', path: `/cms/v2${of}/${id}`, body: {} }])).text).toContain(word)
  })

  it('neither reveals nor changes hidden files, and does not embed them', async () => {
    const word = newWord()
    const file = await uploaded(server, await createImage(40, 30), {
      as: 'administrator',
      name: `${word}.png`,
      fields: { title: word, status: 'private' },
    })
    for (const who of notEditors) {
      const requests = [
        ...requestsTo(`/cms/v2/media/${file.id}`),
        {
          path: `/cms/v2/media/${file.id}/edit`,
          body: { src: `${server.baseUrl}/x.png`, modifiers: [{ type: 'rotate', args: { angle: 90 } }] },
        },
      ]
      const { text, statuses } = await run(who, [
        ...requests,
        { path: '/cms/v2/posts?_embed', body: { title: 'Mine', featured_media: file.id } },
      ])
      expect([who, text]).toEqual([who, expect.not.stringContaining(word)])
      expect([who, statuses.slice(0, requests.length).filter((status) => status < 400)]).toEqual([who, []])
    }
    expect(await dataOf(admin.content.GET('/media/{id}', { params: { path: { id: file.id } } }))).toMatchObject({
      status: 'private',
      title: { rendered: word },
    })
  })

  it('neither reveals nor changes templates for callers who are not administrators', async () => {
    const word = newWord()
    const { id } = await makeTemplate(admin, { title: word, content: word })
    for (const who of notAdministrators) {
      const { text, statuses } = await run(who, requestsTo(`/cms/v2/templates/${id}`))
      expect([who, text]).toEqual([who, expect.not.stringContaining(word)])
      expect([who, statuses.filter((status) => status < 400)]).toEqual([who, []])
    }
    expect((await dataOf(templates(admin).get(id))).title.raw).toBe(word)
  })
})
