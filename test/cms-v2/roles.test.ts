// Who may do what: one line for each operation, with the least role that may. Each role may do what those before it may.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { components } from '../../generated/cms-v2/client.ts'
import { readDocument } from '../../server/contract/documents.ts'
import { addUser } from '../../server/users/accounts.ts'
import { roles as fromMost } from '../../server/users/roles.ts'
import type { Role } from '../../server/users/roles.ts'
import { operationsOf } from '../contract/sources.ts'
import { newWord } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

type Who = 'visitor' | Role
const everybody: readonly Who[] = ['visitor', ...fromMost.toReversed()]

type Code = components['schemas']['ErrorCode']

/** The code for those who may not; or one for those below a role, and one from there on. */
type Refusal = Code | 'never' | readonly [Code, Who, Code]

/** An operation, with a query if it has one; how it is refused; and for each item of the section, from which role on it is allowed. */
type Row = [operation: string, refusal: Refusal, ...least: Who[]]

interface Section {
  /** The items that the columns stand for, by the names in `items`; a section without has operations on no item. */
  on: readonly (keyof typeof items)[]
  rows: Row[]
}

const dated = ['own draft', 'own published', "another's draft", "another's published"] as const

/** Only those who write see menus at all. */
const notForEditing = ['rest_cannot_view', 'contributor', 'rest_forbidden_context'] as const

