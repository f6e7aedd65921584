// Reads a page of a list as JSON. Rows are read only for items whose JSON is not cached.
import type { BodyState } from '../contract/operation.ts'
import type { Flag } from '../db/tables/content.ts'
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
  get(key: ItemKey): ItemText | undefined
  /** Caches the texts that `write` returns for the rows. */
  fill(rows: readonly (Versioned & ItemKey)[], write: () => Promise<string[]>): Promise<string[]>
}

/** The JSON of an item, and whether it shows other data too, which can change without a new version of the item. */
export interface ItemText {
  text: string
  isDynamic: boolean
}

export interface ListedPage {
  total: number
  /** Undefined if more than IDs and versions determines the body. */
  state: BodyState | undefined
  /** The JSON of each item. */
  texts(): Promise<string[]>
}

interface Presenting<Row extends Versioned> {
  present(rows: readonly Row[], reading: Reading): Promise<object[]>
  variantOf?(reading: Reading): string
  isListWhole?(reading: Reading): boolean
}

interface Versioned {
  id: number
  version?: number
  is_dynamic?: Flag
}

/** Reads a page from one consistent state of the database. */
export async function readPage<Row extends Versioned>(
  of: Presenting<Row>,
  page: FoundPage<Row>,
  reading: Reading,
  cache: TextCache | undefined,
): Promise<ListedPage> {
  const { keyed } = page
  const fields = reading.query._fields
  const mayBeWhole = of.isListWhole?.(reading) ?? false
  const stateOf = (keys: readonly ItemKey[], total: number, isWhole: boolean): BodyState | undefined =>
    mayBeWhole && isWhole ? { tag: digestOf(keys, total), variant: of.variantOf?.(reading) ?? '', isWhole } : undefined
  const read =
    keyed && (fields?.length ? await selectedTexts(of, keyed, fields, reading) : cache && (await cachedTexts(of, keyed, reading, cache)))
  if (read) {
    const texts = read.texts.map(({ text }) => text)
    const isWhole = !read.texts.some(({ isDynamic }) => isDynamic)
    return { total: read.total, state: stateOf(read.keys, read.total, isWhole), texts: () => Promise.resolve(texts) }
  }
  const { rows, total } = await page.rows()
  return {
    total,
    state: stateOf(rows as ItemKey[], total, !rows.some(isDynamic)),
    texts: () => textsOf(of, rows, reading, cache),
  }
}

interface ReadTexts {
  keys: ItemKey[]
  total: number
  texts: ItemText[]
}

const isDynamic = (row: Versioned): boolean => row.is_dynamic === 1

/** Reads the rows in portions, keeping only the selected fields in memory. Undefined if rows changed meanwhile. */
async function selectedTexts<Row extends Versioned>(
  of: Presenting<Row>,
  page: KeyedPage<Row>,
  fields: string[],
  reading: Reading,
): Promise<ReadTexts | undefined> {
  const { keys, total } = await page.keys()
  const texts: ItemText[] = []
  const found: Versioned[] = []
  for await (const rows of page.portions(keys.map(({ id }) => id))) {
    found.push(...rows.map(({ id, version }) => ({ id, ...(version !== undefined && { version }) })))
    // Presenting a few fields is faster than selecting them from the cached JSON.
    const items = await of.present(rows, reading)
    texts.push(...rows.map((row, index) => ({ text: JSON.stringify(selectFields(items[index], fields)), isDynamic: isDynamic(row) })))
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
    const written = await textsOf(of, rows, reading, cache)
    const read = rows.map((row, index) => ({ text: written[index] ?? '', isDynamic: isDynamic(row) })).values()
    for (const [index, text] of texts.entries()) texts[index] = text ?? read.next().value
  }
  return { keys, total, texts: texts as ItemText[] }
}

/** The JSON of the rows. */
export async function textsOf<Row extends Versioned>(
  of: Presenting<Row>,
  rows: readonly Row[],
  reading: Reading,
  cache: TextCache | undefined,
): Promise<string[]> {
  const write = async (): Promise<string[]> => (await of.present(rows, reading)).map((item) => JSON.stringify(item))
  return cache ? cache.fill(rows as readonly (Row & ItemKey)[], write) : write()
}

function digestOf(keys: readonly ItemKey[], total: number): string {
  return digest(`${total} ${keys.map(({ id, version }) => `${id}.${version}`).join()}`)
}

function isSame(keys: readonly ItemKey[], rows: readonly Versioned[]): boolean {
  return rows.length === keys.length && keys.every(({ id, version }, index) => rows[index]?.id === id && rows[index].version === version)
}
