// What a request has read, so that a write drops only the cached responses that it concerns.
// A scope is a table, or a part of one: the items of a content type, as in `content:post`, the terms of a taxonomy, as in `terms:category`.
// A scope can name a row, as in `content:post#12`. Writes are counted for tables and their parts; rows are for the tags of responses.
import { AsyncLocalStorage } from 'node:async_hooks'
import { rowsRead } from './row-reads.ts'

/** How often each scope has been written. The same object is returned until something is written. */
export interface Writes {
  /** Counts can be compared only within an era. A new one starts when writes may have been missed, or when another server is asked. */
  era: object
  counts: ReadonlyMap<string, number>
}

/** What a value was made from: the scopes it read, and how often they had been written before. */
export interface Dependencies {
  scopes: ReadonlySet<string>
  writes: Writes
}

/** Not a scope of the database. */
const NEVER_CURRENT = ''

const reading = new AsyncLocalStorage<Set<string>>()

/** Runs work that makes what depends on nothing but a key that the caller has. */
export const ignoreScopes = <Result>(work: () => Result): Result => reading.run(new Set(), work)

/** Runs the work and returns its result with the scopes that it has read. They count as read by the work around it, too. */
export async function track<Result>(work: () => Promise<Result>): Promise<{ result: Result; scopes: ReadonlySet<string> }> {
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

/** Marks what the running work makes as different the next time, so that it is not reused: it depends on more than the data. */
export function preventReuse(): void {
  addScopes([NEVER_CURRENT])
}

export const isTracking = (): boolean => reading.getStore() !== undefined

/** Whether the value may be reused while nothing that it was made from is written. */
export const isReusable = ({ scopes }: Pick<Dependencies, 'scopes'>): boolean => !scopes.has(NEVER_CURRENT)

/** Whether nothing that the value was made from has been written since. */
export function isCurrent(source: Dependencies, writes: Writes): boolean {
  if (!isReusable(source)) return false
  if (source.writes === writes) return true
  if (source.writes.era !== writes.era) return false
  for (const scope of source.scopes) {
    const count = countIn(writes, scope)
    // Writes to a table without a count are not recorded.
    if (count === undefined || count !== countIn(source.writes, scope)) return false
  }
  source.writes = writes
  return true
}

/** The parts of a table are not counted before their first row. */
function countIn({ counts }: Writes, scope: string): number | undefined {
  const { part } = parseScope(scope)
  return counts.get(part) ?? (part.includes(':') ? 0 : undefined)
}

/** The table or part that a scope names, and the row, if it names one. */
export function parseScope(scope: string): { part: string; row: string | undefined } {
  const end = scope.indexOf('#')
  return end < 0 ? { part: scope, row: undefined } : { part: scope.slice(0, end), row: scope.slice(end + 1) }
}

/** A table whose rows are counted by a column: `references` finds where a statement reads it, `comparisons` what it compares the column with. */
interface Partition {
  tables: readonly string[]
  scope: string
  references: RegExp
  comparisons: RegExp
}

/** A text, the placeholder of SQLite, or those of PostgreSQL, which are numbered in the order of the statement. */
const VALUE = String.raw`(?:'[^']*'|\?|\$\d+)`

const partition = (scope: string, column: string, ...derived: string[]): Partition => {
  const names = [scope, ...derived].join('|')
  return {
    tables: [scope, ...derived],
    scope,
    references: new RegExp(String.raw`\b(?:from|join)\s+"?(?:${names})"?(?=[\s);,]|$)`, 'gi'),
    comparisons: new RegExp(String.raw`(?:"(?:${names})"\.)?"${column}" (?:= ${VALUE}|in \(${VALUE}(?:, ${VALUE})*\))`, 'g'),
  }
}

/** The counts of items and the search index change with the items alone. */
const partitions = [partition('content', 'type', 'content_counts', 'facet_counts', 'content_search'), partition('terms', 'taxonomy')]

/** Which terms an item has changes with the item's version, and a response has read the item too. */
const FOLLOWING = 'content_terms'

/** Returns which of the tables a statement may read: those that occur in it as a word, and not as the column of another table. */
export function tablesIn(sql: string, tables: readonly string[]): string[] {
  const words = new Set(Array.from(sql.matchAll(/(?<!\.)"(\w+)"|(?<![."\w])(\w+)/g), ([, quoted, plain]) => quoted ?? plain))
  return tables.filter((table) => words.has(table))
}

/** How the scopes of a statement follow from its parameters. */
export type ScopesOf = (parameters: readonly unknown[]) => readonly string[]

/** `tables` are those that the statement reads. */
export function statementScopes(sql: string, tables: readonly string[]): ScopesOf {
  const partitioned = partitions.filter((one) => one.tables.some((table) => tables.includes(table))).map((one) => partsOf(sql, one))
  const whole = tables.filter((table) => table !== FOLLOWING && !partitions.some((one) => one.tables.includes(table)))
  const rows = rowsRead(sql)
  return (parameters) => {
    const parts = [...whole, ...partitioned.flatMap((partsIn) => partsIn(parameters))]
    const ids = parts.length === 1 ? rows?.(parameters) : undefined
    return ids ? ids.map((id) => `${parts[0]}#${id}`) : parts
  }
}

/** A statement reads certain parts of a table if it compares the column wherever it reads the table; otherwise it reads all of them. */
function partsOf(sql: string, { scope, references, comparisons }: Partition): ScopesOf {
  const compared = [...sql.matchAll(comparisons)]
  if (!compared.length || compared.length !== [...sql.matchAll(references)].length) return () => [scope]
  const values = compared.flatMap(({ index, 0: comparison }) => valuesIn(comparison, placeholders(sql.slice(0, index))))
  return (parameters) => values.map((valueIn) => `${scope}:${valueIn(parameters)}`)
}

type ValueIn = (parameters: readonly unknown[]) => string

/** The values of a comparison: texts in it, or parameters from a position on. */
function valuesIn(comparison: string, first: number): ValueIn[] {
  let position = first
  return (comparison.match(new RegExp(VALUE, 'g')) ?? []).map((value): ValueIn => {
    if (value.startsWith("'")) return () => value.slice(1, -1)
    const at = position++
    return (parameters) => String(parameters[at])
  })
}

const placeholders = (sql: string): number => sql.match(/\?|\$\d+/g)?.length ?? 0
