// What is unpublished, private or protected shows by no door to those who may not read it.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import { dataOf } from '../support/answers.ts'
import { makeBlock } from '../support/blocks.ts'
import { calls } from '../support/collections.ts'
import type { Calls, Collection, InputOf } from '../support/collections.ts'
import { makeLinkTo, menuItems } from '../support/menu-items.ts'
import { makePage } from '../support/pages.ts'
import { makePost, newWord } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { makeCategory, makePatternCategory, makeTag } from '../support/terms.ts'

type Who = 'visitor' | keyof TestServer['as']
type Kind = '/posts' | '/pages' | '/blocks' | '/navigation' | '/menu-items'
/** Those of which all are dated and may have a password. */
type Dated = Exclude<Kind, '/menu-items'>

let server: TestServer
let admin: Client
beforeAll(async () => {
  server = await startServer()
  admin = server.as.administrator
})
afterAll(() => server.close())

const items = (of: Dated): Calls<Dated> => calls<Collection>(admin, of)
type Input = InputOf<Dated>

const headersOf = (who: Who): Record<string, string> => (who === 'visitor' ? {} : { Authorization: server.authorization[who] })

/** All ways to ask for an item, alone and in lists. */
function doorsTo(of: Kind, id: number, word: string): string[] {
  const statuses = ['publish', 'future', 'draft', 'pending', 'private', 'trash', 'inherit', 'auto-draft', 'any'].map((status) => `status=${status}`)
  const lists = [
    ...[`search=${word}`, `include=${id}`, `slug=${word}`, `search=${word}&orderby=relevance`, `include=${id}&orderby=include`, `search=${word}&search_semantics=exact`, `search=${word.slice(1, -1)}`],
    ...['post_title', 'post_content', 'post_excerpt'].map((column) => `search=${word}&search_columns=${column}`),
    ...statuses.map((status) => `include=${id}&${status}`),
    `include=${id}&status=any,trash`,
    ...['embed', 'edit'].map((context) => `include=${id}&context=${context}`),
    ...['_embed', '_envelope', '_fields=id,title,content,excerpt,slug'].map((form) => `include=${id}&${form}`),
    `include=${id}&author=${server.ids.administrator}`,
    `include=${id}&password=`,
  ]
  const alone = ['', '?context=embed', '?context=edit', '?_embed', '?_envelope', '?_fields=title,content,excerpt', '?excerpt_length=100', '/revisions', '/autosaves', '/revisions?context=edit', '/autosaves?context=edit']
  return [...lists.map((query) => `${of}?${query}`), ...alone.map((rest) => `${of}/${id}${rest}`)]
}

/** The doors behind which the word shows, or where a list counts what it does not show. */
async function leaksAt(who: Who, doors: readonly string[], word: string): Promise<string[]> {
  const answers = await Promise.all(
    doors.map(async (door) => {
      const answer = await fetch(`${server.restRoot}/cms/v2${door}`, { headers: headersOf(who) })
      const text = await answer.text()
      if (answer.status >= 500 && answer.status !== 501) throw new Error(`${answer.status} at ${door}: ${text}`)
      return { door, shows: text.includes(word), total: Number(answer.headers.get('X-CMS-Total')) }
    }),
  )
  return answers.filter(({ shows, total }) => shows || total > 0).map(({ door, total }) => `${who}: ${door} (${total})`)
}

async function expectNothing(outsiders: readonly Who[], doors: readonly string[], word: string): Promise<void> {
  for (const who of outsiders) expect(await leaksAt(who, doors, word)).toEqual([])
}

/** An item that has the word everywhere. */
const marked = (word: string): Input => ({ title: word, slug: word, content: word, excerpt: word })

const notEditors = ['visitor', 'subscriber', 'contributor', 'author'] as const
const notAdministrators = [...notEditors, 'editor'] as const
const outsidersOf: Record<Kind, readonly Who[]> = { '/posts': notEditors, '/pages': notEditors, '/blocks': notEditors, '/navigation': notAdministrators, '/menu-items': notAdministrators }

const dated: readonly Dated[] = ['/posts', '/pages', '/blocks', '/navigation']

