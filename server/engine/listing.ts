// Reads a page of a list as JSON. Rows are read only for items whose JSON is not cached.
import type { BodyState } from '../contract/operation.ts'
import { selectFields } from '../contract/response-fields.ts'
import type { Reading } from './presenter.ts'
import type { ItemKey } from './store.ts'
import { digest } from './versions.ts'

/** A page of a list that is still to be read. */
export interface FoundPage<Row> {
  rows(): Promise<{ rows: Row[]; total: number }>
  /** Undefined for rows without versions, which are always read as a whole. */
  keyed?: KeyedPage<Row>
}

/** Reads the keys of a page before its rows. */
interface KeyedPage<Row> {
  keys(): Promise<{ keys: ItemKey[]; total: number }>
  /** The rows with these IDs, in this order. Throws if they are too large in total. */
  read(ids: readonly number[]): Promise<Row[]>
  /** The rows in portions, of which only one is in memory at a time. */
  portions(ids: readonly number[]): AsyncIterable<Row[]>
}

/** The JSON of items by ID and version. */
export interface TextCache {
  get(key: ItemKey): string | undefined
  set(key: ItemKey, text: string): void
}

export interface ListedPage {
  total: number
  /** Undefined if more than IDs and versions determines the body. */
  state: BodyState | undefined
  /** The JSON of each item. */
  texts(): Promise<string[]>
}

interface Presenting<Row extends { id: number; version?: number }> {
  present(rows: readonly Row[], reading: Reading): Promise<object[]>
  variantOf?(reading: Reading): string
  isListWhole?(reading: Reading): boolean
}

type Versioned = { id: number; version?: number }

/** Reads a page from one consistent state of the database. */
export async function readPage<Row extends Versioned>(
  of: Presenting<Row>,
  page: FoundPage<Row>,
  reading: Reading,
  cache: TextCache | undefined,
): Promise<ListedPage> {
  const { keyed } = page
  const fields = reading.query._fields
  const isWhole = of.isListWhole?.(reading) ?? false
  const stateOf = (keys: readonly ItemKey[], total: number) =>
    isWhole ? { tag: digestOf(keys, total), variant: of.variantOf?.(reading) ?? '', isWhole } : undefined
  const read =
    keyed && (fields?.length ? await selectedTexts(of, keyed, fields, reading) : cache && (await cachedTexts(of, keyed, reading, cache)))
  if (read) return { total: read.total, state: stateOf(read.keys, read.total), texts: () => Promise.resolve(read.texts) }
  const { rows, total } = await page.rows()
  return {
    total,
    state: stateOf(rows as ItemKey[], total),
    texts: () => textsOf(of, rows, reading, cache),
  }
}

interface ReadTexts {
  keys: ItemKey[]
  total: number
  texts: string[]
}

/** Reads the rows in portions, keeping only the selected fields in memory. Undefined if rows changed meanwhile. */
async function selectedTexts<Row extends Versioned>(
  of: Presenting<Row>,
  page: KeyedPage<Row>,
  fields: string[],
  reading: Reading,
): Promise<ReadTexts | undefined> {
  const { keys, total } = await page.keys()
  const texts: string[] = []
  const found: Versioned[] = []
  for await (const rows of page.portions(keys.map(({ id }) => id))) {
    found.push(...rows.map(({ id, version }) => ({ id, ...(version !== undefined && { version }) })))
    // Presenting a few fields is faster than selecting them from the cached JSON.
    texts.push(...(await of.present(rows, reading)).map((item) => JSON.stringify(selectFields(item, fields))))
  }
  return isSame(keys, found) ? { keys, total, texts } : undefined
}

/** Undefined if rows changed after their keys were read, for then they may no longer belong to the list. */
async function cachedTexts<Row extends Versioned>(
  of: Presenting<Row>,
  page: KeyedPage<Row>,
  reading: Reading,
  cache: TextCache,
): Promise<ReadTexts | undefined> {
  const { keys, total } = await page.keys()
  const texts = keys.map((key) => cache.get(key))
  const unknown = keys.filter((_key, index) => texts[index] === undefined)
  if (unknown.length) {
    const rows = await page.read(unknown.map(({ id }) => id))
    if (!isSame(unknown, rows)) return undefined
    const written = (await textsOf(of, rows, reading, cache)).values()
    for (const [index, text] of texts.entries()) texts[index] = text ?? written.next().value
  }
  return { keys, total, texts: texts as string[] }
}

/** The JSON of the rows, which is cached. */
export async function textsOf<Row extends Versioned>(
  of: Presenting<Row>,
  rows: readonly Row[],
  reading: Reading,
  cache: TextCache | undefined,
): Promise<string[]> {
  const texts = (await of.present(rows, reading)).map((item) => JSON.stringify(item))
  if (cache) for (const [index, row] of rows.entries()) cache.set(row as Row & ItemKey, texts[index] ?? '')
  return texts
}

function digestOf(keys: readonly ItemKey[], total: number): string {
  return digest(`${total} ${keys.map(({ id, version }) => `${id}.${version}`).join()}`)
}

function isSame(keys: readonly ItemKey[], rows: readonly Versioned[]): boolean {
  return rows.length === keys.length && keys.every(({ id, version }, index) => rows[index]?.id === id && rows[index].version === version)
}