const sections: Section[] = [
  {
    on: [],
    rows: [
      ['getContentIndex', 'never', 'visitor'],
      ['listPosts', 'never', 'visitor'],
      ['listPosts?context=edit', 'rest_forbidden_context', 'contributor'],
      ['createPost', 'rest_cannot_create', 'contributor'],
      ['listPages', 'never', 'visitor'],
      ['listPages?context=edit', 'rest_forbidden_context', 'editor'],
      ['createPage', 'rest_cannot_create', 'editor'],
      ['listBlocks', 'never', 'visitor'],
      ['listBlocks?context=edit', 'rest_forbidden_context', 'contributor'],
      ['createBlock', 'rest_cannot_create', 'author'],
      ['listNavigation', 'never', 'visitor'],
      ['listNavigation?context=edit', 'rest_forbidden_context', 'administrator'],
      ['createNavigation', 'rest_cannot_create', 'administrator'],
      ['listMenuItems', 'rest_cannot_view', 'contributor'],
      ['listMenuItems?context=edit', notForEditing, 'administrator'],
      ['createMenuItem', 'rest_cannot_create', 'administrator'],
      ['listCategories', 'never', 'visitor'],
      ['listCategories?context=edit', 'rest_forbidden_context', 'editor'],
      ['createCategory', 'rest_cannot_create', 'editor'],
      ['listTags', 'never', 'visitor'],
      ['listTags?context=edit', 'rest_forbidden_context', 'editor'],
      ['createTag', 'rest_cannot_create', 'contributor'],
      ['listPatternCategories', 'never', 'visitor'],
      ['listPatternCategories?context=edit', 'rest_forbidden_context', 'editor'],
      ['createPatternCategory', 'rest_cannot_create', 'contributor'],
      ['listMenus', 'rest_cannot_view', 'contributor'],
      ['listMenus?context=edit', notForEditing, 'administrator'],
      ['createMenu', 'rest_cannot_create', 'administrator'],
      ['listUsers', 'never', 'visitor'],
      ['listUsers?context=edit', 'rest_forbidden_context', 'administrator'],
      ['listUsers?who=authors', 'rest_forbidden_who', 'contributor'],
      ['listUsers?orderby=email', 'rest_forbidden_orderby', 'administrator'],
      ['listUsers?roles=editor', 'rest_user_cannot_view', 'administrator'],
      ['getCurrentUser', 'rest_not_logged_in', 'subscriber'],
      ['getCurrentUser?context=edit', 'rest_not_logged_in', 'subscriber'],
    ],
  },
  {
    on: dated,
    rows: [
      // operation                    refused with              own draft        own published    another's draft  another's published
      ['getPost',                    'rest_forbidden',         'contributor',   'subscriber',    'editor',        'visitor'],
      ['getPost?context=edit',       'rest_forbidden_context', 'contributor',   'author',        'editor',        'editor'],
      ['updatePost',                 'rest_cannot_edit',       'contributor',   'author',        'editor',        'editor'],
      ['putPost',                    'rest_cannot_edit',       'contributor',   'author',        'editor',        'editor'],
      ['patchPost',                  'rest_cannot_edit',       'contributor',   'author',        'editor',        'editor'],
      ['deletePost',                 'rest_cannot_delete',     'contributor',   'author',        'editor',        'editor'],
      ['deletePost?force=true',      'rest_cannot_delete',     'contributor',   'author',        'editor',        'editor'],
      ['listPostRevisions',          'rest_cannot_read',       'contributor',   'author',        'editor',        'editor'],
      ['getPostRevision',            'rest_cannot_read',       'contributor',   'author',        'editor',        'editor'],
      ['deletePostRevision?force=1', 'rest_cannot_delete',     'contributor',   'author',        'editor',        'editor'],
      ['listPostAutosaves',          'rest_cannot_read',       'contributor',   'author',        'editor',        'editor'],
      ['createPostAutosave',         'rest_cannot_edit',       'contributor',   'author',        'editor',        'editor'],
      ['getPostAutosave',            'rest_cannot_read',       'contributor',   'author',        'editor',        'editor'],

      ['getPage',                    'rest_forbidden',         'editor',        'subscriber',    'editor',        'visitor'],
      ['getPage?context=edit',       'rest_forbidden_context', 'editor',        'editor',        'editor',        'editor'],
      ['updatePage',                 'rest_cannot_edit',       'editor',        'editor',        'editor',        'editor'],
      ['putPage',                    'rest_cannot_edit',       'editor',        'editor',        'editor',        'editor'],
      ['patchPage',                  'rest_cannot_edit',       'editor',        'editor',        'editor',        'editor'],
      ['deletePage',                 'rest_cannot_delete',     'editor',        'editor',        'editor',        'editor'],
      ['deletePage?force=true',      'rest_cannot_delete',     'editor',        'editor',        'editor',        'editor'],
      ['listPageRevisions',          'rest_cannot_read',       'editor',        'editor',        'editor',        'editor'],
      ['getPageRevision',            'rest_cannot_read',       'editor',        'editor',        'editor',        'editor'],
      ['deletePageRevision?force=1', 'rest_cannot_delete',     'editor',        'editor',        'editor',        'editor'],
      ['listPageAutosaves',          'rest_cannot_read',       'editor',        'editor',        'editor',        'editor'],
      ['createPageAutosave',         'rest_cannot_edit',       'editor',        'editor',        'editor',        'editor'],
      ['getPageAutosave',            'rest_cannot_read',       'editor',        'editor',        'editor',        'editor'],

      ['getBlock',                   'rest_forbidden',         'contributor',   'contributor',   'editor',        'contributor'],
      ['getBlock?context=edit',      'rest_forbidden_context', 'contributor',   'author',        'editor',        'editor'],
      ['updateBlock',                'rest_cannot_edit',       'contributor',   'author',        'editor',        'editor'],
      ['putBlock',                   'rest_cannot_edit',       'contributor',   'author',        'editor',        'editor'],
      ['patchBlock',                 'rest_cannot_edit',       'contributor',   'author',        'editor',        'editor'],
      ['deleteBlock',                'rest_cannot_delete',     'contributor',   'author',        'editor',        'editor'],
      ['deleteBlock?force=true',     'rest_cannot_delete',     'contributor',   'author',        'editor',        'editor'],
      ['listBlockRevisions',         'rest_cannot_read',       'contributor',   'author',        'editor',        'editor'],
      ['getBlockRevision',           'rest_cannot_read',       'contributor',   'author',        'editor',        'editor'],
      ['deleteBlockRevision?force=1', 'rest_cannot_delete',    'contributor',   'author',        'editor',        'editor'],
      ['listBlockAutosaves',         'rest_cannot_read',       'contributor',   'author',        'editor',        'editor'],
      ['createBlockAutosave',        'rest_cannot_edit',       'contributor',   'author',        'editor',        'editor'],
      ['getBlockAutosave',           'rest_cannot_read',       'contributor',   'author',        'editor',        'editor'],

      ['getNavigation',              'rest_forbidden',         'administrator', 'subscriber',    'administrator', 'visitor'],
      ['getNavigation?context=edit', 'rest_forbidden_context', 'administrator', 'administrator', 'administrator', 'administrator'],
      ['updateNavigation',           'rest_cannot_edit',       'administrator', 'administrator', 'administrator', 'administrator'],
      ['putNavigation',              'rest_cannot_edit',       'administrator', 'administrator', 'administrator', 'administrator'],
      ['patchNavigation',            'rest_cannot_edit',       'administrator', 'administrator', 'administrator', 'administrator'],
      ['deleteNavigation',           'rest_cannot_delete',     'administrator', 'administrator', 'administrator', 'administrator'],
      ['deleteNavigation?force=true', 'rest_cannot_delete',    'administrator', 'administrator', 'administrator', 'administrator'],
      ['listNavigationRevisions',    'rest_cannot_read',       'administrator', 'administrator', 'administrator', 'administrator'],
      ['getNavigationRevision',      'rest_cannot_read',       'administrator', 'administrator', 'administrator', 'administrator'],
      ['deleteNavigationRevision?force=1', 'rest_cannot_delete', 'administrator', 'administrator', 'administrator', 'administrator'],
      ['listNavigationAutosaves',    'rest_cannot_read',       'administrator', 'administrator', 'administrator', 'administrator'],
      ['createNavigationAutosave',   'rest_cannot_edit',       'administrator', 'administrator', 'administrator', 'administrator'],
      ['getNavigationAutosave',      'rest_cannot_read',       'administrator', 'administrator', 'administrator', 'administrator'],

      ['getMenuItem?context=edit',   notForEditing,            'administrator', 'administrator', 'administrator', 'administrator'],
      ['updateMenuItem',             'rest_cannot_edit',       'administrator', 'administrator', 'administrator', 'administrator'],
      ['putMenuItem',                'rest_cannot_edit',       'administrator', 'administrator', 'administrator', 'administrator'],
      ['patchMenuItem',              'rest_cannot_edit',       'administrator', 'administrator', 'administrator', 'administrator'],
      ['deleteMenuItem?force=true',  'rest_cannot_delete',     'administrator', 'administrator', 'administrator', 'administrator'],
      ['listMenuItemAutosaves',      'rest_cannot_read',       'administrator', 'administrator', 'administrator', 'administrator'],
      ['createMenuItemAutosave',     'rest_cannot_edit',       'administrator', 'administrator', 'administrator', 'administrator'],
      ['getMenuItemAutosave',        'rest_cannot_read',       'administrator', 'administrator', 'administrator', 'administrator'],
    ],
  },
  {
    on: ["another's published"],
    rows: [['getMenuItem', 'rest_cannot_view', 'contributor']],
  },
  {
    on: ['term'],
    rows: [
      ['getCategory', 'never', 'visitor'],
      ['getCategory?context=edit', 'rest_forbidden_context', 'editor'],
      ['updateCategory', 'rest_cannot_update', 'editor'],
      ['putCategory', 'rest_cannot_update', 'editor'],
      ['patchCategory', 'rest_cannot_update', 'editor'],
      ['deleteCategory?force=true', 'rest_cannot_delete', 'editor'],

      ['getTag', 'never', 'visitor'],
      ['getTag?context=edit', 'rest_forbidden_context', 'editor'],
      ['updateTag', 'rest_cannot_update', 'editor'],
      ['putTag', 'rest_cannot_update', 'editor'],
      ['patchTag', 'rest_cannot_update', 'editor'],
      ['deleteTag?force=true', 'rest_cannot_delete', 'editor'],

      ['getPatternCategory', 'never', 'visitor'],
      ['getPatternCategory?context=edit', 'rest_forbidden_context', 'editor'],
      ['updatePatternCategory', 'rest_cannot_update', 'editor'],
      ['putPatternCategory', 'rest_cannot_update', 'editor'],
      ['patchPatternCategory', 'rest_cannot_update', 'editor'],
      ['deletePatternCategory?force=true', 'rest_cannot_delete', 'editor'],

      ['getMenu', 'rest_cannot_view', 'contributor'],
      ['getMenu?context=edit', notForEditing, 'administrator'],
      ['updateMenu', 'rest_cannot_update', 'administrator'],
      ['putMenu', 'rest_cannot_update', 'administrator'],
      ['patchMenu', 'rest_cannot_update', 'administrator'],
      ['deleteMenu?force=true', 'rest_cannot_delete', 'administrator'],
    ],
  },
  {
    on: ['oneself', 'somebody who has published', 'somebody who has not'],
    rows: [
      ['getUser', 'rest_user_cannot_view', 'subscriber', 'visitor', 'administrator'],
      ['getUser?context=edit', 'rest_user_cannot_view', 'subscriber', 'administrator', 'administrator'],
    ],
  },
]

