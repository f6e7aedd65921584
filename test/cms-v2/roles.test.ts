// Permissions: one row per operation, with the lowest role that has access. Each role may do everything that lower roles may do.
import { describe, expect, it } from '@jest/globals'
import type { components } from '#generated/cms-v2/client.ts'
import { operationsOf, readDocument } from '../support/contract.ts'
import { addAccount, roles as fromMost } from '../support/accounts.ts'
import type { Role } from '../support/accounts.ts'
import { familySettings } from '../support/fonts.ts'
import { createImage } from '../support/media.ts'
import { newWord } from '../support/posts.ts'
import { newUserFields } from '../support/users.ts'
import { takesAll } from '../support/sampling.ts'
import { sharedServer } from '../support/shared-server.ts'

type Who = 'anonymous' | Role
const everybody: readonly Who[] = ['anonymous', ...fromMost.toReversed()]

type Code = components['schemas']['ErrorCode']

/** The error code for callers without permission; or one code below a role, and another one from that role on. */
type ExpectedFailure = Code | 'never' | readonly [Code, Who, Code]

/** An operation, optionally with a query; its error code; and for each item of the section, the lowest role with access. */
type Row = [operation: string, failure: ExpectedFailure, ...least: Who[]]

interface Section {
  /** The items in the columns, as keys of `items`; empty if the operations do not concern an item. */
  on: readonly (keyof typeof items)[]
  rows: Row[]
}

const dated = ['own draft', 'own published', "another's draft", "another's published"] as const

const files = ['own file', "another's file", "another's private file"] as const

/** Users who may not upload files may not edit any image. */
const cannotEditImage = ['rest_cannot_edit_image', 'author', 'rest_cannot_edit'] as const

/** Nor may they send a file. */
const cannotUpload = ['rest_cannot_create', 'author', 'rest_cannot_edit'] as const

/** The three operations that update an item; they do the same. */
const updates = (item: string, failure: ExpectedFailure, ...least: Who[]): Row[] =>
  ['update', 'put', 'patch'].map((verb) => [verb + item, failure, ...least])

const editing = (type: string, ...least: Who[]): Row[] => [
  [`get${type}?context=edit`, 'rest_forbidden_context', ...least],
  ...updates(type, 'rest_cannot_edit', ...least),
  [`delete${type}`, 'rest_cannot_delete', ...least],
  [`delete${type}?force=true`, 'rest_cannot_delete', ...least],
]

const history = (type: string, ...least: Who[]): Row[] => [
  [`list${type}Revisions`, 'rest_cannot_read', ...least],
  [`get${type}Revision`, 'rest_cannot_read', ...least],
  [`delete${type}Revision?force=1`, 'rest_cannot_delete', ...least],
  [`list${type}Autosaves`, 'rest_cannot_read', ...least],
  [`create${type}Autosave`, 'rest_cannot_edit', ...least],
  [`get${type}Autosave`, 'rest_cannot_read', ...least],
]

const previewLinks = (type: string, ...least: Who[]): Row[] =>
  [`list${type}PreviewLinks`, `create${type}PreviewLink`, `delete${type}PreviewLink`].map((name) => [name, 'rest_cannot_edit', ...least])