describe.each(dated)('what is not public of %s', (of) => {
  it.each<[string, Input]>([
    ['draft', { status: 'draft' }],
    ['pending', { status: 'pending' }],
    ['private', { status: 'private' }],
    ['future', { date: '2050-01-01T00:00:00' }],
  ])('shows by no door: %s', async (_state, fields) => {
    const word = newWord()
    const { id } = await items(of).make({ ...marked(word), status: 'publish', ...fields })
    await expectNothing(outsidersOf[of], doorsTo(of, id, word), word)
    expect(await leaksAt('administrator', doorsTo(of, id, word), word)).not.toEqual([])
  })

  it('shows by no door in the trash, or when it has been published before', async () => {
    const word = newWord()
    const { id } = await items(of).make({ ...marked(word), status: 'publish' })
    for (const door of doorsTo(of, id, word)) await (await fetch(`${server.restRoot}/cms/v2${door}`)).text()
    await dataOf<unknown>(items(of).remove(id))
    await expectNothing(outsidersOf[of], doorsTo(of, id, word), word)
    await items(of).change(id, { status: 'private' })
    await expectNothing(outsidersOf[of], doorsTo(of, id, word), word)
  })

  it('shows by no door as a revision, an autosave, or under an id of theirs', async () => {
    const word = newWord()
    const { id } = await items(of).make({ title: newWord(), status: 'publish' })
    await items(of).change(id, { title: word, content: word })
    await items(of).change(id, { title: 'Harmless', content: 'Harmless' })
    const autosave = await fetch(`${server.restRoot}/cms/v2${of}/${id}/autosaves`, { method: 'POST', headers: { ...headersOf('administrator'), 'Content-Type': 'application/json' }, body: JSON.stringify({ title: word, content: word }) })
    const kept = [((await autosave.json()) as { id: number }).id]
    const revisions = await fetch(`${server.restRoot}/cms/v2${of}/${id}/revisions`, { headers: headersOf('administrator') })
    kept.push(...((await revisions.json()) as { id: number }[]).map((one) => one.id))
    expect(kept.length).toBeGreaterThan(2)
    const below = kept.flatMap((one) => [`${of}/${id}/revisions/${one}`, `${of}/${id}/autosaves/${one}`, `${of}/${id}/revisions/${one}?context=edit`, `${of}/${id}/revisions?search=${word}`])
    const elsewhere = kept.flatMap((one) => doorsTo(of, one, word).filter((door) => door.includes(String(one))))
    await expectNothing(outsidersOf[of], [...below, ...elsewhere], word)
    // Not even those who read revisions find them among the items.
    await expectNothing(['administrator'], elsewhere.filter((door) => !/\d+\/(revisions|autosaves)/.test(door)), word)
  })
})

describe('what is published for those who write', () => {
  it('shows no block to visitors and subscribers by any door', async () => {
    const word = newWord()
    const { id } = await makeBlock(admin, { ...marked(word), status: 'publish' })
    await expectNothing(['visitor', 'subscriber'], doorsTo('/blocks', id, word), word)
    expect(await leaksAt('contributor', doorsTo('/blocks', id, word), word)).not.toEqual([])
  })

  it('shows no menu item to visitors and subscribers, and drafts of them to administrators alone', async () => {
    const word = newWord()
    const fields = { title: word, description: word, attr_title: word, url: `/${word}` }
    const [shown, draft] = [await menuItems(admin).make(fields), await menuItems(admin).make({ ...fields, status: 'draft' })]
    await expectNothing(['visitor', 'subscriber'], doorsTo('/menu-items', shown.id, word), word)
    const toDraft = doorsTo('/menu-items', draft.id, word).filter((door) => door.includes(String(draft.id)))
    await expectNothing(outsidersOf['/menu-items'], toDraft, word)
    expect(await leaksAt('administrator', toDraft, word)).not.toEqual([])
  })
})

