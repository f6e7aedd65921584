// Behavior that all taxonomies share. Each taxonomy has a separate file for its differences.
import { describe, expect, it } from '@jest/globals'
import { dataOf, invalid, failureIn, failureOf, totalsOf } from '../support/responses.ts'
import { calls, changes } from '../support/collections.ts'
import type { Calls, Collection, ListQueryOf } from '../support/collections.ts'
import { makePost, newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

type Taxonomy = '/categories' | '/tags' | '/event_categories' | '/menus' | '/cms_pattern_category'
const taxonomies: readonly Taxonomy[] = ['/categories', '/tags', '/event_categories', '/menus', '/cms_pattern_category']

const server = await sharedServer()
const admin = server.as.administrator

const terms = (of: Taxonomy): Calls<Taxonomy> => calls<Collection>(admin, of)

const hasParents = (of: Taxonomy): boolean => of === '/categories' || of === '/event_categories'
const nameTaken = (of: Taxonomy): string => (of === '/menus' ? 'menu_exists' : 'term_exists')
const missing = { status: 404, code: 'rest_term_invalid' }

describe.each([
  ['createCategory', '/categories'],
  ['createSiteEventCategory', '/event_categories'],
  ['createTag', '/tags'],
  ['createMenu', '/menus'],
  ['createPatternCategory', '/cms_pattern_category'],
] as const)('%s', (_operation, of) => {
  it('creates a term from a name, and returns its Location', async () => {
    const word = newWord()
    const { data, response } = await terms(of).create({ name: `${word} By the Sea` })
    expect(response.status).toBe(201)
    expect(response.headers.get('Location')).toBe(`${server.restRoot}/cms/v2${of}/${data?.id}`)
    expect(data).toMatchObject({ name: `${word} By the Sea`, slug: `${word}-by-the-sea`, description: '', meta: {} })
  })

  it('stores name, slug and description', async () => {
    const fields = { name: newWord(), slug: newWord(), description: 'All about boats.' }
    const { id } = await terms(of).make(fields)
    expect(await terms(of).read(id)).toMatchObject(fields)
  })

  it('refuses a name that exists, ignoring case, and returns the ID of the term that has it', async () => {
    const name = `Über ${newWord()}`
    const first = await terms(of).make({ name })
    const { error } = await terms(of).create({ name: name.toUpperCase() })
    expect(error).toMatchObject({ code: nameTaken(of), data: { status: 400, term_id: first.id } })
  })

  it('accepts a name and a slug that exist in other taxonomies', async () => {
    const fields = { name: newWord(), slug: newWord() }
    for (const other of taxonomies.filter((one) => one !== of)) await terms(other).make(fields)
    expect(await terms(of).make(fields)).toMatchObject(fields)
  })

  it('normalizes a slug and adds a number if it is taken', async () => {
    const word = newWord()
    expect((await terms(of).make({ name: newWord(), slug: `${word} At Sea!` })).slug).toBe(`${word}-at-sea`)
    expect((await terms(of).make({ name: newWord(), slug: `${word}-at-sea` })).slug).toBe(`${word}-at-sea-2`)
  })

  it('refuses a missing or empty name, and fields of the wrong type', async () => {
    expect(await failureOf(terms(of).create({}))).toEqual({ status: 400, code: 'rest_missing_callback_param', params: ['name'] })
    for (const name of ['', '   ', '<b></b>'])
      expect(await failureOf(terms(of).create({ name }))).toEqual({ status: 400, code: 'empty_term_name' })
    for (const field of ['name', 'slug', 'description'])
      expect(await failureOf(terms(of).create({ name: newWord(), [field]: { raw: 'x' } }))).toEqual(invalid(field))
  })

  it('removes unsafe HTML', async () => {
    const made = await terms(of).make({
      name: `${newWord()} <script>alert(1)</script><img src=x onerror=alert(1)>`,
      description: '<script>alert(1)</script><b onclick="x()">bold</b>',
    })
    expect(made.name).not.toContain('<')
    expect(made.description).not.toMatch(/<script|onclick/i)
  })
})

describe.each([
  ['getCategory', '/categories'],
  ['getSiteEventCategory', '/event_categories'],
  ['getTag', '/tags'],
  ['getMenu', '/menus'],
  ['getPatternCategory', '/cms_pattern_category'],
] as const)('%s', (_operation, of) => {
  it('links to itself and to its collection', async () => {
    const { id } = await terms(of).make({ name: newWord() })
    const at = `${server.restRoot}/cms/v2${of}`
    expect((await terms(of).read(id))._links).toMatchObject({ self: [{ href: `${at}/${id}` }], collection: [{ href: at }] })
  })

  it('returns fewer fields in the embed context', async () => {
    const { id, name } = await terms(of).make({ name: newWord(), description: 'Long.' })
    const embedded = await terms(of).read(id, { context: 'embed' })
    expect(embedded).toMatchObject({ id, name })
    for (const field of ['description', 'count', 'meta']) expect(embedded).not.toHaveProperty(field)
  })

  it('returns 404 for an unknown ID, and for a term of another taxonomy', async () => {
    const others = await Promise.all(taxonomies.filter((one) => one !== of).map((other) => terms(other).make({ name: newWord() })))
    for (const id of [0, 999999, ...others.map((term) => term.id)]) expect(await failureOf(terms(of).get(id))).toEqual(missing)
  })
})

describe.each([
  ['updateCategory', 'putCategory', 'patchCategory', '/categories'],
  ['updateSiteEventCategory', 'putSiteEventCategory', 'patchSiteEventCategory', '/event_categories'],
  ['updateTag', 'putTag', 'patchTag', '/tags'],
  ['updateMenu', 'putMenu', 'patchMenu', '/menus'],
  ['updatePatternCategory', 'putPatternCategory', 'patchPatternCategory', '/cms_pattern_category'],
] as const)('%s, %s and %s', (_update, _put, _patch, of) => {
  it.each(changes)('(%s) changes only the fields in the body', async (change) => {
    const before = await terms(of).make({ name: newWord(), description: 'Old.' })
    const [name, slug] = [newWord(), newWord()]
    expect(await dataOf(terms(of)[change](before.id, { description: 'New.' }))).toEqual({ ...before, description: 'New.' })
    expect(await dataOf(terms(of)[change](before.id, { name }))).toMatchObject({
      id: before.id,
      description: 'New.',
      name,
      // The slug of a menu follows its name.
      slug: of === '/menus' ? name : before.slug,
    })
    expect(await dataOf(terms(of)[change](before.id, { slug }))).toMatchObject({ name, slug, description: 'New.' })
    expect(await terms(of).read(before.id)).toMatchObject({ name, slug, description: 'New.' })
  })

  it.each(changes)('(%s) accepts the representation returned in the edit context', async (change) => {
    const { id } = await terms(of).make({ name: `${newWord()} & more`, description: 'This & that.' })
    const read = await terms(of).read(id, { context: 'edit' })
    expect(await dataOf(terms(of)[change](id, read))).toEqual(read)
  })

  const isUnique = hasParents(of) || of === '/menus'
  it.each(changes)(`(%s) refuses the slug of another term, ${isUnique ? '' : 'but not'} its name, and an empty name`, async (change) => {
    const [one, other] = [await terms(of).make({ name: newWord() }), await terms(of).make({ name: newWord() })]
    expect(await failureOf(terms(of)[change](one.id, { slug: other.slug }))).toEqual({ status: 400, code: 'duplicate_term_slug' })
    const rename = (id: number, name: string) => terms(of)[change](id, { name })
    const name = other.name.toUpperCase()
    if (isUnique) expect(await failureOf(rename(one.id, name))).toEqual({ status: 400, code: nameTaken(of) })
    else {
      expect(await dataOf(rename(one.id, name))).toMatchObject({ name, slug: one.slug })
      expect(await failureOf(terms(of).create({ name }))).toEqual({ status: 400, code: 'term_exists' })
      await dataOf(rename(one.id, one.name))
    }
    expect(await failureOf(terms(of)[change](one.id, { name: ' ' }))).toEqual({ status: 400, code: 'empty_term_name' })
    expect(await dataOf(terms(of)[change](one.id, { slug: one.slug, name: one.name }))).toMatchObject({ slug: one.slug })
    expect(await terms(of).read(one.id)).toMatchObject({ name: one.name, slug: one.slug })
  })

  it.each(changes)('(%s) derives a new slug from the name if an empty one is sent', async (change) => {
    const { id, name } = await terms(of).make({ name: newWord(), slug: newWord() })
    expect(await dataOf(terms(of)[change](id, { slug: '' }))).toMatchObject({ slug: name })
  })

  it.each(changes)('(%s) returns 404 for an unknown ID, and for a term of another taxonomy', async (change) => {
    const [other] = taxonomies.filter((one) => one !== of)
    const { id } = await terms(other ?? of).make({ name: newWord() })
    for (const unknown of [999999, id]) expect(await failureOf(terms(of)[change](unknown, { name: 'x' }))).toEqual(missing)
  })
})

describe.each([
  ['deleteCategory', '/categories'],
  ['deleteSiteEventCategory', '/event_categories'],
  ['deleteTag', '/tags'],
  ['deleteMenu', '/menus'],
  ['deletePatternCategory', '/cms_pattern_category'],
] as const)('%s', (_operation, of) => {
  it('requires force, because terms cannot be trashed, and returns the deleted term', async () => {
    const { id, name } = await terms(of).make({ name: newWord() })
    for (const query of [{}, { force: false }])
      expect(await failureOf(terms(of).remove(id, query))).toEqual({ status: 501, code: 'rest_trash_not_supported' })
    expect((await terms(of).read(id)).name).toBe(name)
    expect(await dataOf(terms(of).remove(id, { force: true }))).toMatchObject({ deleted: true, previous: { id, name } })
    expect(await failureOf(terms(of).get(id))).toEqual(missing)
    expect(await failureOf(terms(of).remove(id, { force: true }))).toEqual(missing)
  })

  it('frees the name and slug for another term', async () => {
    const fields = { name: newWord(), slug: newWord() }
    const { id } = await terms(of).make(fields)
    await dataOf(terms(of).remove(id, { force: true }))
    expect(await terms(of).make(fields)).toMatchObject(fields)
  })
})

describe.each([
  ['listCategories', '/categories'],
  ['listSiteEventCategories', '/event_categories'],
  ['listTags', '/tags'],
  ['listMenus', '/menus'],
  ['listPatternCategories', '/cms_pattern_category'],
] as const)('%s', (_operation, of) => {
  /** Creates three terms with the word in their names; names, slugs and descriptions sort differently. */
  async function makeThree(word: string): Promise<[number, number, number]> {
    const make = async (name: string, slug: number, description: string) =>
      (await terms(of).make({ name: `${word} ${name}`, slug: `${word}-${slug}`, description })).id
    return [await make('a', 3, 'y'), await make('B', 1, 'z'), await make('c', 2, 'x')]
  }

  it('lists terms by name, in pages, with totals and links to adjacent pages', async () => {
    const word = newWord()
    const ids = await makeThree(word)
    expect(await terms(of).ids({ search: word })).toEqual(ids)
    const { data, response } = await terms(of).list({ search: word, per_page: 1, page: 2 })
    expect(data?.map((term) => term.id)).toEqual([ids[1]])
    expect(totalsOf(response)).toEqual({ total: 3, pages: 3 })
    const at = `${server.restRoot}/cms/v2${of}?search=${word}&per_page=1`
    expect(response.headers.get('Link')).toBe(`<${at}&page=1>; rel="prev", <${at}&page=3>; rel="next"`)
    expect(await terms(of).ids({ search: word, page: 9 })).toEqual([])
  })

  it.each<[ListQueryOf<Taxonomy>, number[]]>([
    [{ orderby: 'name', order: 'desc' }, [2, 1, 0]],
    [{ orderby: 'id' }, [0, 1, 2]],
    [{ orderby: 'id', order: 'desc' }, [2, 1, 0]],
    [{ orderby: 'slug' }, [1, 2, 0]],
    [{ orderby: 'slug', order: 'desc' }, [0, 2, 1]],
    [{ orderby: 'description' }, [2, 0, 1]],
    [{ orderby: 'description', order: 'desc' }, [1, 0, 2]],
    [{ orderby: 'count' }, [0, 1, 2]],
    [{ orderby: 'term_group' }, [0, 1, 2]],
    [{ hide_empty: true }, []],
    [{ hide_empty: false }, [0, 1, 2]],
  ])('supports %j', async (query, places) => {
    const word = newWord()
    const ids = await makeThree(word)
    expect((await terms(of).ids({ search: word, ...query })).map((id) => ids.indexOf(id))).toEqual(places)
  })

  it('filters by slug, include and exclude, in their order on request', async () => {
    const word = newWord()
    const [a, b, c] = await makeThree(word)
    expect(await terms(of).ids({ slug: [`${word}-1`, `${word}-2`] })).toEqual([b, c])
    expect(await terms(of).ids({ slug: [`${word}-2`, `${word}-1`], orderby: 'include_slugs' })).toEqual([c, b])
    expect(await terms(of).ids({ include: [c, a] })).toEqual([a, c])
    expect(await terms(of).ids({ include: [c, a, b], orderby: 'include' })).toEqual([c, a, b])
    expect(await terms(of).ids({ search: word, exclude: [a] })).toEqual([b, c])
    expect(await terms(of).ids({ search: word, include: [a], slug: [`${word}-1`] })).toEqual([])
  })

  it('searches names and slugs, ignoring case, and treats special characters literally', async () => {
    const word = newWord()
    const { id } = await terms(of).make({ name: `100% ${word} ბათუმი`, slug: `slug-${word}` })
    for (const search of [word.toUpperCase(), `100% ${word}`, `slug-${word}`, `${word} ბათ`, ` ${word} `])
      expect(await terms(of).ids({ search })).toEqual([id])
    for (const search of [`100_ ${word}`, `${word}x`]) expect(await terms(of).ids({ search })).toEqual([])
    expect(await terms(of).ids({ search: '', include: [id] })).toEqual([id])
  })

  it('returns no terms for an item without terms, and refuses the ID of an unknown item', async () => {
    const { id } = await makePost(admin, { status: 'draft', categories: [] })
    expect(await terms(of).listed({ post: id })).toMatchObject({ ids: [], total: 0 })
    expect(await failureOf(terms(of).list({ post: 999999 }))).toEqual({ status: 400, code: 'rest_post_invalid_id' })
  })

  it('returns the fields of the requested context, or only those in _fields', async () => {
    const { id, name } = await terms(of).make({ name: newWord(), description: 'Long.' })
    expect((await terms(of).listed({ include: [id], context: 'embed' })).items[0]).not.toHaveProperty('description')
    expect((await terms(of).listed({ include: [id], context: 'edit' })).items).toMatchObject([{ description: 'Long.' }])
    expect((await terms(of).listed({ include: [id], _fields: ['id', 'name'] })).items).toEqual([{ id, name }])
  })

  it.each([
    'per_page=0',
    'per_page=101',
    'page=0',
    'page=x',
    'orderby=colour',
    'order=up',
    ...(hasParents(of) ? ['parent=x'] : []),
    'post=x',
    'include=x',
    'exclude=x',
    'hide_empty=perhaps',
    'context=print',
  ])('refuses %s', async (query) => {
    const response = await fetch(`${server.restRoot}/cms/v2${of}?${query}`, {
      headers: { Authorization: server.authorization.administrator },
    })
    expect(await failureIn(response)).toEqual(invalid(query.split('=')[0] ?? ''))
  })
})

describe.each(taxonomies.filter((of) => !hasParents(of)))('an offset into %s', (of) => {
  it('skips terms, regardless of page', async () => {
    const word = newWord()
    const ids = [
      (await terms(of).make({ name: `${word} a` })).id,
      (await terms(of).make({ name: `${word} b` })).id,
      (await terms(of).make({ name: `${word} c` })).id,
    ]
    expect(await terms(of).listed({ search: word, offset: 1, per_page: 2, page: 7 })).toMatchObject({
      ids: ids.slice(1),
      total: 3,
      pages: 2,
    })
  })

  it('must be a non-negative number', async () => {
    for (const offset of [-1, 'x' as unknown as number]) expect(await failureOf(terms(of).list({ offset }))).toEqual(invalid('offset'))
  })
})