const sections: Section[] = [
  {
    on: [],
    rows: [
      ['getContentIndex', 'never', 'anonymous'],
      ...(
        [
          ['listPosts', 'createPost', 'contributor', 'contributor'],
          ['listPages', 'createPage', 'editor', 'editor'],
          ['listSiteEvents', 'createSiteEvent', 'contributor', 'contributor'],
          ['listSiteVenues', 'createSiteVenue', 'contributor', 'contributor'],
          ['listSiteOrganizers', 'createSiteOrganizer', 'contributor', 'contributor'],
          ['listBlocks', 'createBlock', 'contributor', 'author'],
          ['listNavigation', 'createNavigation', 'administrator', 'administrator'],
          ['listMenuItems', 'createMenuItem', 'administrator', 'administrator'],
          ['listCategories', 'createCategory', 'editor', 'editor'],
          ['listTags', 'createTag', 'editor', 'contributor'],
          ['listSiteEventCategories', 'createSiteEventCategory', 'author', 'author'],
          ['listPatternCategories', 'createPatternCategory', 'editor', 'contributor'],
          ['listMenus', 'createMenu', 'administrator', 'administrator'],
        ] as const
      ).flatMap(([list, create, toEdit, toCreate]): Row[] => [
        /Menu/.test(list) ? [list, 'rest_cannot_view', 'contributor'] : [list, 'never', 'anonymous'],
        [`${list}?context=edit`, 'rest_forbidden_context', toEdit],
        [create, 'rest_cannot_create', toCreate],
      ]),
      ['listUsers', 'never', 'anonymous'],
      ['listUsers?context=edit', 'rest_forbidden_context', 'administrator'],
      ['listUsers?who=authors', 'rest_forbidden_who', 'contributor'],
      ['listUsers?orderby=email', 'rest_forbidden_orderby', 'administrator'],
      ['listUsers?roles=editor', 'rest_user_cannot_view', 'administrator'],
      ['createUser', 'rest_cannot_create_user', 'administrator'],
      ...updates('CurrentUser', 'rest_user_invalid_id', 'subscriber'),
      ['getCurrentUser', 'rest_not_logged_in', 'subscriber'],
      ['getCurrentUser?context=edit', 'rest_not_logged_in', 'subscriber'],
      ['listMedia', 'never', 'anonymous'],
      ['listMedia?context=edit', 'rest_forbidden_context', 'contributor'],
      ['createMedia', 'rest_cannot_create', 'author'],
      ['listTemplates', 'rest_cannot_manage_templates', 'contributor'],
      ['listTemplates?context=edit', 'rest_cannot_manage_templates', 'contributor'],
      ['createTemplate', 'rest_cannot_manage_templates', 'administrator'],
      ['getTemplateForSlug?slug=index', 'rest_cannot_manage_templates', 'contributor'],
      ['listTemplateParts', 'rest_cannot_manage_templates', 'contributor'],
      ['listTemplateParts?context=edit', 'rest_cannot_manage_templates', 'contributor'],
      ['createTemplatePart', 'rest_cannot_manage_templates', 'administrator'],
      ['getTemplatePartForSlug?slug=header', 'rest_cannot_manage_templates', 'contributor'],
      ['listThemes', 'rest_cannot_view_themes', 'administrator'],
      ['listThemes?status=active', 'rest_cannot_view_active_theme', 'contributor'],
      ['listBlockTypes', 'rest_block_type_cannot_view', 'contributor'],
      ['listBlockPatterns', 'rest_cannot_view', 'contributor'],
      ['listBlockPatternCategories', 'rest_cannot_view', 'contributor'],
      ['listContentTypes', 'never', 'anonymous'],
      ['listContentTypes?context=edit', 'rest_cannot_view', 'contributor'],
      ['listTaxonomies', 'never', 'anonymous'],
      ['listTaxonomies?context=edit', 'rest_cannot_view', 'contributor'],
      ['listStatuses', 'never', 'anonymous'],
      ['listStatuses?context=edit', 'rest_cannot_view', 'contributor'],
      ['listSearchResults', 'never', 'anonymous'],
      ['listSearchFacets?search=quay', 'never', 'anonymous'],
      ['getResolution?path=/', 'never', 'anonymous'],
      ['listMenuTrees', 'never', 'anonymous'],
      ['listMenuLocations', 'rest_cannot_view', 'administrator'],
      ['listFontCollections', 'rest_cannot_read', 'administrator'],
      ['listFontFamilies', 'rest_cannot_read', 'administrator'],
      ['listFontFamilies?context=view', 'rest_cannot_read', 'administrator'],
      ['createFontFamily', 'rest_cannot_create', 'administrator'],
      ['getSettings', 'rest_forbidden', 'administrator'],
      ...updates('Settings', 'rest_forbidden', 'administrator'),
    ],
  },
  { on: ['slug of a menu'], rows: [['getMenuTree', 'never', 'anonymous']] },
  { on: ['namespace of blocks'], rows: [['listBlockTypesInNamespace', 'rest_block_type_cannot_view', 'contributor']] },
  {
    on: ['block type'],
    rows: [
      ['getBlockType', 'rest_block_type_cannot_view', 'contributor'],
      ['getRenderedBlock?context=edit', 'block_cannot_read', 'contributor'],
      ['createRenderedBlock', 'block_cannot_read', 'contributor'],
    ],
  },
  { on: ['menu location'], rows: [['getMenuLocation', 'rest_cannot_view', 'administrator']] },
  { on: ['font collection'], rows: [['getFontCollection', 'rest_cannot_read', 'administrator']] },
  {
    on: ['font family'],
    rows: [
      ['getFontFamily', 'rest_cannot_read', 'administrator'],
      ['getFontFamily?context=view', 'rest_cannot_read', 'administrator'],
      ...updates('FontFamily', 'rest_cannot_edit', 'administrator'),
      ['deleteFontFamily?force=true', 'rest_cannot_delete', 'administrator'],
      ['listFontFaces', 'rest_cannot_read', 'administrator'],
      ['createFontFace', 'rest_cannot_create', 'administrator'],
    ],
  },
  {
    on: ['font face'],
    rows: [
      ['getFontFace', 'rest_cannot_read', 'administrator'],
      ['deleteFontFace?force=true', 'rest_cannot_delete', 'administrator'],
    ],
  },
  {
    on: ['type'],
    rows: [
      ['getContentType', 'never', 'anonymous'],
      ['getContentType?context=edit', 'rest_forbidden_context', 'contributor'],
    ],
  },
  {
    on: ['taxonomy'],
    rows: [
      ['getTaxonomy', 'never', 'anonymous'],
      ['getTaxonomy?context=edit', 'rest_forbidden_context', 'contributor'],
    ],
  },
  {
    on: ['public status', 'other status'],
    rows: [
      ['getStatus', 'rest_cannot_read_status', 'anonymous', 'contributor'],
      ['getStatus?context=edit', 'rest_cannot_read_status', 'contributor', 'contributor'],
    ],
  },
  {
    on: dated,
    rows: [
      // operation                    refused with              own draft        own published    another's draft  another's published
      ...['Post', 'Page', 'SiteEvent', 'SiteVenue', 'SiteOrganizer'].map((type): Row => [
        `get${type}`,
        'rest_forbidden',
        'subscriber',
        'subscriber',
        'editor',
        'anonymous',
      ]),
      ['getBlock', 'rest_forbidden', 'contributor', 'contributor', 'editor', 'contributor'],
      ['getNavigation', 'rest_forbidden', 'administrator', 'subscriber', 'administrator', 'anonymous'],
      ...['Post', 'SiteEvent', 'SiteVenue', 'SiteOrganizer', 'Block'].flatMap((type) => [
        ...editing(type, 'contributor', 'author', 'editor', 'editor'),
        ...history(type, 'contributor', 'author', 'editor', 'editor'),
      ]),
      ...previewLinks('Post', 'contributor', 'author', 'editor', 'editor'),
      ...editing('Page', ...Array<Who>(4).fill('editor')),
      ...history('Page', ...Array<Who>(4).fill('editor')),
      ...previewLinks('Page', ...Array<Who>(4).fill('editor')),
      ...editing('Navigation', ...Array<Who>(4).fill('administrator')),
      ...history('Navigation', ...Array<Who>(4).fill('administrator')),
      // Menu items have neither a trash nor revisions.
      ...editing('MenuItem', ...Array<Who>(4).fill('administrator')).filter(([name]) => name !== 'deleteMenuItem'),
      ...history('MenuItem', ...Array<Who>(4).fill('administrator')).filter(([name]) => !name.includes('Revision')),
    ],
  },
  {
    on: ["another's published"],
    rows: [['getMenuItem', 'rest_cannot_view', 'contributor']],
  },
  {
    on: ['term'],
    rows: [
      ...['Category', 'Tag', 'SiteEventCategory', 'PatternCategory'].map((term): Row => [`get${term}`, 'never', 'anonymous']),
      ['getMenu', 'rest_cannot_view', 'contributor'],
      ...(
        [
          ['Category', 'editor'],
          ['Tag', 'editor'],
          ['SiteEventCategory', 'author'],
          ['PatternCategory', 'editor'],
          ['Menu', 'administrator'],
        ] as const
      ).flatMap(([term, least]): Row[] => [
        [`get${term}?context=edit`, 'rest_forbidden_context', least],
        ...updates(term, 'rest_cannot_update', least),
        [`delete${term}?force=true`, 'rest_cannot_delete', least],
      ]),
    ],
  },
  {
    on: files,
    rows: [
      // operation                   refused with              own file      another's  another's private
      ['getMedia', 'rest_forbidden', 'subscriber', 'anonymous', 'editor'],
      ['getMedia?context=edit', 'rest_forbidden_context', 'author', 'editor', 'editor'],
      ...updates('Media', 'rest_cannot_edit', 'author', 'editor', 'editor'),
      ['deleteMedia?force=true', 'rest_cannot_delete', 'author', 'editor', 'editor'],
      ['createMediaSizes', 'rest_cannot_edit', 'author', 'editor', 'editor'],
      ['createMediaEdit', cannotEditImage, 'author', 'editor', 'editor'],
      ['putMediaFile', cannotUpload, 'author', 'editor', 'editor'],
    ],
  },
  {
    on: ['template'],
    rows: ['Template', 'TemplatePart'].flatMap((type): Row[] => [
      [`get${type}`, 'rest_cannot_manage_templates', 'contributor'],
      [`get${type}?context=edit`, 'rest_cannot_manage_templates', 'contributor'],
      ...updates(type, 'rest_cannot_manage_templates', 'administrator'),
      [`delete${type}`, 'rest_cannot_manage_templates', 'administrator'],
      [`delete${type}?force=true`, 'rest_cannot_manage_templates', 'administrator'],
      ...history(type, 'administrator').filter(([name]) => !name.startsWith('create')),
      [`create${type}Autosave`, 'rest_cannot_manage_templates', 'administrator'],
    ]),
  },
  {
    on: ['styles'],
    rows: [
      ['getGlobalStyles', 'rest_cannot_view', 'contributor'],
      ['getGlobalStyles?context=edit', 'rest_forbidden_context', 'administrator'],
      ...updates('GlobalStyles', 'rest_cannot_edit', 'administrator'),
      ['listGlobalStylesRevisions', 'rest_cannot_read', 'administrator'],
      ['getGlobalStylesRevision', 'rest_cannot_read', 'administrator'],
    ],
  },
  {
    on: ['theme'],
    rows: [
      ['getTheme', 'rest_cannot_view_active_theme', 'contributor'],
      ['getThemeStyles', 'rest_cannot_read_global_styles', 'contributor'],
      ['listThemeVariations', 'rest_cannot_read_global_styles', 'contributor'],
    ],
  },
  {
    on: ['oneself', 'somebody who has published', 'somebody who has not'],
    rows: [
      ['getUser', 'rest_user_cannot_view', 'subscriber', 'anonymous', 'administrator'],
      ['getUser?context=edit', 'rest_forbidden_context', 'subscriber', 'administrator', 'administrator'],
      ...updates('User', 'rest_cannot_edit', 'subscriber', 'administrator', 'administrator'),

      ['listApplicationPasswords', 'rest_cannot_list_application_passwords', 'subscriber', 'administrator', 'administrator'],
      ['createApplicationPassword', 'rest_cannot_create_application_passwords', 'subscriber', 'administrator', 'administrator'],
      ['getApplicationPassword', 'rest_cannot_read_application_password', 'subscriber', 'administrator', 'administrator'],
      ...updates('ApplicationPassword', 'rest_cannot_edit_application_password', 'subscriber', 'administrator', 'administrator'),
      ['deleteApplicationPassword', 'rest_cannot_delete_application_password', 'subscriber', 'administrator', 'administrator'],
    ],
  },
  {
    on: ['somebody who has published', 'somebody who has not'],
    rows: [
      ['deleteUser?force=true&reassign=false', 'rest_user_cannot_delete', 'administrator', 'administrator'],
      ['deleteApplicationPasswords', 'rest_cannot_delete_application_passwords', 'administrator', 'administrator'],
    ],
  },
  {
    on: ['oneself'],
    rows: [['getCurrentApplicationPassword', 'rest_cannot_introspect_app_password_for_non_current_user', 'subscriber']],
  },
]

