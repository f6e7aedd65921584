// What a request has read, so that a write drops only the cached responses that it concerns.
// A scope is a part of the data: a table, the items of a content type, as in `content:post`, or all items (`content`).
import { AsyncLocalStorage } from 'node:async_hooks'

/** How often each scope has been written. The same object is returned until something is written. */
export type Changes = ReadonlyMap<string, number>

/** What a value was made from: the scopes it read, and how often they had been written before. */
export interface Source {
  scopes: ReadonlySet<string>
  changes: Changes
}

const reading = new AsyncLocalStorage<Set<string>>()

/** Runs the work and returns its result with the scopes that it has read. They count as read by the work around it, too. */
export async function tracked<Result>(work: () => Promise<Result>): Promise<{ result: Result; scopes: ReadonlySet<string> }> {
  const scopes = new Set<string>()
  const result = await reading.run(scopes, work)
  addScopes(scopes)
  return { result, scopes }
}

/** Adds scopes to those that the running work has read, for example when it uses a cached value. */
export function addScopes(scopes: Iterable<string>): void {
  const read = reading.getStore()
  if (read) for (const scope of scopes) read.add(scope)
}

export const isTracking = (): boolean => reading.getStore() !== undefined

/** Whether nothing that the value was made from has been written since. */
export function isCurrent(source: Source, changes: Changes): boolean {
  if (source.changes === changes) return true
  for (const scope of source.scopes) {
    const count = countIn(changes, scope)
    // Writes to a table without a count are not recorded.
    if (count === undefined || count !== countIn(source.changes, scope)) return false
  }
  source.changes = changes
  return true
}

/** A type has no count before its first item. */
function countIn(changes: Changes, scope: string): number | undefined {
  return changes.get(scope) ?? (scope.startsWith('content:') ? 0 : undefined)
}

const COUNTED_BY_TYPE = /\b(?:from|join)\s+"?content(?:_counts)?"?(?=[\s);]|$)/gi
const TYPE_PARAMETER = /(?:"content(?:_counts)?"\.)?"type" = \?/g

/** How the scopes of a statement follow from its parameters. */
export type ScopesOf = (parameters: readonly unknown[]) => readonly string[]

/** `tables` are those that the statement reads. Of the content table, it reads certain types only if it compares each reference with one. */
export function statementScopes(sql: string, tables: readonly string[]): ScopesOf {
  const others = tables.filter((table) => !isContent(table))
  if (others.length === tables.length) return () => others
  const isWhole = [...sql.matchAll(COUNTED_BY_TYPE)].length !== [...sql.matchAll(TYPE_PARAMETER)].length
  const positions = [...sql.matchAll(TYPE_PARAMETER)].map(({ index, 0: { length } }) => sql.slice(0, index + length).split('?').length - 2)
  const count = sql.split('?').length - 1
  return (parameters) =>
    isWhole || parameters.length !== count
      ? [...others, 'content']
      : [...others, ...positions.map((position) => `content:${String(parameters[position])}`)]
}

/** The counts by type and the search index change with the items alone. */
function isContent(table: string): boolean {
  return table === 'content' || table === 'content_counts' || table.startsWith('content_search')
}