/** What a new item of each collection is made of. */
const fieldsOf: Record<string, () => object> = {
  '/posts': () => ({ title: newWord() }),
  '/pages': () => ({ title: newWord() }),
  '/blocks': () => ({ title: newWord() }),
  '/navigation': () => ({ title: newWord() }),
  '/menu-items': () => ({ title: newWord(), url: '/' }),
  '/categories': () => ({ name: newWord() }),
  '/tags': () => ({ name: newWord() }),
  '/menus': () => ({ name: newWord() }),
  '/cms_pattern_category': () => ({ name: newWord() }),
}

/** Makes the item of a column for one who asks, in the collection at hand; gives its id. */
const items = {
  'own draft': (who: Who, collection: string) => ownedBy(who, collection, 'draft'),
  'own published': (who: Who, collection: string) => ownedBy(who, collection, 'publish'),
  "another's draft": (who: Who, collection: string) => ownedBy(othersOf(who), collection, 'draft'),
  "another's published": (who: Who, collection: string) => ownedBy(othersOf(who), collection, 'publish'),
  term: (_who: Who, collection: string) => idIn(send('administrator', 'POST', collection, fieldsOf[collection]?.())),
  oneself: (who: Who) => Promise.resolve(idOf(who)),
  'somebody who has published': () => newAuthorOf('publish'),
  'somebody who has not': () => newAuthorOf('draft'),
} satisfies Record<string, (who: Who, collection: string) => Promise<number>>