/** Ends its caller, so it is tested in users.test.ts alone. */
const testedElsewhere = ['deleteCurrentUser']

/** The fields of a new item in each collection. */
const fieldsOf: Record<string, () => object> = {
  '/posts': () => ({ title: newWord() }),
  '/pages': () => ({ title: newWord() }),
  '/events': () => ({ title: newWord() }),
  '/venues': () => ({ title: newWord() }),
  '/organizers': () => ({ title: newWord() }),
  '/blocks': () => ({ title: newWord() }),
  '/navigation': () => ({ title: newWord() }),
  '/menu-items': () => ({ title: newWord(), url: '/' }),
  '/categories': () => ({ name: newWord() }),
  '/tags': () => ({ name: newWord() }),
  '/event_categories': () => ({ name: newWord() }),
  '/menus': () => ({ name: newWord() }),
  '/cms_pattern_category': () => ({ name: newWord() }),
  '/media': () => fileForm({}),
  '/font-families': () => ({ font_family_settings: familySettings() }),
  '/templates': () => ({ slug: newWord(), content: newWord() }),
  '/template-parts': () => ({ slug: newWord(), content: newWord() }),
  '/users': () => newUserFields(),
}

/** The request bodies of operations on items that require more than an empty object. */
const renamed = () => Promise.resolve({ font_family_settings: '{"name":"Another"}' })

