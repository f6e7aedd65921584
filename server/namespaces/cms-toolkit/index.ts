// Stores JSON documents by path, for administrators.
import { assertIfMatch, digest } from '#server/engine/versions.ts'
import { Json, withGuard } from '#server/contract/operation.ts'
import type { BodyState } from '#server/contract/operation.ts'
import type { RequestContext } from '#server/context.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError, invalidParam, refused } from '#server/contract/api-error.ts'
import type { Caller } from '#server/users/caller.ts'
import { documents } from '../documents.ts'
import { readNamespaceIndex } from '../routes.ts'
import type { Handlers, Schemas } from './contract.ts'
import { mergeObjects } from './merge.ts'
import { eraseDocument, findDocument, storeDocument } from './store.ts'

type Document = Schemas['Document']
type Settings = Schemas['AnalyticsSettings']

const SETTINGS = 'analytics/settings'
const NO_SETTINGS = '{}'
const MAX_PATH_LENGTH = 500

export const toolkit: Handlers = {
  getToolkitIndex: readNamespaceIndex,

  getAnalyticsSettings: withGuard(assertAdministrator, async (_input, context) => {
    assertAdministrator(context.caller)
    return { status: 200, body: bodyOf<Settings>((await findDocument(context.db, SETTINGS)) ?? NO_SETTINGS) }
  }),
  updateAnalyticsSettings: withGuard(assertAdministrator, replaceSettings),
  putAnalyticsSettings: withGuard(assertAdministrator, replaceSettings),
  patchAnalyticsSettings: withGuard(assertAdministrator, async ({ body }, context) => {
    const { text } = await change(SETTINGS, context, (before = NO_SETTINGS) => mergeObjects(JSON.parse(before), body), NO_SETTINGS)
    return { status: 200, body: bodyOf<Settings>(text) }
  }),
  deleteAnalyticsSettings: withGuard(assertAdministrator, (_input, context) => removeDocument(SETTINGS, context)),

  getDocument: withGuard(assertAdministrator, async ({ path: { slug } }, context) => {
    assertAdministrator(context.caller)
    return { status: 200, body: bodyOf<Document>(present(await findDocument(context.db, pathOf(slug)), slug)) }
  }),
  updateDocument: withGuard(assertAdministrator, replaceDocument),
  putDocument: withGuard(assertAdministrator, replaceDocument),
  patchDocument: withGuard(assertAdministrator, async ({ path: { slug }, body }, context) => {
    const { text } = await change(pathOf(slug), context, (before) => mergeObjects(JSON.parse(present(before, slug)), body))
    return { status: 200, body: bodyOf<Document>(text) }
  }),
  deleteDocument: withGuard(assertAdministrator, ({ path: { slug } }, context) => removeDocument(pathOf(slug), context)),
}

async function replaceSettings({ body }: { body: Settings }, context: RequestContext) {
  const { text } = await change(SETTINGS, context, () => body, NO_SETTINGS)
  return { status: 200 as const, body: bodyOf<Settings>(text) }
}

async function replaceDocument({ path: { slug }, body }: { path: { slug: string }; body: Document }, context: RequestContext) {
  const path = pathOf(slug)
  const { text, isNew } = await change(path, context, () => body)
  const response = { body: bodyOf<Document>(text) }
  const url = `${context.config.restRoot}${documents.toolkit.path}/${path.split('/').map(encodeURIComponent).join('/')}`
  return isNew ? { status: 201 as const, headers: { Location: url }, ...response } : { status: 200 as const, ...response }
}

/** Returns the stored document as a response body, with the entity tag for `If-Match`. */
function bodyOf<Kind>(text: string): Json<Kind> {
  return new Json<Kind>(() => Buffer.from(text), stateOf(text))
}

const stateOf = (text: string): BodyState => ({ tag: digest(text), isWhole: true })

/**
 * Replaces the document with what `make` returns for the stored one (undefined if there is none).
 * `nothing` is the default document; without it, reading a missing document fails.
 */
async function change(
  path: string,
  context: RequestContext,
  make: (before: string | undefined) => unknown,
  nothing?: string,
): Promise<{ text: string; isNew: boolean }> {
  assertAdministrator(context.caller)
  return inTransaction(path, context, async (db) => {
    const before = await findDocument(db, path)
    const text = JSON.stringify(make(before))
    const seen = before ?? nothing
    assertIfMatch(context.ifMatch, seen === undefined ? undefined : stateOf(seen))
    await storeDocument(db, path, text)
    return { text, isNew: before === undefined }
  })
}

async function removeDocument(path: string, context: RequestContext) {
  assertAdministrator(context.caller)
  return inTransaction(path, context, async (db) => {
    const text = present(await findDocument(db, path), path)
    assertIfMatch(context.ifMatch, stateOf(text))
    await eraseDocument(db, path)
    return { status: 200 as const, body: { deleted: true as const, previous: JSON.parse(text) as Document } }
  })
}

/** Serializes the changes of a document, so that none is lost. */
function inTransaction<Result>(
  path: string,
  { db, dialect }: RequestContext,
  act: (db: RequestContext['db']) => Promise<Result>,
): Promise<Result> {
  return transact(db, async (inside) => {
    await dialect.lockWrites(inside, `document ${path}`)
    return act(inside)
  })
}

function assertAdministrator(caller: Caller): void {
  if (!caller.can('manage_options'))
    throw refused(caller, 'rest_forbidden', 'You are not allowed to use the site toolkit. Only administrators can.')
}

/** Normalizes the path: drops leading, trailing and repeated slashes. PostgreSQL cannot store NUL. */
function pathOf(slug: string): string {
  if (slug.length > MAX_PATH_LENGTH || slug.includes('\0'))
    throw invalidParam('slug', `must have at most ${MAX_PATH_LENGTH} characters and no NUL character`)
  return slug.split('/').filter(Boolean).join('/')
}

function present(document: string | undefined, path: string): string {
  if (document === undefined) throw new ApiError(404, 'rest_document_not_found', `No document is stored at ${path}. Use PUT to store one.`)
  return document
}
