// A store of JSON documents by path, for administrators. They go out as they were stored.
import { Json } from '../../contract/operation.ts'
import type { RequestContext } from '../../context.ts'
import { ApiError, invalidParam, refused } from '../../errors.ts'
import { documents } from '../documents.ts'
import { namespaceIndex } from '../routes.ts'
import type { Handlers, Schemas } from './contract.ts'
import { merged } from './merge.ts'
import { eraseDocument, findDocument, storeDocument } from './store.ts'

type Document = Schemas['Document']
type Settings = Schemas['AnalyticsSettings']

const SETTINGS = 'analytics/settings'
const LONGEST_PATH = 500

export const toolkit: Handlers = {
  getToolkitIndex: namespaceIndex(documents.toolkit),

  async getAnalyticsSettings(_input, context) {
    assertAllowed(context)
    const text = (await findDocument(context.db, SETTINGS)) ?? '{}'
    return { status: 200, body: new Json<Settings>(() => text) }
  },
  updateAnalyticsSettings: replaceSettings,
  putAnalyticsSettings: replaceSettings,
  async patchAnalyticsSettings({ body }, context) {
    const { text } = await change(SETTINGS, context, (before = '{}') => merged(JSON.parse(before), body))
    return { status: 200, body: new Json<Settings>(() => text) }
  },
  deleteAnalyticsSettings: (_input, context) => removed(SETTINGS, context),

  async getDocument({ path: { slug } }, context) {
    assertAllowed(context)
    const text = present(await findDocument(context.db, pathOf(slug)), slug)
    return { status: 200, body: new Json<Document>(() => text) }
  },
  updateDocument: replaceDocument,
  putDocument: replaceDocument,
  async patchDocument({ path: { slug }, body }, context) {
    const { text } = await change(pathOf(slug), context, (before) => merged(JSON.parse(present(before, slug)), body))
    return { status: 200, body: new Json<Document>(() => text) }
  },
  deleteDocument: ({ path: { slug } }, context) => removed(pathOf(slug), context),
}

async function replaceSettings({ body }: { body: Settings }, context: RequestContext) {
  const { text } = await change(SETTINGS, context, () => body)
  return { status: 200 as const, body: new Json<Settings>(() => text) }
}

async function replaceDocument({ path: { slug }, body }: { path: { slug: string }; body: Document }, context: RequestContext) {
  const path = pathOf(slug)
  const { text, isNew } = await change(path, context, () => body)
  const reply = { body: new Json<Document>(() => text) }
  const address = `${context.config.restRoot}${documents.toolkit.path}/${path.split('/').map(encodeURIComponent).join('/')}`
  return isNew ? { status: 201 as const, headers: { Location: address }, ...reply } : { status: 200 as const, ...reply }
}

/** Stores what `make` makes of the document as it is, undefined if there is none. */
async function change(
  path: string,
  context: RequestContext,
  make: (before: string | undefined) => unknown,
): Promise<{ text: string; isNew: boolean }> {
  assertAllowed(context)
  return inTransaction(path, context, async (db) => {
    const before = await findDocument(db, path)
    const text = JSON.stringify(make(before))
    await storeDocument(db, path, text)
    return { text, isNew: before === undefined }
  })
}

async function removed(path: string, context: RequestContext) {
  assertAllowed(context)
  return inTransaction(path, context, async (db) => {
    const previous = JSON.parse(present(await findDocument(db, path), path)) as Document
    await eraseDocument(db, path)
    return { status: 200 as const, body: { deleted: true as const, previous } }
  })
}

/** One change of a document at a time, so that none is lost. */
function inTransaction<Result>(
  path: string,
  { db, dialect }: RequestContext,
  act: (db: RequestContext['db']) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (inside) => {
    await dialect.lockWrites(inside, `document ${path}`)
    return act(inside)
  })
}

function assertAllowed({ caller }: RequestContext): void {
  if (!caller.can('manage_options')) throw refused(caller, 'rest_forbidden', 'The site toolkit is for administrators.')
}

/** Slashes at the ends, and several in a row, make no difference. PostgreSQL cannot store NUL. */
function pathOf(slug: string): string {
  if (slug.length > LONGEST_PATH || slug.includes('\0'))
    throw invalidParam('slug', `must have at most ${LONGEST_PATH} characters, and no NUL`)
  return slug.split('/').filter(Boolean).join('/')
}

function present(document: string | undefined, path: string): string {
  if (document === undefined)
    throw new ApiError(404, 'rest_document_not_found', `Nothing is stored at ${path}. PUT stores a document there.`)
  return document
}