const bodies: Record<string, (item: Item) => Promise<object>> = {
  createApplicationPassword: () => Promise.resolve({ name: newWord() }),
  createRenderedBlock: () => Promise.resolve({ context: 'edit' }),
  updateFontFamily: renamed,
  putFontFamily: renamed,
  patchFontFamily: renamed,
  createFontFace: () => Promise.resolve(fontFace()),
  putMediaFile: () => Promise.resolve({ file: Buffer.from(icon).toString('base64'), filename: 'new.png' }),
  createMediaSizes: () => Promise.resolve({ action: 'create-image-subsizes' }),
  createMediaEdit: async ({ id }) => {
    const { source_url } = await bodyOf<{ source_url: string }>(send('administrator', 'GET', `/media/${id}`))
    return { src: source_url, modifiers: [{ type: 'rotate', args: { angle: 90 } }] }
  },
}

interface Item {
  /** The ID in URLs. */
  id: number | string
  /** The ID of its row in the `content` table; 0 if it has none. */
  row: number
  /** The ID of what is below it in the path. */
  below?: number
}

/** Creates the item of a column for the caller, in the collection of the operation. */
const items = {
  'own draft': (who: Who, collection: string) => ownedBy(who, collection, 'draft'),
  'own published': (who: Who, collection: string) => ownedBy(who, collection, 'publish'),
  "another's draft": (who: Who, collection: string) => ownedBy(othersOf(who), collection, 'draft'),
  "another's published": (who: Who, collection: string) => ownedBy(othersOf(who), collection, 'publish'),
  'own file': (who: Who) => fileOf(who, 'inherit'),
  "another's file": (who: Who) => fileOf(othersOf(who), 'inherit'),
  "another's private file": (who: Who) => fileOf(othersOf(who), 'private'),
  term: (_who: Who, collection: string) => made(collection, fieldsOf[collection]?.()),
  template: (_who: Who, collection: string) => made(collection, fieldsOf[collection]?.()),
  styles: async () => withoutRow((await activeTheme())._links['cms:user-global-styles'][0]?.href.split('/').at(-1) ?? ''),
  'slug of a menu': async () => {
    const { slug } = await bodyOf<{ slug: string }>(send('administrator', 'POST', '/menus', { name: newWord() }))
    return withoutRow(slug)
  },
  'menu location': () => Promise.resolve(withoutRow('header')),
  'font collection': () => Promise.resolve(withoutRow('system-fonts')),
  'font family': () => made('/font-families', fieldsOf['/font-families']?.()),
  'font face': async () => {
    const family = await made('/font-families', fieldsOf['/font-families']?.())
    return { ...family, below: (await made(`/font-families/${family.id}/font-faces`, fontFace())).row }
  },
  theme: async () => withoutRow((await activeTheme()).stylesheet),
  'namespace of blocks': () => Promise.resolve(withoutRow('core')),
  'block type': () => Promise.resolve(withoutRow('core/archives')),
  type: () => Promise.resolve(withoutRow('post')),
  taxonomy: () => Promise.resolve(withoutRow('category')),
  'public status': () => Promise.resolve(withoutRow('publish')),
  'other status': () => Promise.resolve(withoutRow('draft')),
  oneself: (who: Who) => Promise.resolve(withoutRow(idOf(who))),
  'somebody who has published': () => newAuthorOf('publish'),
  'somebody who has not': () => newAuthorOf('draft'),
} satisfies Record<string, (who: Who, collection: string) => Promise<Item>>