describe.each(dated)('what a password protects of %s', (of) => {
  /** The word is in what is protected alone. */
  const makeProtected = (word: string) => items(of).make({ title: 'Members', slug: newWord(), content: `secret ${word}`, excerpt: `short ${word}`, status: 'publish', password: 'lantern' })

  it('shows by no door but the edit context', async () => {
    const word = newWord()
    const { id } = await makeProtected(word)
    const doors = doorsTo(of, id, word).filter((door) => !door.includes('edit') && !door.includes('/revisions') && !door.includes('/autosaves'))
    for (const who of ['visitor', 'subscriber', 'contributor', 'author', 'editor', 'administrator'] as const) {
      const shown = (await Promise.all(doors.map(async (door) => (await (await fetch(`${server.restRoot}/cms/v2${door}`, { headers: headersOf(who) })).text()).includes(word) && door))).filter(Boolean)
      expect([who, shown]).toEqual([who, []])
    }
  })

  it('is found by no search of those who may not edit it, and counted by none', async () => {
    const word = newWord()
    const { id } = await makeProtected(word)
    const searches = doorsTo(of, id, word).filter((door) => door.includes('search='))
    await expectNothing(outsidersOf[of], [...searches, `${of}?search=secret%20${word}`, `${of}?search=short&include=${id}`, `${of}?search=-nothing&include=${id}`, `${of}?search=${word}&include=${id}&per_page=1`], word)
    expect(await items(of).ids({ search: word })).toEqual([id])
  })

  it('opens in no list, with the password neither', async () => {
    const word = newWord()
    const { id } = await makeProtected(word)
    for (const form of ['', '&_embed', '&context=embed', '&excerpt_length=50', '&excerpt_length=50&_embed']) {
      const text = await (await fetch(`${server.restRoot}/cms/v2${of}?include=${id}&password=lantern${form}`, { headers: headersOf('contributor') })).text()
      expect(text).toContain(String(id))
      expect(text).not.toContain(word)
    }
  })
})

describe('what leads to hidden items', () => {
  const hidden: [string, InputOf<'/pages'>][] = [
    ['draft', { status: 'draft' }],
    ['private', { status: 'private' }],
    ['future', { date: '2050-01-01T00:00:00' }],
  ]

  it.each(hidden)('a menu item tells those who may not read it neither title nor slug: %s', async (_state, fields) => {
    const word = newWord()
    const page = await makePage(admin, { title: word, slug: word, content: word, excerpt: word, ...fields })
    const { id } = await makeLinkTo(admin, 'post_type', 'page', page.id)
    const doors = ['', '?_embed', '?context=embed', '?_fields=title,url'].flatMap((form) => [`/menu-items/${id}${form}`, `/menu-items${form}${form ? '&' : '?'}include=${id}`])
    for (const who of ['contributor', 'author'] as const) {
      for (const door of doors) expect([door, await (await fetch(`${server.restRoot}/cms/v2${door}`, { headers: headersOf(who) })).text()]).toEqual([door, expect.not.stringContaining(word)])
      expect((await menuItems(server.as[who]).listed({ search: word })).total).toBe(0)
    }
    expect((await menuItems(server.as.editor).read(id)).title.rendered).toBe(word)
    expect(await menuItems(server.as.contributor).read(id)).toMatchObject({ title: { rendered: '' }, url: `${server.baseUrl}/?page_id=${page.id}` })
  })

  it.each(hidden)('a page below brings no hidden one along: %s', async (_state, fields) => {
    const word = newWord()
    const top = await makePage(admin, { title: word, content: word, slug: newWord(), ...fields })
    const below = await makePage(admin, { parent: top.id })
    for (const who of notEditors) {
      for (const door of [`/pages/${below.id}?_embed`, `/pages?include=${below.id}&_embed`, `/pages?parent=${top.id}&_embed`, `/pages/${below.id}?_embed=up`]) {
        const text = await (await fetch(`${server.restRoot}/cms/v2${door}`, { headers: headersOf(who) })).text()
        expect(text).toContain(`"id":${below.id}`)
        expect(text).not.toContain(word)
      }
    }
  })

  it('a list by parent shows and counts what is published alone', async () => {
    const top = await makePage(admin)
    const word = newWord()
    await makePage(admin, { parent: top.id, status: 'private', title: word })
    await makePage(admin, { parent: top.id, status: 'draft', title: word })
    await expectNothing(notEditors, [`/pages?parent=${top.id}`, `/pages?parent=${top.id}&status=any`, `/pages?parent=${top.id}&orderby=title`], word)
  })

  it('what a page brings along stays protected', async () => {
    const word = newWord()
    const top = await makePage(admin, { content: word, excerpt: word, password: 'lantern' })
    const below = await makePage(admin, { parent: top.id, password: 'lantern' })
    const item = await makeLinkTo(admin, 'post_type', 'page', top.id)
    for (const door of [`/pages/${below.id}?_embed`, `/pages/${below.id}?_embed&password=lantern`, `/menu-items/${item.id}?_embed`]) {
      expect([door, await (await fetch(`${server.restRoot}/cms/v2${door}`, { headers: headersOf('editor') })).text()]).toEqual([door, expect.not.stringContaining(word)])
    }
  })
})

