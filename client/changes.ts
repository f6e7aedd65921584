// Reads the feed of changes, page by page.
import type { components, paths } from '../generated/hooks-v1/client.ts'
import { unwrap } from './errors.ts'
import type { CallOptions, Namespace } from './namespace.ts'

type Schemas = components['schemas']

/** What has happened to an item. */
export type Change = Schemas['Change']
/** Changes and the cursor after them. */
export type ChangeList = Schemas['ChangeList']

export interface ChangesOptions extends CallOptions {
  /** The cursor after which to begin. Without it, there is one page without changes, with the current cursor. */
  since?: string | undefined
  /** Only changes of these content types and taxonomies. */
  types?: Change['type'][] | undefined
}

/**
 * Iterates over the changes since a cursor: `for await (const { changes, cursor } of changes(client.hooks, { since })) …`.
 * Store the `cursor` of each page when you have handled its changes. Ends when there are no more changes.
 * @throws {ContentServiceError} with the code `rest_changes_expired` if the cursor is too old. Read everything again.
 */
export async function* changes(hooks: Namespace<paths>, { since, types, ...options }: ChangesOptions = {}): AsyncGenerator<ChangeList> {
  let page: ChangeList | undefined
  do {
    page = await unwrap(hooks.GET('/changes', { ...options, params: { query: { since: page?.cursor ?? since, types } } }))
    yield page
  } while (page.has_more)
}
