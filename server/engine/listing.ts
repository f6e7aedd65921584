// Reads a page of a list as JSON. Rows are read only for items whose JSON is not cached.
import type { BodyState } from '../contract/operation.ts'
import type { FoundRows, SortKey } from '../db/keyset.ts'
import type { Flag } from '../db/tables/content.ts'
import { selectFields } from '../contract/response-fields.ts'
import { idsOf } from '../db/ids.ts'
import type { ListExtent } from '../lists/paging.ts'
import type { Reading } from './presenter.ts'
import type { ItemKey } from '../lists/sorted-store.ts'
import { digest } from './versions.ts'

/** A page of a list that has not been read yet. */
export interface FoundPage<Row> {
  rows(): Promise<FoundRows<Row>>
  /** Undefined for rows without versions, which are always read completely. */
  keyed?: KeyedPage<Row>
}

/** Reads the keys of a page before its rows. */
interface KeyedPage<Row> {
  keys(): Promise<FoundRows<ItemKey>>
  /** Reads the rows with these IDs, in this order. Throws if they are too large in total. */
  read(ids: readonly number[]): Promise<Row[]>
  /** Reads the rows in portions, so that only one portion is in memory at a time. */
  portions(ids: readonly number[]): AsyncIterable<Row[]>
}

/** The JSON of items by ID and version. */
export interface JsonCache {
  get(key: ItemKey): ItemJson | undefined
  /** Caches the JSON that `write` returns for the rows. */
  fill(rows: readonly (Versioned & ItemKey)[], write: () => Promise<Buffer[]>): Promise<Buffer[]>
}

/** The JSON of an item, and whether it shows other data, which can change without a new version of the item. */
export interface ItemJson {
  json: Buffer
  isDynamic: boolean
}

export interface ListedPage extends Extent {
  /** Undefined if the body depends on more than IDs and versions. */
  state: BodyState | undefined
  /** The JSON of each item. */
  items(): Promise<Buffer[]>
}

interface Presenting<Row extends Versioned> {
  present(rows: readonly Row[], reading: Reading): Promise<object[]>
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
  cache: JsonCache | undefined,
): Promise<ListedPage> {
  const keyed = reading.hasFastPaths ? page.keyed : undefined
  const fields = reading.query._fields
  const mayBeWhole = of.isListWhole?.(reading) ?? false
  const stateOf = (keys: readonly ItemKey[], { total, next }: Extent, isWhole: boolean): BodyState | undefined =>
    mayBeWhole && isWhole ? { tag: digestOf(keys, `${total} ${next?.join() ?? ''}`), variant: reading.variant ?? '', isWhole } : undefined
  const read =
    keyed &&
    (fields?.length ? await readSelectedItems(of, keyed, fields, reading) : cache && (await readCachedItems(of, keyed, reading, cache)))
  if (read) {
    const items = read.items.map(({ json }) => json)
    const isWhole = !read.items.some(({ isDynamic }) => isDynamic)
    return { total: read.total, next: read.next, state: stateOf(read.keys, read, isWhole), items: () => Promise.resolve(items) }
  }
  const { rows, ...extent } = await page.rows()
  return {
    ...extent,
    state: stateOf(rows as ItemKey[], extent, !rows.some(isDynamic)),
    items: () => jsonOf(of, rows, reading, cache),
  }
}

interface Extent extends ListExtent {
  /** The position of the next page, for cursors. */
  next?: SortKey | undefined
}

interface ReadItems extends Extent {
  keys: ItemKey[]
  items: ItemJson[]
}

const isDynamic = (row: Versioned): boolean => row.is_dynamic === 1

/** Reads the rows in portions, and keeps only the selected fields in memory. Returns undefined if rows changed meanwhile. */
async function readSelectedItems<Row extends Versioned>(
  of: Presenting<Row>,
  page: KeyedPage<Row>,
  fields: string[],
  reading: Reading,
): Promise<ReadItems | undefined> {
  const { rows: keys, ...extent } = await page.keys()
  const items: ItemJson[] = []
  const found: Versioned[] = []
  for await (const rows of page.portions(idsOf(keys))) {
    found.push(...rows.map(({ id, version }) => ({ id, ...(version !== undefined && { version }) })))
    // Presenting a few fields is faster than selecting them from the cached JSON.
    const presented = await of.present(rows, reading)
    items.push(...rows.map((row, index) => ({ json: jsonBytes(selectFields(presented[index], fields)), isDynamic: isDynamic(row) })))
  }
  return isSame(keys, found) ? { keys, ...extent, items } : undefined
}

/**
 * Returns undefined if rows changed after their keys were read, because they may no longer belong to the list, or if the budget does not
 * cover all items: then it is spent in the order of the list, without an advantage for cached items.
 */
async function readCachedItems<Row extends Versioned>(
  of: Presenting<Row>,
  page: KeyedPage<Row>,
  reading: Reading,
  cache: JsonCache,
): Promise<ReadItems | undefined> {
  const { rows: keys, ...extent } = await page.keys()
  const items = keys.map((key) => cache.get(key))
  const unknown = keys.filter((_key, index) => items[index] === undefined)
  if (unknown.length) {
    const rows = await page.read(idsOf(unknown))
    if (!isSame(unknown, rows)) return undefined
    const written = await jsonOf(of, rows, reading, cache)
    if (reading.budget.isSpent && unknown.length < keys.length) {
      reading.budget.startAgain()
      return undefined
    }
    const read = rows.map((row, index) => ({ json: written[index] as Buffer, isDynamic: isDynamic(row) })).values()
    for (const [index, item] of items.entries()) items[index] = item ?? read.next().value
  }
  return { keys, ...extent, items: items as ItemJson[] }
}

/** Does not use the shared pool of small buffers: a cached buffer would keep the pool in memory. */
export function jsonBytes(value: unknown): Buffer {
  const text = JSON.stringify(value)
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

const [OPEN, COMMA, CLOSE] = ['[', ',', ']'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer]

/** Joins the JSON of items to an array. */
export function joinArray(items: readonly Buffer[], before: Buffer = OPEN, after: Buffer = CLOSE): Buffer {
  const parts = [before]
  for (const [index, item] of items.entries()) {
    if (index) parts.push(COMMA)
    parts.push(item)
  }
  parts.push(after)
  return Buffer.concat(parts)
}

export async function jsonOf<Row extends Versioned>(
  of: Presenting<Row>,
  rows: readonly Row[],
  reading: Reading,
  cache: JsonCache | undefined,
): Promise<Buffer[]> {
  const write = async (): Promise<Buffer[]> => (await of.present(rows, reading)).map(jsonBytes)
  return cache ? cache.fill(rows as readonly (Row & ItemKey)[], write) : write()
}

function digestOf(keys: readonly ItemKey[], extent: string): string {
  return digest(`${extent} ${keys.map(({ id, version }) => `${id}.${version}`).join()}`)
}

function isSame(keys: readonly ItemKey[], rows: readonly Versioned[]): boolean {
  return rows.length === keys.length && keys.every(({ id, version }, index) => rows[index]?.id === id && rows[index].version === version)
}