describe('the terms of what is hidden', () => {
  it.each<[string, Input]>([
    ['draft', { status: 'draft' }],
    ['pending', { status: 'pending' }],
    ['private', { status: 'private' }],
    ['future', { date: '2050-01-01T00:00:00' }],
  ])('are told to those who may read it, and count it never: %s', async (_state, fields) => {
    const [category, tag, notice] = [await makeCategory(admin), await makeTag(admin), await makePatternCategory(admin)]
    const post = await makePost(admin, { categories: [category.id], tags: [tag.id], ...fields })
    const block = await makeBlock(admin, { cms_pattern_category: [notice.id], ...fields })
    const of = [`/categories?post=${post.id}`, `/tags?post=${post.id}`, `/cms_pattern_category?post=${block.id}`]
    await expectNothing(notEditors, of, 'nothing to be found')
    await expectNothing([...notEditors, 'editor'], [`/categories?include=${category.id}&hide_empty=1`, `/tags?include=${tag.id}&hide_empty=1`, `/cms_pattern_category?include=${notice.id}&hide_empty=1`], 'nothing to be found')
    expect(await leaksAt('editor', of, 'nothing to be found')).toHaveLength(3)
    for (const at of [`/categories/${category.id}`, `/tags/${tag.id}`, `/cms_pattern_category/${notice.id}`]) expect(await (await fetch(`${server.restRoot}/cms/v2${at}`)).json()).toMatchObject({ count: 0 })
  })
})

describe('the public pages', () => {
  const htmlAt = async (path: string): Promise<string> => (await fetch(`${server.baseUrl}${path}`)).text()

  it.each<[string, Input]>([
    ['draft', { status: 'draft' }],
    ['private', { status: 'private' }],
    ['future', { date: '2050-01-01T00:00:00' }],
  ])('show nothing that is hidden, not even to those who may read it here: %s', async (_state, fields) => {
    const word = newWord()
    const [category, tag] = [await makeCategory(admin), await makeTag(admin)]
    const post = await makePost(admin, { ...marked(word), categories: [category.id], tags: [tag.id], ...fields })
    const page = await makePage(admin, { ...marked(word), ...fields })
    for (const path of ['/', `/?p=${post.id}`, `/?page_id=${page.id}`, `/?p=${page.id}`, `/${word}/`, `/category/${category.slug}/`, `/tag/${tag.slug}/`, '/author/administrator/']) expect([path, await htmlAt(path)]).toEqual([path, expect.not.stringContaining(word)])
    expect((await fetch(`${server.baseUrl}/?p=${post.id}`)).status).toBe(404)
  })

  it('show neither blocks, nor navigation, nor menu items, nor revisions', async () => {
    const word = newWord()
    const block = await makeBlock(admin, { ...marked(word) })
    const navigation = await items('/navigation').make({ ...marked(word), status: 'publish' })
    const item = await menuItems(admin).make({ title: word, url: '/' })
    for (const path of [`/${word}/`, ...[block, navigation, item].map(({ id }) => `/?p=${id}`)]) expect([path, await htmlAt(path)]).toEqual([path, expect.not.stringContaining(word)])
  })

  it('show the title of what is protected, and nothing else of it', async () => {
    const word = newWord()
    const category = await makeCategory(admin)
    const post = await makePost(admin, { title: 'Members', slug: newWord(), content: word, excerpt: word, password: 'lantern', categories: [category.id] })
    for (const path of ['/', new URL(post.link).pathname, `/category/${category.slug}/`]) {
      const html = await htmlAt(path)
      expect(html).toContain('Members')
      expect(html).not.toContain(word)
    }
  })

  it('name nobody who has published nothing', async () => {
    expect((await fetch(`${server.baseUrl}/author/subscriber/`)).status).toBe(404)
    expect(await htmlAt('/author/subscriber/')).not.toContain('The subscriber')
  })
})