/** Visitors have nothing of their own. */
const isThere = (who: Who, item: keyof typeof items): boolean => who !== 'visitor' || !/^(own|oneself)/.test(item)

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const idOf = (who: Who): number => (who === 'visitor' ? 0 : server.ids[who])
const othersOf = (who: Who): Role => (who === 'administrator' ? 'editor' : 'administrator')

function send(who: Who, method: string, path: string, body?: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...(who !== 'visitor' && { Authorization: server.authorization[who] }) }
  return fetch(`${server.restRoot}/cms/v2${path}`, { method: method.toUpperCase(), headers, ...(body && { body: JSON.stringify(body) }) })
}

async function idIn(answer: Promise<Response>): Promise<number> {
  const { id, ...rest } = (await (await answer).json()) as { id?: number }
  if (id === undefined) throw new Error(`no id in ${JSON.stringify(rest)}`)
  return id
}

/** An item of anybody's, whatever its owner may do: nobody but an administrator could make all of them. */
async function ownedBy(owner: Who, collection: string, status: string): Promise<number> {
  const id = await idIn(send('administrator', 'POST', collection, { ...fieldsOf[collection]?.(), status }))
  await sign(id, idOf(owner))
  return id
}

/** Somebody else, who has signed one post. */
async function newAuthorOf(status: string): Promise<number> {
  const login = newWord()
  const { id } = await addUser(server.context.db, { login, role: 'author', email: `${login}@example.org`, name: login }, server.context.now())
  await sign(await ownedBy('administrator', '/posts', status), id)
  return id
}