/** Anonymous callers have no items of their own. */
const isThere = (who: Who, item: keyof typeof items): boolean => who !== 'anonymous' || !/^(own|oneself)/.test(item)

const server = await sharedServer({ MENU_LOCATIONS: 'header' })
const icon = await createImage(8, 8)

const idOf = (who: Who): number => (who === 'anonymous' ? 0 : server.ids[who])
const othersOf = (who: Who): Role => (who === 'administrator' ? 'editor' : 'administrator')
const fontFace = (): object => ({ font_face_settings: { fontFamily: newWord(), src: `${server.baseUrl}/a.woff2` } })
const withoutRow = (id: number | string): Item => ({ id, row: 0 })

function send(who: Who, method: string, path: string, body?: object): Promise<Response> {
  const isForm = body instanceof FormData
  const headers = {
    ...(!isForm && { 'Content-Type': 'application/json' }),
    ...(who !== 'anonymous' && { Authorization: server.authorization[who] }),
  }
  return fetch(`${server.restRoot}/cms/v2${path}`, {
    method: method.toUpperCase(),
    headers,
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
}

async function bodyOf<Body>(call: Promise<Response>): Promise<Body> {
  const response = await call
  const body: unknown = await response.json()
  if (!response.ok) throw new Error(`${response.status} from ${response.url}: ${JSON.stringify(body)}`)
  return body as Body
}

/** URLs of templates contain their names; the ID of their row is `cms_id`. */
const rowOf = ({ id, cms_id }: { id: number; cms_id?: number }): number => cms_id ?? id

/** Creates an item of the administrator. */
async function made(collection: string, fields?: object): Promise<Item> {
  const body = await bodyOf<{ id: number; cms_id?: number }>(send('administrator', 'POST', collection, fields))
  return { id: body.id, row: rowOf(body) }
}

/** Creates an item of any user as the administrator, because the user may lack the right to create it. */
async function ownedBy(owner: Who, collection: string, status: string): Promise<Item> {
  return signed(await made(collection, { ...fieldsOf[collection]?.(), status }), idOf(owner))
}

async function fileOf(owner: Who, status: string): Promise<Item> {
  return signed(await made('/media', fileForm({ status })), idOf(owner))
}

/** The form for uploading a small image. */
function fileForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(icon)], { type: 'image/png' }), `${newWord()}.png`)
  return form
}

