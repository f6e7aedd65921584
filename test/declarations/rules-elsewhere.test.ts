// References, unique fields and rights in the own fields of media, terms, users and the calendar, as in those of posts.
import { describe, expect, it } from '@jest/globals'
import { addAccount } from '../support/accounts.ts'
import { declaredCalls } from '../support/declared-calls.ts'
import type { DeclaredCaller, DeclaredItem } from '../support/declared-calls.ts'
import { declaredSite } from '../support/declared-site.ts'
import { uploaded } from '../support/media.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const fields = `
fields:
  partner: { type: integer, x-refers-to: page }
  partners: { type: array, items: { type: integer }, x-refers-to: page }
  code: { type: string, maxLength: 40, x-unique: true }
  margin: { type: integer, x-read: manage_options, x-filter: [equals], x-order: true }
  cost: { type: integer, x-read: manage_options, x-write: read }
  rank: { type: integer, x-write: manage_options, default: 1 }
`
const kinds = ['media', 'category', 'post_tag', 'user', 'event', 'venue', 'organizer'] as const
const server = await sharedServer({
  SITE_DIR: declaredSite({
    ...Object.fromEntries(kinds.map((kind) => [`fields/${kind}.yaml`, fields])),
    'taxonomies/cuisine.yaml': `name: cuisine\nroute: cuisines\nlabels: { singular: Cuisine, plural: Cuisines }\n${fields}`,
  }),
  VALIDATE_RESPONSES: 'on',
})
const { call, done, refused } = declaredCalls(server)

const routes: Readonly<Record<string, string>> = {
  media: '/media',
  category: '/categories',
  post_tag: '/tags',
  user: '/users',
  event: '/events',
  venue: '/venues',
  organizer: '/organizers',
  cuisine: '/cuisines',
}

async function make(kind: string, meta: object): Promise<DeclaredItem> {
  const route = String(routes[kind])
  if (kind === 'user') {
    const { id } = await addAccount(server.context, 'author', newWord())
    return done('PATCH', `/users/${id}`, { meta })
  }
  if (kind === 'media') {
    const { id } = await uploaded(server, 'text', { name: 'text.txt', as: 'administrator' })
    return done('PATCH', `/media/${id}`, { meta })
  }
  const isTerm = ['category', 'post_tag', 'cuisine'].includes(kind)
  return done('POST', route, { ...(isTerm ? { name: newWord() } : { title: newWord(), status: 'publish' }), meta })
}

describe.each([...kinds, 'cuisine'])('own fields of the kind %s', (kind) => {
  const at = (id: number): string => `${routes[kind]}/${id}`

  it('refer to items, which can be embedded, and are emptied with them', async () => {
    const [gone, kept] = [
      await done('POST', '/pages', { title: 'x', status: 'publish' }),
      await done('POST', '/pages', { title: 'x', status: 'publish' }),
    ]
    const { id } = await make(kind, { partner: gone.id, partners: [gone.id, kept.id] })
    const read = await done('GET', `${at(id)}?_embed=partner,partners`)
    expect(read._links['partner']).toEqual([{ embeddable: true, href: `${server.restRoot}/cms/v2/pages/${gone.id}` }])
    expect(read._embedded?.['partners']?.map((page) => page.id)).toEqual([gone.id, kept.id])
    const [listed] = await done<DeclaredItem[]>('GET', `${routes[kind]}?include=${id}&_embed=partner`)
    expect(listed?._embedded?.['partner']).toHaveLength(1)
    expect((await refused('PATCH', at(id), { meta: { partner: 999_999 } })).message).toBe(
      'Invalid parameter: meta.partner is invalid: no page has the ID 999999.',
    )
    await done('DELETE', `/pages/${gone.id}?force=true`)
    expect((await done('GET', at(id))).meta).toMatchObject({ partner: null, partners: [kept.id] })
  })

  it('are unique', async () => {
    const code = newWord()
    const [one, other] = [await make(kind, { code }), await make(kind, {})]
    expect((await refused('PATCH', at(other.id), { meta: { code } })).message).toContain('meta.code must be unique')
    expect((await done('PATCH', at(one.id), { meta: { code } })).meta['code']).toBe(code)
  })

  it('take rights', async () => {
    const { id } = await make(kind, { margin: 4242, cost: 3, rank: 2 })
    const shown = async (path: string, caller: DeclaredCaller): Promise<boolean> =>
      JSON.stringify((await call('GET', path, undefined, caller)).body).includes('"margin"')
    for (let turn = 0; turn < 2; turn++)
      for (const path of [at(id), `${routes[kind]}?include=${id}`, ...(kind === 'user' ? ['/users/me', '/users/me?context=edit'] : [])]) {
        expect([path, await shown(path, 'administrator')]).toEqual([path, true])
        for (const caller of ['editor', 'anonymous'] as const) expect([path, await shown(path, caller)]).toEqual([path, false])
      }
    for (const query of ['margin=4242', 'orderby=margin']) {
      expect(await refused('GET', `${routes[kind]}?${query}`, undefined, 'editor')).toMatchObject({
        status: 400,
        message: expect.stringContaining('must not name a field that you are not allowed to read'),
      })
      await done('GET', `${routes[kind]}?${query}`)
    }
  })

  it('leave no trace of what is hidden in entity tags', async () => {
    const { id } = kind === 'user' ? await done('GET', '/users/me', undefined, 'editor') : await make(kind, { margin: 1 })
    await done('PATCH', at(id), { meta: { margin: 1 } })
    const tag = async (caller: DeclaredCaller) =>
      (await call('GET', at(id), undefined, caller)).headers.get('ETag')?.replace(/^"\d+\.\d+\./, '')
    const [hidden, seen] = [await tag('editor'), await tag('administrator')]
    await done('PATCH', at(id), { meta: { margin: 2 } })
    expect(await tag('editor')).toBe(hidden)
    // An item of content has a new version, which tells no value.
    expect([seen === hidden, (await call('GET', at(id))).headers.get('ETag')]).toEqual([false, expect.any(String)])
  })

  it('are changed by those who have the right', async () => {
    const [item, caller] =
      kind === 'user' ? [await done('GET', '/users/me', undefined, 'editor'), 'editor' as const] : [await make(kind, {}), 'editor' as const]
    for (const meta of [{ rank: 3 }, { margin: 1 }, { margin: null }])
      expect(await refused('PATCH', at(item.id), { meta }, caller)).toMatchObject({ status: 403, code: 'rest_cannot_update' })
    expect((await done('PATCH', at(item.id), { meta: { rank: 1, cost: 5 } }, caller)).meta).toMatchObject({ rank: 1 })
  })
})

describe.each(['events', 'venues', 'organizers'])('own fields in the calendar form of %s', (plural) => {
  it('take rights, too', async () => {
    const { id } = await make(plural.slice(0, -1), { margin: 4242, rank: 2 })
    const fetched = async (path: string, caller: DeclaredCaller, method = 'GET', body?: object) =>
      fetch(`${server.restRoot}/cal/events/v1/${plural}${path}`, {
        method,
        headers: {
          ...(caller !== 'anonymous' && { Authorization: server.authorization[caller] }),
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
    for (let turn = 0; turn < 2; turn++)
      for (const [caller, isShown] of [
        ['administrator', true],
        ['editor', false],
        ['anonymous', false],
      ] as const)
        for (const path of [`/${id}`, '?per_page=50'])
          expect([caller, path, (await (await fetched(path, caller)).text()).includes('"margin":4242')]).toEqual([caller, path, isShown])
    expect((await fetched('?margin=4242', 'editor')).status).toBe(400)
    const { status, ...refusal } = await fetched(`/${id}`, 'editor', 'PATCH', { meta: { rank: 3 } })
    expect([status, refusal]).toEqual([403, expect.anything()])
  })
})