async function sign(id: number, author: number): Promise<void> {
  await server.context.db.updateTable('content').set({ author }).where('id', '=', id).execute()
}

/** What the path goes on to below an item of one's own or not: a revision, or an autosave of an administrator. */
async function keptOf(path: string, collection: string, parent: number): Promise<number> {
  if (path.includes('/autosaves/')) {
    const { author } = await server.context.db.selectFrom('content').select('author').where('id', '=', parent).executeTakeFirstOrThrow()
    // One's own draft would be changed itself.
    await sign(parent, 0)
    const id = await idIn(send('administrator', 'POST', `${collection}/${parent}/autosaves`, { title: newWord() }))
    await sign(parent, author)
    return id
  }
  await send('administrator', 'POST', `${collection}/${parent}`, { title: newWord() })
  const [revision] = (await (await send('administrator', 'GET', `${collection}/${parent}/revisions`)).json()) as { id: number }[]
  return revision?.id ?? 0
}

const operations = new Map(operationsOf({ name: 'cms-v2', document: readDocument('cms-v2') }).map((one) => [one.operation.operationId, one]))

/** How the operation answers: its status, and the code of a refusal. */
async function outcome(operationId: string, query: string, who: Who, item?: keyof typeof items): Promise<string> {
  const operation = operations.get(operationId)
  if (!operation) throw new Error(`There is no operation ${operationId}`)
  const { method, path } = operation
  const collection = /^\/[^/]+/.exec(path)?.[0] ?? ''
  const id = item ? await items[item](who, collection) : 0
  const at = path.includes('{parent}') ? path.replace('{parent}', String(id)).replace('{id}', String(await keptOf(path, collection, id))) : path.replace('{id}', String(id))
  const isCreation = method === 'post' && !item
  const answer = await send(who, method, at + query, isCreation ? fieldsOf[collection]?.() : ['post', 'put', 'patch'].includes(method) ? {} : undefined)
  return answer.ok ? String(answer.status) : `${answer.status} ${((await answer.json()) as { code: string }).code}`
}

/** How the table says that it answers. */
function expected(operationId: string, who: Who, least: Who, refusal: Refusal): string {
  if (!isBelow(who, least)) return Object.keys(operations.get(operationId)?.operation.responses ?? {}).find((status) => status.startsWith('2')) ?? 'no success'
  const code = typeof refusal === 'string' ? refusal : refusal[isBelow(who, refusal[1]) ? 0 : 2]
  return `${who === 'visitor' ? 401 : 403} ${code}`
}

const isBelow = (who: Who, other: Who): boolean => everybody.indexOf(who) < everybody.indexOf(other)

describe.each(sections.flatMap(({ on, rows }) => rows.map((row) => ({ on, row, name: row[0] }))))('$name', ({ on, row: [name, refusal, ...least] }) => {
  const [operationId = '', query] = name.split('?')
  const columns = least.map((one, index) => ({ item: on[index], name: on[index] ?? 'no item', least: one }))

  it.each(columns)('is for $least and those above: $name', async ({ item, least: from }) => {
    const asking = everybody.filter((who) => !item || isThere(who, item))
    const answers = []
    for (const who of asking) answers.push(`${who}: ${await outcome(operationId, query ? `?${query}` : '', who, item)}`)
    expect(answers).toEqual(asking.map((who) => `${who}: ${expected(operationId, who, from, refusal)}`))
  })
})

describe('the table', () => {
  const listed = sections.flatMap(({ rows }) => rows.map(([name]) => name.split('?')[0]))

  it('has every operation of the document', () => {
    expect([...operations.keys()].filter((id) => !listed.includes(id))).toEqual([])
  })

  it('has a role for each item', () => {
    for (const { on, rows } of sections) for (const [name, , ...least] of rows) expect([name, least.length]).toEqual([name, on.length || 1])
  })
})