async function activeTheme(): Promise<{ stylesheet: string; _links: { 'cms:user-global-styles': { href: string }[] } }> {
  const [theme] = await bodyOf<Awaited<ReturnType<typeof activeTheme>>[]>(send('administrator', 'GET', '/themes'))
  if (!theme) throw new Error('there is no theme')
  return theme
}

/** Creates another user, who is the author of one post. */
async function newAuthorOf(status: string): Promise<Item> {
  const { id } = await addAccount(server.context, 'author', newWord())
  await signed(await ownedBy('administrator', '/posts', status), id)
  return withoutRow(id)
}

async function signed(item: Item, author: number): Promise<Item> {
  await server.context.db.updateTable('content').set({ author }).where('id', '=', item.row).execute()
  return item
}

/** Creates a subitem of an item, according to the path: a preview link, an autosave of an administrator, or a revision. Returns its ID. */
async function createSubItem(path: string, collection: string, parent: Item): Promise<number | string> {
  const at = `${collection}/${parent.id}`
  if (path.includes('/application-passwords/')) {
    const { uuid } = await bodyOf<{ uuid: string }>(send('administrator', 'POST', `${at}/application-passwords`, { name: newWord() }))
    return uuid
  }
  if (path.includes('/preview-links/')) return (await made(`${at}/preview-links`, {})).row
  if (path.includes('/autosaves/')) {
    const { author } = await server.context.db.selectFrom('content').select('author').where('id', '=', parent.row).executeTakeFirstOrThrow()
    // An autosave of the administrator's own draft would update the draft itself.
    await signed(parent, 0)
    const { row } = await made(`${at}/autosaves`, { title: newWord() })
    await signed(parent, author)
    return row
  }
  await send('administrator', 'POST', at, { title: newWord() })
  const [revision] = await bodyOf<{ id: number; cms_id?: number }[]>(send('administrator', 'GET', `${at}/revisions`))
  if (!revision) throw new Error(`${at} has no revision`)
  return rowOf(revision)
}

const operations = new Map(operationsOf({ name: 'cms-v2', document: readDocument('cms-v2') }).map((one) => [one.id, one]))

