// Autosaves of all content types: their texts and owners, and how they update drafts of the user.
import { describe, expect, it } from '@jest/globals'
import { dataOf, invalid, failureOf } from '../support/responses.ts'
import { clockAt } from '../support/clock.ts'
import { articles, historyOf, revisedKinds, toldOf } from '../support/history.ts'
import type { ItemsQuery, Kind } from '../support/history.ts'
import { expectRefused } from '../support/rights.ts'
import { newcomer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'
import { newWord } from '../support/posts.ts'

const clock = clockAt('2026-03-10T12:00:00')
const { itIs } = clock

const server = await sharedServer({}, { now: clock.now })
const { client: others, id: othersId, authorization: othersAuthorization } = await newcomer(server, 'administrator')

const noParent = { status: 404, code: 'rest_post_invalid_parent' }
const noAutosave = { status: 404, code: 'rest_post_no_autosave' }

describe.each([
  ['createPostAutosave', 'posts'],
  ['createPageAutosave', 'pages'],
  ['createSiteEventAutosave', 'events'],
  ['createSiteVenueAutosave', 'venues'],
  ['createSiteOrganizerAutosave', 'organizers'],
  ['createBlockAutosave', 'blocks'],
  ['createNavigationAutosave', 'navigation'],
  ['createMenuItemAutosave', 'menu-items'],
] as const)('%s', (_operation, kind) => {
  const { make, change, read, list, autosaves, autosave, listAutosaves, owner: role, outsiders } = historyOf(kind)

  it('stores the texts separately and does not change the item', async () => {
    const owner = server.as[role]
    itIs('2026-03-10T12:00:00')
    const { id } = await make(owner, { title: 'As it is' })
    const { _links: _before, ...before } = await read(owner, id, { context: 'edit' })
    const date = itIs('2026-03-11T12:00:00')
    const { data, response } = await autosaves(owner).create(id, { title: 'As it may be' })
    expect(response.status).toBe(200)
    expect(data).toMatchObject({
      id: expect.any(Number),
      author: server.ids[role],
      parent: id,
      slug: `${id}-autosave-v1`,
      date,
      date_gmt: date,
      modified: date,
      modified_gmt: date,
      title: { raw: 'As it may be' },
      _links: { parent: [{ href: `${server.restRoot}/cms/v2/${kind}/${id}` }] },
    })
    expect(data?.id).not.toBe(id)
    expect(await listAutosaves(owner, id)).toEqual([data])
    const { _links: _after, ...after } = await read(owner, id, { context: 'edit' })
    expect(after).toEqual(before)
  })

  it('updates the existing autosave of the user, and only the texts in the request', async () => {
    const owner = server.as[role]
    const { id } = await make(owner)
    itIs('2026-03-12T12:00:00')
    const first = await autosave(owner, id, { title: 'First thoughts', content: 'Kept.' })
    const later = itIs('2026-03-13T12:00:00')
    const second = await autosave(owner, id, { title: 'Second thoughts' })
    expect(second).toEqual({
      ...first,
      ...('preview_link' in second && { preview_link: second.preview_link }),
      date: later,
      date_gmt: later,
      modified: later,
      modified_gmt: later,
      title: { ...first.title, raw: 'Second thoughts', ...(first.title.rendered && { rendered: 'Second thoughts' }) },
    })
    expect(await listAutosaves(owner, id)).toEqual([second])
    expect(await autosave(owner, id, {})).toEqual(second)
  })

  it('keeps one autosave per user', async () => {
    const owner = server.as[role]
    const { id } = await make(owner)
    itIs('2026-03-14T12:00:00')
    const mine = await autosave(owner, id, { title: 'Mine' })
    itIs('2026-03-14T12:30:00')
    const theirs = await autosave(others, id, { title: 'Theirs' })
    expect(theirs).toMatchObject({ author: othersId, parent: id, title: { raw: 'Theirs' } })
    const withoutLink = ({ preview_link: _link, ...rest }: typeof mine) => rest
    expect((await listAutosaves(owner, id)).map(withoutLink)).toEqual([theirs, mine].map(withoutLink))
    itIs('2026-03-14T14:00:00')
    expect((await autosave(owner, id, { title: 'Mine again' })).id).toBe(mine.id)
    expect((await listAutosaves(others, id)).map((one) => [one.id, one.title.raw])).toEqual([
      [mine.id, 'Mine again'],
      [theirs.id, 'Theirs'],
    ])
  })

  it('creates only one for concurrent requests of a user', async () => {
    const owner = server.as[role]
    const { id } = await make(owner)
    const made = await Promise.all(Array.from({ length: 8 }, (_none, index) => autosave(owner, id, { title: `attempt ${index}` })))
    expect(new Set(made.map((one) => one.id)).size).toBe(1)
    expect(await listAutosaves(owner, id)).toHaveLength(1)
  })

  it('updates a draft of the user directly, without an autosave or a revision', async () => {
    const owner = server.as[role]
    const { id } = await make(owner, { title: 'Draft', status: 'draft' })
    const now = itIs('2026-03-15T12:00:00')
    const saved = await autosave(owner, id, { title: 'Better draft' })
    expect(saved).toMatchObject({ id, parent: 0, author: server.ids[role], modified: now, title: { raw: 'Better draft' } })
    expect(saved._links).not.toHaveProperty('parent')
    expect(await read(owner, id, { context: 'edit' })).toMatchObject({ status: 'draft', title: { raw: 'Better draft' } })
    expect(await listAutosaves(owner, id)).toEqual([])
    if (kind !== 'menu-items') expect(toldOf(await read(owner, id))).toEqual({ count: 0, newest: undefined })
  })

  it('updates only the texts of a draft of the user', async () => {
    const owner = server.as[role]
    const { id } = await make(owner, { status: 'draft' })
    const { title: _title, ...before } = await read(owner, id, { context: 'edit' })
    await autosave(owner, id, { title: 'New', status: 'publish', slug: newWord(), url: 'https://elsewhere.example/' })
    const { title, ...after } = await read(owner, id, { context: 'edit' })
    expect(title.raw).toBe('New')
    expect(after).toMatchObject({
      ...before,
      ...timesOf(after),
      ...('generated_slug' in after && { generated_slug: after.generated_slug }),
    })
  })

  it('does not change a draft of another user', async () => {
    const owner = server.as[role]
    const { id } = await make(owner, { title: 'Draft', status: 'draft' })
    expect(await autosave(others, id, { title: 'A suggestion' })).toMatchObject({
      author: othersId,
      parent: id,
      title: { raw: 'A suggestion' },
    })
    expect((await read(owner, id, { context: 'edit' })).title.raw).toBe('Draft')
    expect((await listAutosaves(owner, id)).map((one) => one.author)).toEqual([othersId])
  })

  // A menu item has no revisions, which say who saved it last.
  const itWithRevisions = kind === 'menu-items' ? it.skip : it
  itWithRevisions('does not overwrite what another user has saved in a draft of the user', async () => {
    const owner = server.as[role]
    const { id } = await make(owner, { title: 'Draft', status: 'draft' })
    await change(others, id, { title: 'Corrected' })
    expect(await autosave(owner, id, { title: 'Still open' })).toMatchObject({ parent: id, title: { raw: 'Still open' } })
    expect((await read(owner, id, { context: 'edit' })).title.raw).toBe('Corrected')
    await change(owner, id, { title: 'Agreed' })
    expect(await autosave(owner, id, { title: 'Agreed, and more' })).toMatchObject({ id, parent: 0 })
  })

  describe('and If-Match', () => {
    const urlOf = (id: number): string => `${server.restRoot}/cms/v2/${kind}/${id}`
    const send = (method: string, at: string, body?: object, headers: Record<string, string> = {}) =>
      fetch(at, {
        method,
        headers: { Authorization: server.authorization[role], 'Content-Type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      })
    const tagOf = (response: Response): string => {
      expect(response.status).toBe(200)
      return response.headers.get('etag') ?? ''
    }
    const tagNow = async (id: number): Promise<string> => tagOf(await send('GET', `${urlOf(id)}?context=edit`))
    const autosaved = async (id: number, headers: Record<string, string> = {}): Promise<string> =>
      tagOf(await send('POST', `${urlOf(id)}/autosaves`, { title: newWord() }, headers))
    const saved = async (id: number, tag: string, headers: Record<string, string> = {}): Promise<number> =>
      (await send('PATCH', urlOf(id), { title: newWord() }, { 'If-Match': tag, ...headers })).status
    const asOthers = { Authorization: othersAuthorization }

    describe.each(['draft', 'publish'] as const)('for an item of the user with the status %s', (status) => {
      it('returns an entity tag for the If-Match of the next update', async () => {
        const { id } = await make(server.as[role], { status })
        const [first, second] = [await autosaved(id), await autosaved(id)]
        expect((await tagNow(id)).split('.').slice(0, 2)).toEqual(second.split('.').slice(0, 2))
        expect(await saved(id, second)).toBe(200)
        expect([await saved(id, first), await saved(id, second)]).toEqual([412, 412])
      })

      it('does not conflict with the next update by the same user', async () => {
        const { id } = await make(server.as[role], { status })
        const read = await tagNow(id)
        for (const _time of [1, 2, 3]) await autosaved(id)
        expect(await saved(id, read)).toBe(200)
        expect(await saved(id, read)).toBe(412)
      })

      it('does not hide a change by another user before or after it', async () => {
        const { id } = await make(server.as[role], { status })
        const read = await tagNow(id)
        await autosaved(id)
        expect(await saved(id, await tagNow(id), asOthers)).toBe(200)
        expect(await saved(id, read)).toBe(412)
        const again = await tagNow(id)
        expect(await saved(id, again, asOthers)).toBe(200)
        await autosaved(id)
        expect(await saved(id, again)).toBe(412)
      })
    })

    it('of a draft of the user conflicts with updates by others', async () => {
      const { id } = await make(server.as[role], { status: 'draft' })
      const read = await tagNow(id)
      await autosaved(id)
      expect(await saved(id, read, asOthers)).toBe(412)
      expect((await send('DELETE', urlOf(id), undefined, { 'If-Match': read, ...asOthers })).status).toBe(412)
    })

    it('that is stored separately from the item conflicts with nobody', async () => {
      const { id } = await make(server.as[role], { status: 'publish' })
      const read = await tagNow(id)
      await autosaved(id, asOthers)
      await autosaved(id)
      expect(await saved(id, read)).toBe(200)
    })
  })

  it('is kept if the item is updated, and is not found in lists, in searches or by ID', async () => {
    const word = newWord()
    const owner = server.as[role]
    const { id } = await make(owner)
    const { id: kept } = await autosave(owner, id, { title: word, content: word, description: word })
    await change(owner, id, { title: 'Meanwhile' })
    expect((await listAutosaves(owner, id))[0]?.title.raw).toBe(word)
    for (const query of [{ search: word }, { include: [kept] }, { search: word, status: ['any'] }] satisfies ItemsQuery[])
      expect(await list(owner, query)).toMatchObject({ ids: [], total: 0 })
    expect((await failureOf(historyOf(kind).items(owner).get(kept))).status).toBe(404)
  })

  it('accepts the ID of the item as parent in the body, and refuses a parent that is not a number', async () => {
    const owner = server.as[role]
    const { id } = await make(owner)
    expect((await autosave(owner, id, { parent: id, title: 'Named twice' })).parent).toBe(id)
    // Navigation has no parent field.
    if (kind !== 'navigation')
      expect(await failureOf(autosaves(owner).create(id, { parent: 'none' as unknown as number }))).toEqual(invalid('parent'))
  })

  it('refuses invalid values and keeps the previous autosave', async () => {
    const owner = server.as[role]
    const { id } = await make(owner)
    const kept = await autosave(owner, id, { title: 'Kept' })
    expect(await failureOf(autosaves(owner).create(id, { title: 'Lost', status: 'odd' as 'draft' }))).toEqual(invalid('status'))
    expect(await failureOf(autosaves(owner).create(id, { title: ['a'] as unknown as string }))).toEqual(invalid('title'))
    expect(await listAutosaves(owner, id)).toEqual([kept])
  })

  it('requires the right to edit the item', async () => {
    const { id } = await make(server.as[role])
    await expectRefused(server, outsiders, 'rest_cannot_edit', (client) => autosaves(client).create(id, { title: 'x' }))
    expect(await listAutosaves(server.as.administrator, id)).toEqual([])
  })

  it('returns 404 if no item of the type has the ID', async () => {
    const owner = server.as[role]
    const { id } = await make(owner)
    const kept = await autosave(owner, id, { title: 'x' })
    const elsewhere = await historyOf(kind === 'posts' ? 'pages' : 'posts').make(owner)
    for (const one of [0, 999999, kept.id, elsewhere.id])
      expect(await failureOf(autosaves(owner).create(one, { title: 'x' }))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
  })
})

/** Returns the date fields of an item. The date of a draft changes with its modification date. */
function timesOf(item: object): object {
  return Object.fromEntries(Object.entries(item).filter(([field]) => /^(date|modified)/.test(field)))
}

describe.each([
  ['listPostAutosaves', 'posts'],
  ['listPageAutosaves', 'pages'],
  ['listSiteEventAutosaves', 'events'],
  ['listSiteVenueAutosaves', 'venues'],
  ['listSiteOrganizerAutosaves', 'organizers'],
  ['listBlockAutosaves', 'blocks'],
  ['listNavigationAutosaves', 'navigation'],
  ['listMenuItemAutosaves', 'menu-items'],
] as const)('%s', (_operation, kind) => {
  const { make, change, autosaves, autosave, listAutosaves, owner: role, outsiders } = historyOf(kind)

  it('is empty at first, and does not contain revisions', async () => {
    const owner = server.as[role]
    const { id } = await make(owner)
    await change(owner, id, { title: 'Changed' })
    expect(await listAutosaves(owner, id)).toEqual([])
  })

  it('returns the same as a single read, in each context', async () => {
    const owner = server.as[role]
    const { id } = await make(owner)
    const { id: kept } = await autosave(owner, id, { title: 'Kept' })
    for (const context of ['view', 'embed', 'edit'] as const)
      expect(await dataOf(autosaves(owner).list(id, { context }))).toEqual([await dataOf(autosaves(owner).get(id, kept, { context }))])
    expect(await dataOf(autosaves(owner).list(id, { _fields: ['id', 'parent'] }))).toEqual([{ id: kept, parent: id }])
    expect(await failureOf(autosaves(owner).list(id, { context: 'all' as 'view' }))).toEqual(invalid('context'))
  })

  it('requires the right to edit the item', async () => {
    const { id } = await make(server.as[role])
    await expectRefused(server, outsiders, 'rest_cannot_read', (client) => autosaves(client).list(id))
    expect(await listAutosaves(server.as.administrator, id)).toEqual([])
  })

  it('returns 404 if no item of the type has the ID', async () => {
    const owner = server.as[role]
    const elsewhere = await historyOf(kind === 'posts' ? 'pages' : 'posts').make(owner)
    for (const id of [0, 999999, elsewhere.id]) expect(await failureOf(autosaves(owner).list(id))).toEqual(noParent)
  })
})

describe.each([
  ['getPostAutosave', 'posts'],
  ['getPageAutosave', 'pages'],
  ['getSiteEventAutosave', 'events'],
  ['getSiteVenueAutosave', 'venues'],
  ['getSiteOrganizerAutosave', 'organizers'],
  ['getBlockAutosave', 'blocks'],
  ['getNavigationAutosave', 'navigation'],
  ['getMenuItemAutosave', 'menu-items'],
] as const)('%s', (_operation, kind) => {
  const { make, autosaves, autosave, owner: role, outsiders } = historyOf(kind)

  it('returns a short form in the embed context, and the raw texts in the edit context', async () => {
    const owner = server.as[role]
    const { id } = await make(owner)
    const { id: kept } = await autosave(owner, id, { title: 'Kept' })
    const fields = async (context: 'view' | 'embed' | 'edit') => Object.keys(await dataOf(autosaves(owner).get(id, kept, { context })))
    const short = await fields('embed')
    expect(short).toEqual(expect.arrayContaining(['id', 'author', 'date', 'parent', 'slug', 'title', '_links']))
    for (const field of ['content', 'modified', 'date_gmt', 'guid', 'meta']) expect(short).not.toContain(field)
    expect(await fields('view')).toEqual(expect.arrayContaining(['modified', 'modified_gmt', 'date_gmt']))
    expect((await dataOf(autosaves(owner).get(id, kept, { context: 'edit' }))).title.raw).toBe('Kept')
  })

  it('requires the right to edit the item', async () => {
    const owner = server.as[role]
    const { id } = await make(owner)
    const { id: kept } = await autosave(owner, id, { title: 'Kept' })
    await expectRefused(server, outsiders, 'rest_cannot_read', (client) => autosaves(client).get(id, kept))
    for (const client of [owner, others]) expect((await dataOf(autosaves(client).get(id, kept))).id).toBe(kept)
  })

  it('returns 404 for an ID that is not an autosave of the item', async () => {
    const owner = server.as[role]
    const [one, two] = [await make(owner), await make(owner)]
    const { id: kept } = await autosave(owner, one.id, { title: 'Kept' })
    for (const id of [0, 999999, one.id]) expect(await failureOf(autosaves(owner).get(one.id, id))).toEqual(noAutosave)
    expect(await failureOf(autosaves(owner).get(two.id, kept))).toEqual(noAutosave)
    expect(await failureOf(autosaves(owner).get(999999, kept))).toEqual(noParent)
  })
})

describe.each(revisedKinds)('the autosaves of %s', (kind) => {
  const { make, change, revisions, listRevisions, read, autosaves, autosave, listAutosaves, owner: role } = historyOf(kind)

  it('are listed with the revisions, and can be deleted there', async () => {
    const owner = server.as[role]
    const { id } = await make(owner)
    await change(owner, id, { title: 'Changed' })
    const [revision = 0] = (await listRevisions(owner, id)).ids
    const { id: kept } = await autosave(owner, id, { title: 'Kept' })
    expect((await listRevisions(owner, id, { orderby: 'id', order: 'asc' })).ids).toEqual([revision, kept])
    expect(await failureOf(autosaves(owner).get(id, revision))).toEqual(noAutosave)
    await dataOf(revisions(owner).remove(id, kept, { force: true }))
    expect(await listAutosaves(owner, id)).toEqual([])
    expect(toldOf(await read(owner, id))).toEqual({ count: 1, newest: revision })
  })

  it('render their own content', async () => {
    const owner = server.as[role]
    const { id } = await make(owner, { content: 'Live.' })
    expect(await autosave(owner, id, { content: 'One.\n\nTwo.' })).toMatchObject({
      content: { raw: 'One.\n\nTwo.', rendered: '<p>One.</p>\n<p>Two.</p>\n' },
    })
    expect((await read(owner, id, { context: 'edit' })) as object).toMatchObject({ content: { raw: 'Live.' } })
  })
})

describe.each(articles)('excerpt and footnotes of %s', (kind) => {
  it('are part of an autosave; no excerpt is generated if none is written', async () => {
    const { make, autosave, owner: role, read } = historyOf(kind)
    const owner = server.as[role]
    const { id } = await make(owner, { excerpt: 'Live.', meta: { footnotes: '[]' } })
    expect(await autosave(owner, id, { content: 'Text.' })).toMatchObject({ excerpt: { raw: '', rendered: '' }, meta: { footnotes: '' } })
    expect(await autosave(owner, id, { excerpt: 'Later.', meta: { footnotes: '[1]' } })).toMatchObject({
      content: { raw: 'Text.' },
      excerpt: { raw: 'Later.', rendered: '<p>Later.</p>\n' },
      meta: { footnotes: '[1]' },
    })
    expect((await read(owner, id, { context: 'edit' })) as object).toMatchObject({ excerpt: { raw: 'Live.' }, meta: { footnotes: '[]' } })
  })
})

describe.each<[Kind]>([...revisedKinds, ['menu-items']])('when one of the %s is deleted permanently', (kind) => {
  it('its autosaves are deleted too', async () => {
    const { make, erase, autosave, owner: role } = historyOf(kind)
    const owner = server.as[role]
    const { id } = await make(owner)
    const { id: kept } = await autosave(owner, id, { title: 'Kept' })
    await erase(owner, id)
    expect(await server.context.db.selectFrom('content').select('id').where('id', 'in', [id, kept]).execute()).toEqual([])
  })
})

describe('the autosaves of menu items', () => {
  const { make, autosave } = historyOf('menu-items')
  const content = (ids: number[]) => server.context.db.selectFrom('content').select('id').where('id', 'in', ids).execute()

  it('are deleted with the target or the menu of their item', async () => {
    const { administrator } = server.as
    const page = await historyOf('pages').make(administrator)
    const menu = await dataOf(administrator.content.POST('/menus', { body: { name: newWord() } }))
    const leading = await dataOf(
      administrator.content.POST('/menu-items', { body: { type: 'post_type', object: 'page', object_id: page.id, status: 'publish' } }),
    )
    const inMenu = await make(administrator, { menus: menu.id })
    const kept = [
      await autosave(administrator, leading.id, { title: 'Kept' }),
      await autosave(administrator, inMenu.id, { title: 'Kept' }),
    ].map((one) => one.id)
    expect(await content(kept)).toHaveLength(2)
    await historyOf('pages').erase(administrator, page.id)
    await dataOf(administrator.content.DELETE('/menus/{id}', { params: { path: { id: menu.id }, query: { force: true } } }))
    expect(await content([leading.id, inMenu.id, ...kept])).toEqual([])
  })
})

describe('the autosave of a post', () => {
  const { make, change, read, autosaves, autosave, listAutosaves } = historyOf('posts')

  it('of a contributor is refused once an editor has published the post', async () => {
    const { contributor, editor } = server.as
    const { id } = await make(contributor, { title: 'Draft', status: 'draft' })
    expect((await autosave(contributor, id, { title: 'Own draft' })).id).toBe(id)
    await change(editor, id, { status: 'publish' })
    expect(await failureOf(autosaves(contributor).create(id, { title: 'Late' }))).toEqual({ status: 403, code: 'rest_cannot_edit' })
    expect((await read(server.anonymous, id)).title.rendered).toBe('Own draft')
  })

  it('of a pending post of the user is stored separately', async () => {
    const { contributor } = server.as
    const { id } = await make(contributor, { title: 'For review', status: 'pending' })
    expect(await autosave(contributor, id, { title: 'Second thoughts' })).toMatchObject({ parent: id })
    expect((await read(contributor, id, { context: 'edit' })).title.raw).toBe('For review')
  })

  it('contains no harmful markup from users without unfiltered HTML', async () => {
    const { author } = server.as
    const { id } = await make(author)
    const saved = await autosave(author, id, {
      title: 'x <script>alert(1)</script>',
      content: '<b onclick="x()">b</b><script>alert(1)</script>',
      excerpt: '<img src=x onerror=alert(1)>',
    })
    expect(JSON.stringify([saved, await listAutosaves(author, id)])).not.toMatch(/<script|onclick|onerror/)
    const draft = await make(author, { status: 'draft' })
    expect(JSON.stringify(await autosave(author, draft.id, { content: '<script>alert(1)</script>' }))).not.toContain('<script')
  })

  it('cannot remove all texts of a draft of the user', async () => {
    const { author } = server.as
    const { id } = await make(author, { title: 'Only this', status: 'draft' })
    expect(await failureOf(autosaves(author).create(id, { title: '' }))).toEqual({ status: 400, code: 'empty_content' })
    expect((await read(author, id, { context: 'edit' })).title.raw).toBe('Only this')
  })
})

describe('the autosave of a page draft of the user', () => {
  it('keeps the parent of the page, and returns 0 as its own parent', async () => {
    const { make, autosave, read } = historyOf('pages')
    const { editor } = server.as
    const above = await make(editor)
    const { id } = await make(editor, { status: 'draft', parent: above.id })
    expect(await autosave(editor, id, { title: 'Below', parent: 0 })).toMatchObject({ id, parent: 0 })
    expect((await read(editor, id)).parent).toBe(above.id)
  })
})

describe('preview_link', () => {
  const { make, change, autosave, listAutosaves, revisions } = historyOf('posts')
  const editor = server.as.editor

  it('is the preview URL of the item, and only autosaves have it', async () => {
    const slug = newWord()
    const { id } = await make(editor, { slug })
    const saved = await autosave(editor, id, { title: newWord() })
    const [link, nonce, rest] = /^(.*&preview_nonce=)(preview_[\w.-]+)(&.*)$/.exec(saved.preview_link ?? '')?.slice(1) ?? []
    expect([link, rest]).toEqual([`${server.baseUrl}/${slug}/?preview_id=${id}&preview_nonce=`, '&preview=true'])
    expect(nonce).toBeDefined()
    expect(await listAutosaves(editor, id)).toMatchObject([{ preview_link: saved.preview_link }])
    await change(editor, id, { title: newWord() })
    const all = await dataOf(revisions(editor).list(id, { context: 'edit' }))
    expect(all.filter((one) => 'preview_link' in one).map((one) => one.id)).toEqual([saved.id])
  })

  it('of a draft of the user links to the draft', async () => {
    const { id } = await make(editor, { status: 'draft' })
    expect(await autosave(editor, id, { title: newWord() })).toMatchObject({ preview_link: `${server.baseUrl}/?p=${id}&preview=true` })
  })
})
