// Own fields in revisions, in autosaves and in previews of autosaves: all kinds of items with revisions keep them with the texts.
import { describe, expect, it } from '@jest/globals'
import { clockAt } from '../support/clock.ts'
import { declaredCalls } from '../support/declared-calls.ts'
import type { DeclaredCaller, DeclaredItem } from '../support/declared-calls.ts'
import { declaredSite } from '../support/declared-site.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const fields = `
fields:
  size: { type: integer, default: 3 }
  hints: { type: array, items: { type: string, format: html } }
  secret: { type: string, x-context: [edit] }
  margin: { type: integer, x-read: manage_options }
  rank: { type: integer, x-write: manage_options }
  code: { type: string, maxLength: 40, x-unique: true }
  partner: { type: integer, x-refers-to: page }
  partners: { type: array, items: { type: integer }, x-refers-to: page }
  motto: { type: string, x-search: true }
`
const initial = { size: 3, hints: null, secret: null, margin: null, rank: null, code: null, partner: null, partners: null, motto: null }

const kinds = ['post', 'page', 'block', 'event', 'venue', 'organizer'] as const
const own = (name: string, like: string) =>
  `name: ${name}\nroute: ${name}s\nlabels: { singular: ${name.replace(/^./, (letter) => letter.toUpperCase())}, plural: ${name}s }\nlike: ${like}${like === 'block' ? '' : '\nsupports: [title, content, author]'}${fields}`
const clock = clockAt('2026-03-10T12:00:00')
const server = await sharedServer(
  {
    SITE_DIR: declaredSite({
      ...Object.fromEntries(kinds.map((kind) => [`fields/${kind}.yaml`, fields])),
      'types/recipe.yaml': own('recipe', 'post'),
      'types/lesson.yaml': own('lesson', 'page'),
      'types/snippet.yaml': own('snippet', 'block'),
    }),
    VALIDATE_RESPONSES: 'on',
  },
  { now: clock.now },
)
const { call, done, refused } = declaredCalls(server)
const calendar = declaredCalls(server, '/cal/events/v1')

type Meta = Record<string, unknown>

const make = (route: string, meta: Meta, more: object = {}): Promise<DeclaredItem> =>
  done('POST', route, { title: newWord(), status: 'publish', meta, ...more })
const change = (at: string, meta: Meta, caller?: DeclaredCaller) => done('PATCH', at, { meta }, caller)
const save = (at: string, meta: Meta, caller?: DeclaredCaller) => done('POST', `${at}/autosaves`, { content: newWord(), meta }, caller)
const revisionsOf = (at: string, caller?: DeclaredCaller, view = 'edit') =>
  done<DeclaredItem[]>('GET', `${at}/revisions?context=${view}`, undefined, caller)
const metaOf = (items: readonly DeclaredItem[]): Meta[] => items.map(({ meta }) => meta)

const routes = [...kinds.map((kind) => `/${kind}s`), '/recipes', '/lessons', '/snippets']

describe.each(routes)('own fields in the history of %s', (route) => {
  it('are in revisions as they were saved, and a revision can be restored', async () => {
    const { id } = await make(route, {})
    const at = `${route}/${id}`
    await change(at, { size: 5, hints: ['a'], secret: 'x', code: newWord() })
    const [saved] = await revisionsOf(at)
    expect(saved?.meta).toMatchObject({ footnotes: '', ...initial, size: 5, hints: ['a'], secret: 'x', code: expect.any(String) })
    await change(at, { size: null, hints: ['b'], secret: null, code: newWord() })
    expect(await done('GET', `${at}/revisions/${saved?.id}?context=edit`)).toMatchObject({ meta: saved?.meta })
    const restored = await change(at, saved?.meta ?? {})
    expect(restored.meta).toMatchObject(saved?.meta ?? {})
  })

  it('make a revision when they alone are changed, and none when they stay the same', async () => {
    const { id } = await make(route, { hints: ['a'] })
    const at = `${route}/${id}`
    await change(at, { hints: ['b'] })
    await change(at, { hints: ['c'] })
    await change(at, { hints: ['c'], size: 3 })
    expect(metaOf(await revisionsOf(at)).map(({ hints }) => hints)).toEqual([['c'], ['b']])
  })

  it('are in autosaves as they were typed, and do not change the item', async () => {
    const { id } = await make(route, { size: 5, hints: ['a'], motto: 'x' })
    const at = `${route}/${id}`
    const saved = await save(at, { size: 6 })
    expect(saved.meta).toMatchObject({ ...initial, size: 6, hints: ['a'], motto: 'x' })
    expect((await save(at, { hints: null, motto: 'y' })).meta).toMatchObject({ size: 6, hints: null, motto: 'y' })
    const [autosave] = await done<DeclaredItem[]>('GET', `${at}/autosaves?context=edit`)
    expect(autosave?.meta).toMatchObject({ size: 6, hints: null, motto: 'y' })
    expect((await done('GET', `${at}?context=edit`)).meta).toMatchObject({ size: 5, hints: ['a'], motto: 'x' })
    const row = await server.context.db.selectFrom('content').select('words').where('id', '=', saved.id).executeTakeFirstOrThrow()
    expect(row.words).toBe('')
  })

  it('of an autosave begin with those of the item after it has been saved', async () => {
    const { id } = await make(route, { size: 5 })
    const at = `${route}/${id}`
    clock.itIs('2026-03-10T12:01:00')
    await save(at, { size: 6 })
    clock.itIs('2026-03-10T12:02:00')
    await change(at, { size: 7, motto: 'x' })
    expect((await save(at, { rank: 1 })).meta).toMatchObject({ size: 7, motto: 'x', rank: 1 })
  })

  it('are shown in the contexts that they name, to those who may read them', async () => {
    const { id } = await make(route, { secret: 'x', margin: 4 }, { author: server.ids.editor })
    const at = `${route}/${id}`
    await change(at, { size: 9 })
    await save(at, { size: 10 }, 'editor')
    const seen = async (caller: DeclaredCaller, view: string) => [
      ...metaOf(await revisionsOf(at, caller, view)),
      ...metaOf(await done<DeclaredItem[]>('GET', `${at}/autosaves?context=${view}`, undefined, caller)),
    ]
    for (const meta of await seen('administrator', 'edit')) expect(meta).toMatchObject({ secret: 'x', margin: 4 })
    for (const meta of await seen('editor', 'edit')) {
      expect(meta).toMatchObject({ secret: 'x' })
      expect(meta).not.toHaveProperty('margin')
    }
    for (const meta of await seen('editor', 'view')) expect(meta).not.toHaveProperty('secret')
    for (const meta of await seen('editor', 'embed')) expect(meta).toBeUndefined()
    expect((await call('GET', `${at}/revisions`, undefined, 'anonymous')).status).toBe(401)
  })

  it('of an autosave obey the rules of those of the item', async () => {
    const [taken, code] = [newWord(), newWord()]
    await make(route, { code: taken })
    const { id } = await make(route, { code, rank: 2 }, { author: server.ids.editor })
    const at = `${route}/${id}`
    const refusal = (meta: Meta) => refused('POST', `${at}/autosaves`, { content: 'x', meta }, 'editor')
    expect(await refusal({ code: taken })).toMatchObject({ status: 400, message: expect.stringContaining('must be unique') })
    expect(await refusal({ partner: 999_999 })).toMatchObject({ status: 400, message: expect.stringContaining('no page has the ID') })
    expect(await refusal({ rank: 3 })).toMatchObject({ status: 403, message: expect.stringContaining('meta.rank') })
    expect(await refusal({ margin: 3 })).toMatchObject({ status: 403 })
    // Editors send back what they have read.
    const read = await done('GET', `${at}?context=edit`, undefined, 'editor')
    expect((await save(at, read.meta, 'editor')).meta).toMatchObject({ code, rank: 2 })
  })
})

it('references of revisions to items that have been deleted are gone, as in the items, so that a revision can be restored', async () => {
  const [gone, kept] = [await done('POST', '/pages', { title: 'x' }), await done('POST', '/pages', { title: 'x' })]
  const { id } = await make('/posts', {})
  await change(`/posts/${id}`, { partner: gone.id, partners: [gone.id, kept.id] })
  await done('DELETE', `/pages/${gone.id}?force=true`)
  await change(`/posts/${id}`, { partners: null })
  const [, saved] = await revisionsOf(`/posts/${id}`)
  expect(saved?.meta).toMatchObject({ partner: null, partners: [kept.id] })
  expect((await change(`/posts/${id}`, saved?.meta ?? {})).meta).toMatchObject({ partners: [kept.id] })
})

it('markup in own fields of an autosave is made safe for users without unfiltered_html', async () => {
  const { id } = await make('/posts', {}, { author: server.ids.author })
  expect((await save(`/posts/${id}`, { hints: ['<script>x</script><b>y</b>'] }, 'author')).meta).toMatchObject({ hints: ['x<b>y</b>'] })
})

const withPreviews = routes.filter((route) => !['/blocks', '/snippets'].includes(route))
const linksOf = (route: string) => (['/events', '/venues', '/organizers'].includes(route) ? calendar : { done })

describe.each(withPreviews)('a preview of %s', (route) => {
  it('has the own fields of the newest autosave, without those that only editors see', async () => {
    const { id } = await make(route, { size: 5, hints: ['a'] }, { status: 'draft', author: server.ids.editor })
    const at = `${route}/${id}`
    await save(at, { size: 6, hints: null, secret: 'x', margin: 2 })
    const previewed = async (link: object) => {
      const { token } = await linksOf(route).done<{ token: string }>('POST', `${at}/preview-links`, link)
      return (await call('GET', at, undefined, 'anonymous', { 'X-Preview-Token': token })).body
    }
    const shown = await previewed({})
    expect(shown.meta).toMatchObject({ size: 6, hints: null })
    expect(shown.meta).not.toHaveProperty('secret')
    expect(shown.meta).not.toHaveProperty('margin')
    expect((await previewed({ autosave: false })).meta).toMatchObject({ size: 5, hints: ['a'] })
  })
})

describe.each([
  ['events', () => ({ title: newWord(), start_date: '2031-05-01 10:00:00', end_date: '2031-05-01 11:00:00' })],
  ['venues', () => ({ venue: newWord() })],
  ['organizers', () => ({ organizer: newWord() })],
])('own fields of %s that the calendar changes', (plural, input) => {
  it.each(['', '?i18n_language=ka-ge'])('make a revision, with the query "%s"', async (query) => {
    const { id } = await calendar.done('POST', `/${plural}`, { ...input(), status: 'publish', meta: { size: 5 } })
    await calendar.done('PATCH', `/${plural}/${id}${query}`, { meta: { size: 6 } })
    await calendar.done('PATCH', `/${plural}/${id}${query}`, { meta: { size: 6 } })
    await calendar.done('PATCH', `/${plural}/${id}${query}`, { meta: { size: 7 } })
    expect(metaOf(await revisionsOf(`/${plural}/${id}`)).map(({ size }) => size)).toEqual([7, 6])
  })
})

it('types with own fields support revisions, autosaves and fields', async () => {
  for (const type of ['post', 'cms_block', 'recipe', 'lesson', 'snippet'])
    expect(await done('GET', `/types/${type}?context=edit`)).toMatchObject({
      supports: { revisions: true, autosave: true, 'custom-fields': true },
    })
})