interface Call {
  method: string
  at: string
  body: object | undefined
}

/** A call of the operation, on a new item for the caller. */
async function callOf(operationId: string, who: Who, item?: keyof typeof items): Promise<Call> {
  const operation = operations.get(operationId)
  if (!operation) throw new Error(`There is no operation ${operationId}`)
  const { method, path } = operation
  const collection = /^\/[^/]+/.exec(path)?.[0] ?? ''
  const on = item ? await items[item](who, collection) : withoutRow(0)
  // The name of a block type is two parameters.
  const ofItem = path.replace(/\{\w+\}(\/\{\w+\})*/, String(on.id))
  const at = ofItem.includes('{') ? ofItem.replace(/\{\w+\}/, String(on.below ?? (await createSubItem(path, collection, on)))) : ofItem
  const body = item ? ((await bodies[operationId]?.(on)) ?? {}) : path === collection ? fieldsOf[collection]?.() : {}
  return { method, at, body: ['post', 'put', 'patch'].includes(method) ? body : undefined }
}

/** The status, and the code of an error. */
async function outcomeOf({ method, at, body }: Call, query: string, who: Who): Promise<string> {
  const response = await send(who, method, at + query, body)
  return response.ok ? String(response.status) : `${response.status} ${((await response.json()) as { code: string }).code}`
}

/** Returns the outcome for each caller. A call that has changed nothing is made by the next caller too, unless the item depends on the caller. */
async function outcomes(operationId: string, query: string, callers: readonly Who[], item?: keyof typeof items): Promise<string[]> {
  const found: string[] = []
  let again: Call | undefined
  for (const who of callers) {
    const isOnesOwn = item !== undefined && (/^(own|oneself)/.test(item) || who === 'administrator')
    const call = (!isOnesOwn && again) || (await callOf(operationId, who, item))
    const outcome = await outcomeOf(call, query, who)
    found.push(`${who}: ${outcome}`)
    again = call.method === 'get' || /^4/.test(outcome) ? call : undefined
  }
  return found
}

/** Returns the outcome according to the table. */
function expected(operationId: string, who: Who, least: Who, failure: ExpectedFailure): string {
  if (!isBelow(who, least))
    return Object.keys(operations.get(operationId)?.operation.responses ?? {}).find((status) => status.startsWith('2')) ?? 'no success'
  const code = typeof failure === 'string' ? failure : failure[isBelow(who, failure[1]) ? 0 : 2]
  // For anonymous callers, there is no user at /users/me.
  if (code === 'rest_user_invalid_id') return `404 ${code}`
  return `${who === 'anonymous' ? 401 : 403} ${code}`
}

const isBelow = (who: Who, other: Who): boolean => everybody.indexOf(who) < everybody.indexOf(other)

/** Whether the outcome changes at this caller or at the next one. */
const isAtLimit = (who: Who, least: Who, failure: ExpectedFailure): boolean =>
  [least, ...(typeof failure === 'string' ? [] : [failure[1]])].some((limit) =>
    [0, 1].includes(everybody.indexOf(limit) - everybody.indexOf(who)),
  )

describe.each(sections.flatMap(({ on, rows }) => rows.map((row) => ({ on, row, name: row[0] }))))(
  '$name',
  ({ on, row: [name, failure, ...least] }) => {
    const [operationId = '', query] = name.split('?')
    const columns = least.map((one, index) => ({ item: on[index], name: on[index] ?? 'no item', least: one }))

    it.each(columns)('is for $least and those above: $name', async ({ item, least: from }) => {
      const callers = everybody.filter((who) => (!item || isThere(who, item)) && (takesAll || isAtLimit(who, from, failure)))
      expect(await outcomes(operationId, query ? `?${query}` : '', callers, item)).toEqual(
        callers.map((who) => `${who}: ${expected(operationId, who, from, failure)}`),
      )
    })
  },
)

describe('the table', () => {
  const listed = sections.flatMap(({ rows }) => rows.map(([name]) => name.split('?')[0]))

  it('has every operation of the document', () => {
    expect([...operations.keys()].filter((id) => !listed.includes(id) && !testedElsewhere.includes(id))).toEqual([])
  })

  it('has a role for each item', () => {
    for (const { on, rows } of sections) for (const [name, , ...least] of rows) expect([name, least.length]).toEqual([name, on.length || 1])
  })
})
