// Reads the items of a file as rows with their HTML, in batches that are written in one transaction each.
import { withMarks } from './content-ids.ts'
import { itemFrom, skipReason } from './item.ts'
import { keptItem } from './kept.ts'
import type { KeptElement } from './kept.ts'
import type { Item, ItemFields } from './item.ts'
import { rowFrom } from './rows.ts'
import type { NewRow, Site } from './rows.ts'
import { channelElements } from './wxr.ts'

export interface ReadItem {
  item: ItemFields
  row: NewRow
  /** Whether the texts of the row have marks in place of IDs of the file. */
  isMarked: boolean
}

export interface ReadBatch {
  items: ReadItem[]
  /** The items that the service does not have. */
  kept: KeptElement[]
}

/** Other writers wait for a batch. Most of its time is spent on the search index, so the length of the texts is limited too. */
const MAX_ITEMS = 800
const MAX_CHARACTERS = 2_000_000

export async function* batchesIn(file: string, site: Site): AsyncGenerator<ReadBatch> {
  let batch: ReadBatch = { items: [], kept: [] }
  let characters = 0
  for await (const element of channelElements(file)) {
    if (element.name !== 'item') continue
    const item = itemFrom(element, site.map)
    if (skipReason(item, site.map)) batch.kept.push(keptItem(element))
    else batch.items.push(readItem(item, site))
    characters += item.texts.content.length
    if (batch.items.length + batch.kept.length < MAX_ITEMS && characters < MAX_CHARACTERS) continue
    yield batch
    batch = { items: [], kept: [] }
    characters = 0
  }
  if (batch.items.length || batch.kept.length) yield batch
}

function readItem(item: Item, site: Site): ReadItem {
  const { texts, ...fields } = item
  const content = withMarks(texts)
  const marked = content === undefined ? undefined : rowFrom({ ...item, texts: { ...texts, content } }, site)
  // Placeholders of dynamic blocks have positions, which depend on the lengths of IDs.
  return marked && !marked.is_dynamic
    ? { item: fields, row: marked, isMarked: true }
    : { item: fields, row: rowFrom(item, site), isMarked: false }
}
