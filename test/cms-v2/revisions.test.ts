// Revisions of all content types that have them: which changes create one, who may read them, and how items link to them.
import { describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import { dataOf, invalid, failureIn, failureOf } from '../support/responses.ts'
import { clockAt } from '../support/clock.ts'
import { articles, historyOf, revisedKinds, toldOf } from '../support/history.ts'
import type { ItemInput, ItemsQuery, Kind, RevisionsQuery } from '../support/history.ts'
import { expectRefused } from '../support/rights.ts'
import { sharedServer } from '../support/shared-server.ts'
import { newWord } from '../support/posts.ts'
import { statementsDuring } from '../support/statements.ts'

const clock = clockAt('2026-03-10T12:00:00')
const { itIs } = clock

const server = await sharedServer({}, { now: clock.now })

/** Creates an item and updates its title several times; `ids` are the revisions, oldest first, one for each title. */
async function revised(kind: Kind, ...titles: string[]): Promise<{ id: number; ids: number[]; owner: Client }> {
  const { owner: role, make, change, listRevisions } = historyOf(kind)
  const owner = server.as[role]
  const { id } = await make(owner)
  for (const title of titles) await change(owner, id, { title })
  return { id, ids: (await listRevisions(owner, id, { orderby: 'id', order: 'asc' })).ids, owner }
}

const noParent = { status: 404, code: 'rest_post_invalid_parent' }
const noRevision = { status: 404, code: 'rest_post_invalid_id' }
const foreign = { status: 404, code: 'rest_revision_parent_id_mismatch' }

describe.each([
  ['listPostRevisions', 'posts'],
  ['listPageRevisions', 'pages'],
  ['listSiteEventRevisions', 'events'],
  ['listSiteVenueRevisions', 'venues'],
  ['listSiteOrganizerRevisions', 'organizers'],
  ['listBlockRevisions', 'blocks'],
  ['listNavigationRevisions', 'navigation'],
] as const)('%s', (_operation, kind) => {
  const { make, change, trash, revisions, listRevisions, owner: role, outsiders, read } = historyOf(kind)

  it('has the new text of each change, newest first', async () => {
    const owner = server.as[role]
    itIs('2026-03-10T12:00:00')
    const { id } = await make(owner, { title: 'One', content: 'first' })
    expect(await listRevisions(owner, id)).toEqual({ ids: [], items: [], total: 0, pages: 0 })
    itIs('2026-03-11T12:00:00')
    await change(owner, id, { content: 'second' })
    const date = itIs('2026-03-12T12:00:00')
    await change(owner, id, { title: 'Two' })
    const { items, ...totals } = await listRevisions(owner, id, { context: 'edit' })
    expect(totals).toMatchObject({ total: 2, pages: 1 })
    expect(items.map(({ title, content }) => [title.raw, content.raw])).toEqual([
      ['Two', 'second'],
      ['One', 'second'],
    ])
    const link = `${server.baseUrl}/?p=${items[0]?.id}`
    expect(items[0]).toMatchObject({
      author: server.ids[role],
      parent: id,
      slug: `${id}-revision-v1`,
      date,
      date_gmt: date,
      modified: date,
      modified_gmt: date,
      guid: { raw: link, rendered: link },
      title: { raw: 'Two', rendered: 'Two' },
      content: { raw: 'second', rendered: '<p>second</p>\n' },
      _links: { parent: [{ href: `${server.restRoot}/cms/v2/${kind}/${id}` }] },
    })
  })

  it('has the original text once if no update changes the text', async () => {
    const owner = server.as[role]
    const { id } = await make(owner, { title: 'Same', content: 'same' })
    for (const fields of [
      {},
      { title: 'Same' },
      { content: 'same' },
      { status: 'draft' },
      { slug: newWord() },
      { date: '2020-01-01T00:00:00' },
      { status: 'publish' },
    ] satisfies ItemInput[])
      await change(owner, id, fields)
    await change(owner, id, (await read(owner, id, { context: 'edit' })) as ItemInput)
    const { items } = await listRevisions(owner, id, { context: 'edit' })
    expect(items.map(({ title, content }) => [title.raw, content.raw])).toEqual([['Same', 'same']])
  })

  it('stores the text again if the newest revision differs from it', async () => {
    const { id, ids, owner } = await revised(kind, 'a', 'b')
    await dataOf(revisions(owner).remove(id, ids[1] ?? 0, { force: true }))
    await change(owner, id, {})
    expect((await listRevisions(owner, id, { context: 'edit' })).items.map(({ title }) => title.raw)).toEqual(['b', 'a'])
  })

  it('supports page, per_page and offset; totals and links to adjacent pages are in the headers', async () => {
    const { id, ids, owner } = await revised(kind, 'a', 'b', 'c', 'd', 'e')
    const [a, b, c, d, e] = ids
    const at = `${server.restRoot}/cms/v2/${kind}/${id}/revisions`
    const found = async (query: RevisionsQuery) => ({ ...(await listRevisions(owner, id, query)), items: undefined })
    expect(await found({})).toMatchObject({ ids: [e, d, c, b, a], total: 5, pages: 1 })
    expect(await found({ per_page: 2 })).toMatchObject({ ids: [e, d], total: 5, pages: 3 })
    expect(await found({ per_page: 2, page: 3 })).toMatchObject({ ids: [a], total: 5, pages: 3 })
    expect(await found({ offset: 3 })).toMatchObject({ ids: [b, a], total: 5 })
    expect(await found({ offset: 1, per_page: 2, page: 7 })).toMatchObject({ ids: [d, c], total: 5 })
    const { response } = await revisions(owner).list(id, { per_page: 2, page: 2 })
    expect(response.headers.get('Link')).toBe(`<${at}?per_page=2&page=1>; rel="prev", <${at}?per_page=2&page=3>; rel="next"`)
    expect(await failureOf(revisions(owner).list(id, { per_page: 2, page: 4 }))).toEqual({
      status: 400,
      code: 'rest_revision_invalid_page_number',
    })
    expect(await failureOf(revisions(owner).list(id, { page: 2 }))).toEqual({ status: 400, code: 'rest_revision_invalid_page_number' })
    for (const offset of [5, 6])
      expect(await failureOf(revisions(owner).list(id, { offset }))).toEqual({ status: 400, code: 'rest_revision_invalid_offset_number' })
  })

  it.each<[RevisionsQuery, number[]]>([
    [{}, [2, 1, 0]],
    [{ order: 'asc' }, [0, 1, 2]],
    [{ orderby: 'date', order: 'asc' }, [0, 1, 2]],
    [{ orderby: 'id', order: 'asc' }, [0, 1, 2]],
    [{ orderby: 'slug' }, [2, 1, 0]],
    [{ orderby: 'title', order: 'asc' }, [1, 0, 2]],
    [{ orderby: 'title' }, [2, 0, 1]],
    [{ orderby: 'include_slugs' }, [2, 1, 0]],
    [{ search: 'BIRCH' }, [0]],
    [{ search: 'tree' }, [2, 1, 0]],
    [{ search: 'tree alder' }, [1]],
    [{ search: 'tree -alder', order: 'asc' }, [0, 2]],
    [{ search: 'tree', orderby: 'relevance' }, [2, 1, 0]],
    [{ search: 'fern' }, []],
    [{ search: 'tree', per_page: 1, page: 2 }, [1]],
  ])('supports %j', async (query, numbers) => {
    const { id, ids, owner } = await revised(kind, 'birch tree', 'Alder tree', 'cedar tree')
    expect((await listRevisions(owner, id, query)).ids.map((one) => ids.indexOf(one))).toEqual(numbers)
  })

  it('supports include and exclude, for revisions of the item only', async () => {
    const { id, ids, owner } = await revised(kind, 'a', 'b', 'c')
    const [a = 0, b = 0, c = 0] = ids
    const other = await revised(kind, 'x')
    const found = async (query: RevisionsQuery) => (await listRevisions(owner, id, query)).ids
    expect(await found({ include: [a, c, ...other.ids] })).toEqual([c, a])
    expect(await found({ exclude: [b] })).toEqual([c, a])
    expect(await found({ include: [b, a, c], orderby: 'include' })).toEqual([b, a, c])
    expect(await found({ include: [a, b], exclude: [a] })).toEqual([b])
    expect(await found({ include: other.ids })).toEqual([])
  })

  it('refuses invalid parameters', async () => {
    const { id, owner } = await revised(kind, 'a')
    const at = (query: string) =>
      fetch(`${server.restRoot}/cms/v2/${kind}/${id}/revisions?${query}`, { headers: { Authorization: server.authorization[role] } })
    for (const query of [
      'per_page=0',
      'per_page=101',
      'page=0',
      'page=x',
      'offset=-1',
      'order=up',
      'orderby=author',
      'orderby=modified',
      'include=x',
      'exclude=x',
      'context=all',
    ])
      expect([query, await failureIn(await at(query))]).toEqual([query, invalid(query.split('=')[0] ?? '')])
    expect(await failureOf(revisions(owner).list(id, { orderby: 'relevance' }))).toEqual({
      status: 400,
      code: 'rest_no_search_term_defined',
    })
    expect(await failureOf(revisions(owner).list(id, { orderby: 'include' }))).toEqual({
      status: 400,
      code: 'rest_orderby_include_missing_include',
    })
  })

  it('requires the right to edit the item, also in the trash', async () => {
    const { id, owner } = await revised(kind, 'a')
    await expectRefused(server, outsiders, 'rest_cannot_read', (client) => revisions(client).list(id))
    await expectRefused(server, outsiders, 'rest_cannot_read', (client) => revisions(client).list(id, { context: 'edit' }))
    expect((await listRevisions(server.as.administrator, id)).total).toBe(1)
    await trash(owner, id)
    await expectRefused(server, outsiders, 'rest_cannot_read', (client) => revisions(client).list(id))
    expect((await listRevisions(owner, id)).total).toBe(1)
  })

  it('returns 404 for IDs that are not such items', async () => {
    const { ids, owner } = await revised(kind, 'a')
    const other = await revised(kind === 'posts' ? 'pages' : 'posts', 'a')
    for (const parent of [0, 999999, ids[0] ?? 0, other.id]) expect(await failureOf(revisions(owner).list(parent))).toEqual(noParent)
  })
})

describe.each([
  ['getPostRevision', 'posts'],
  ['getPageRevision', 'pages'],
  ['getSiteEventRevision', 'events'],
  ['getSiteVenueRevision', 'venues'],
  ['getSiteOrganizerRevision', 'organizers'],
  ['getBlockRevision', 'blocks'],
  ['getNavigationRevision', 'navigation'],
] as const)('%s', (_operation, kind) => {
  const { revisions, listRevisions, outsiders } = historyOf(kind)

  it('returns the same as the list, in each context', async () => {
    const { id, ids, owner } = await revised(kind, 'Old', 'New')
    const [oldest = 0] = ids
    for (const context of ['view', 'embed', 'edit'] as const) {
      const read = await dataOf(revisions(owner).get(id, oldest, { context }))
      expect((await listRevisions(owner, id, { context })).items[1]).toEqual(read)
      expect(read).toMatchObject({ id: oldest, parent: id, slug: `${id}-revision-v1` })
      expect([context, 'content' in read, 'modified' in read, 'guid' in read]).toEqual([
        context,
        context !== 'embed',
        context !== 'embed',
        context !== 'embed',
      ])
    }
    expect((await dataOf(revisions(owner).get(id, oldest, { context: 'edit' }))).title.raw).toBe('Old')
    expect(await dataOf(revisions(owner).get(id, oldest, { _fields: ['id', 'parent'] }))).toEqual({ id: oldest, parent: id })
    expect(await failureOf(revisions(owner).get(id, oldest, { context: 'all' as 'view' }))).toEqual(invalid('context'))
  })

  it('requires the right to edit the item', async () => {
    const { id, ids, owner } = await revised(kind, 'a')
    await expectRefused(server, outsiders, 'rest_cannot_read', (client) => revisions(client).get(id, ids[0] ?? 0))
    for (const client of [owner, server.as.administrator]) expect((await dataOf(revisions(client).get(id, ids[0] ?? 0))).id).toBe(ids[0])
  })

  it('returns 404 for IDs that are not revisions of the item', async () => {
    const { id, ids, owner } = await revised(kind, 'a')
    const other = await revised(kind, 'a')
    for (const one of [0, 999999, id, other.id]) expect(await failureOf(revisions(owner).get(id, one))).toEqual(noRevision)
    expect(await failureOf(revisions(owner).get(other.id, ids[0] ?? 0))).toEqual(foreign)
    expect(await failureOf(revisions(owner).get(999999, ids[0] ?? 0))).toEqual(noParent)
  })
})

describe.each([
  ['deletePostRevision', 'posts'],
  ['deletePageRevision', 'pages'],
  ['deleteSiteEventRevision', 'events'],
  ['deleteSiteVenueRevision', 'venues'],
  ['deleteSiteOrganizerRevision', 'organizers'],
  ['deleteBlockRevision', 'blocks'],
  ['deleteNavigationRevision', 'navigation'],
] as const)('%s', (_operation, kind) => {
  const { revisions, listRevisions, outsiders, read } = historyOf(kind)

  it('requires force, because revisions cannot be trashed', async () => {
    const { id, ids, owner } = await revised(kind, 'a')
    const [only = 0] = ids
    for (const query of [{}, { force: false }])
      expect(await failureOf(revisions(owner).remove(id, only, query))).toEqual({ status: 501, code: 'rest_trash_not_supported' })
    expect(await failureOf(revisions(owner).remove(id, only, { force: 'perhaps' as unknown as boolean }))).toEqual(invalid('force'))
    expect((await listRevisions(owner, id)).ids).toEqual([only])
  })

  it('deletes a revision permanently and updates the links of the item, but not its text', async () => {
    const { id, ids, owner } = await revised(kind, 'Old', 'New')
    const [older = 0, newer = 0] = ids
    const told = async () => toldOf(await read(owner, id))
    expect(await told()).toEqual({ count: 2, newest: newer })
    expect(await dataOf(revisions(owner).remove(id, newer, { force: true }))).toMatchObject({
      deleted: true,
      previous: { id: newer, parent: id },
    })
    expect(await told()).toEqual({ count: 1, newest: older })
    expect(await failureOf(revisions(owner).get(id, newer))).toEqual(noRevision)
    expect(await failureOf(revisions(owner).remove(id, newer, { force: true }))).toEqual(noRevision)
    await dataOf(revisions(owner).remove(id, older, { force: true }))
    expect(await told()).toEqual({ count: 0, newest: undefined })
    expect((await read(owner, id, { context: 'edit' })).title.raw).toBe('New')
    expect(await listRevisions(owner, id)).toEqual({ ids: [], items: [], total: 0, pages: 0 })
  })

  it('requires the right to delete the item', async () => {
    const { id, ids } = await revised(kind, 'a', 'b')
    await expectRefused(server, outsiders, 'rest_cannot_delete', (client) => revisions(client).remove(id, ids[0] ?? 0, { force: true }))
    await expectRefused(server, outsiders, 'rest_cannot_delete', (client) => revisions(client).remove(id, ids[0] ?? 0))
    expect((await listRevisions(server.as.administrator, id)).ids).toHaveLength(2)
    await expectRefused(server, outsiders, 'rest_cannot_delete', (client) => revisions(client).remove(id, 999999, { force: true }))
    await dataOf(revisions(server.as.administrator).remove(id, ids[0] ?? 0, { force: true }))
  })

  it('returns 404 for IDs that are not revisions of the item', async () => {
    const { id, ids, owner } = await revised(kind, 'a')
    const other = await revised(kind, 'a')
    const remove = (parent: number, one: number) => failureOf(revisions(owner).remove(parent, one, { force: true }))
    for (const one of [0, 999999, id]) expect(await remove(id, one)).toEqual(noRevision)
    expect(await remove(other.id, ids[0] ?? 0)).toEqual(foreign)
    expect(await remove(999999, ids[0] ?? 0)).toEqual(noParent)
    expect((await listRevisions(owner, id)).ids).toEqual(ids)
  })
})

describe.each(revisedKinds)('the history of %s', (kind) => {
  const { make, change, read, list, items, trash, erase, listRevisions, autosave, owner: role } = historyOf(kind)

  it('is linked correctly after each change, in every context, for single items and in lists', async () => {
    const { id, owner } = await revised(kind)
    const expectLinked = async () => {
      const { ids, total } = await listRevisions(owner, id, { orderby: 'id' })
      const told = { count: total, newest: ids[0] }
      for (const context of ['view', 'embed', 'edit'] as const) expect(toldOf(await read(owner, id, { context }))).toEqual(told)
      expect((await list(owner, { include: [id] })).items.map(toldOf)).toEqual([told])
      return total
    }
    expect(await expectLinked()).toBe(0)
    for (const [index, title] of ['a', 'b', 'c'].entries()) {
      expect(toldOf(await change(owner, id, { title })).count).toBe(index + 1)
      expect(await expectLinked()).toBe(index + 1)
    }
    await autosave(owner, id, { title: 'd' })
    expect(await expectLinked()).toBe(4)
    await change(owner, id, { status: 'draft' })
    await change(owner, id, { status: 'publish' })
    expect(await expectLinked()).toBe(4)
  })

  it('is queried once for a list of items', async () => {
    const { id, owner } = await revised(kind, 'a')
    const { id: other } = await revised(kind, 'a', 'b')
    const statements = await statementsDuring(() => list(owner, { include: [id, other], context: 'edit' }))
    expect(statements.filter((sql) => sql.includes('max("id")'))).toHaveLength(1)
  })

  it('names the user who made each change', async () => {
    const { id } = await make(server.as[role])
    await change(server.as.administrator, id, { title: 'By the administrator' })
    expect((await listRevisions(server.as.administrator, id)).items.map((one) => one.author)).toEqual([server.ids.administrator])
  })

  it('gets a new revision when an older text is restored', async () => {
    const { id, owner } = await revised(kind, 'Good', 'Bad')
    await change(owner, id, { title: 'Good' })
    expect((await listRevisions(owner, id, { context: 'edit' })).items.map((one) => one.title.raw)).toEqual(['Good', 'Bad', 'Good'])
  })

  it('does not appear in lists, in searches, or at item URLs', async () => {
    const word = newWord()
    const { id, ids, owner } = await revised(kind, word, 'Renamed since')
    for (const client of [server.anonymous, server.as.author, owner, server.as.administrator]) {
      for (const query of [{ include: ids }, { search: word }, { search: word, orderby: 'relevance' }] satisfies ItemsQuery[]) {
        // A refused request has no data, so it reveals nothing either.
        expect((await items(client).list({ ...query, per_page: 1 })).data ?? []).toEqual([])
      }
      for (const one of ids) expect((await failureOf(items(client).get(one))).status).toBe(404)
    }
    for (const status of [['any'], ['inherit'], ['any', 'trash', 'inherit']] satisfies ItemsQuery['status'][])
      expect(await list(owner, { include: [...ids, id], status })).toMatchObject({ ids: status.includes('any') ? [id] : [] })
    for (const one of ids) expect((await failureOf(items(owner).update(one, { title: 'x' }))).status).toBe(404)
    for (const one of ids) expect((await failureOf(items(owner).remove(one, { force: true }))).status).toBe(404)
  })

  it('is kept while the item is in the trash, and deleted permanently with it', async () => {
    const { id, owner } = await revised(kind, 'a', 'b')
    await autosave(owner, id, { title: 'c' })
    await trash(owner, id)
    expect((await listRevisions(owner, id)).total).toBe(3)
    await erase(owner, id)
    expect(
      await server.context.db.selectFrom('content').select('id').where('parent', '=', id).where('type', '=', 'revision').execute(),
    ).toEqual([])
  })

  it('has a revision for each of many concurrent changes', async () => {
    const { id, owner } = await revised(kind)
    const titles = Array.from({ length: 8 }, (_none, index) => `change ${index}`)
    await Promise.all(titles.map((title) => change(owner, id, { title })))
    const { items } = await listRevisions(owner, id, { context: 'edit' })
    expect(items.map((one) => one.title.raw).sort()).toEqual(titles)
    expect((await read(owner, id, { context: 'edit' })).title.raw).toBe(items[0]?.title.raw)
    expect(toldOf(await read(owner, id))).toEqual({ count: 8, newest: items[0]?.id })
  })
})

describe.each(articles)('the excerpt and the footnotes of %s', (kind) => {
  it('are kept in revisions', async () => {
    const { change, listRevisions } = historyOf(kind)
    const { id, owner } = await revised(kind)
    await change(owner, id, { excerpt: 'In short.' })
    await change(owner, id, { meta: { footnotes: '[1]' } })
    await change(owner, id, { meta: { footnotes: '' } })
    expect(
      (await listRevisions(owner, id, { context: 'edit' })).items.map(({ excerpt, meta }) => [
        excerpt.raw,
        excerpt.rendered,
        meta.footnotes,
      ]),
    ).toEqual([
      ['In short.', '<p>In short.</p>\n', ''],
      ['In short.', '<p>In short.</p>\n', '[1]'],
      ['In short.', '<p>In short.</p>\n', ''],
    ])
    await change(owner, id, { excerpt: '', content: 'No summary is made of this.' })
    expect((await listRevisions(owner, id, { context: 'edit' })).items[0]?.excerpt).toEqual({ raw: '', rendered: '' })
  })
})

describe('the revisions of a post', () => {
  const { make, change, revisions, listRevisions } = historyOf('posts')

  it('are accessible to its author as long as the author may edit it', async () => {
    const { contributor, editor } = server.as
    const { id } = await make(contributor, { status: 'draft' })
    await change(contributor, id, { title: 'Mine' })
    const [only = 0] = (await listRevisions(contributor, id)).ids
    await change(editor, id, { status: 'publish' })
    expect(await failureOf(revisions(contributor).list(id))).toEqual({ status: 403, code: 'rest_cannot_read' })
    expect(await failureOf(revisions(contributor).remove(id, only, { force: true }))).toEqual({ status: 403, code: 'rest_cannot_delete' })
    await change(editor, id, { status: 'draft' })
    expect((await dataOf(revisions(contributor).remove(id, only, { force: true }))).previous.title.rendered).toBe('Mine')
  })

  it('can be deleted by the author of a published post', async () => {
    const { author } = server.as
    const { id } = await make(author)
    await change(author, id, { title: 'Mine' })
    const [only = 0] = (await listRevisions(author, id)).ids
    expect(await dataOf(revisions(author).remove(id, only, { force: true }))).toMatchObject({ deleted: true })
  })

  it('contain no HTML that the author may not use in the post', async () => {
    const { author } = server.as
    const { id } = await make(author)
    await change(author, id, { content: '<b>Bold</b><script>alert(1)</script>' })
    expect(JSON.stringify((await listRevisions(author, id, { context: 'edit' })).items)).not.toContain('script')
  })

  it('are not accessible with only the password of the post', async () => {
    const { id } = await make(server.as.editor, { password: 'lantern' })
    await change(server.as.editor, id, { content: 'secret' })
    const response = await fetch(`${server.restRoot}/cms/v2/posts/${id}/revisions?password=lantern`)
    expect(await failureIn(response)).toEqual({ status: 401, code: 'rest_cannot_read' })
  })
})
