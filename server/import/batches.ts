// Reads the items of a file as rows with their HTML, in batches of which each is written in one transaction.
import { itemFrom, skipReason } from './item.ts'
import type { ItemFields } from './item.ts'
import { rowFrom } from './rows.ts'
import type { NewRow, Site } from './rows.ts'
import { channelElements } from './wxr.ts'

export interface ReadItem {
  item: ItemFields
  row: NewRow
}

/** Other writers wait for a batch, and most of its time goes into the search index, so the length of the texts counts too. */
const MAX_ITEMS = 400
const MAX_CHARACTERS = 1_000_000

export async function* batchesIn(file: string, site: Site): AsyncGenerator<ReadItem[]> {
  let batch: ReadItem[] = []
  let characters = 0
  for await (const element of channelElements(file)) {
    if (element.name !== 'item') continue
    const item = itemFrom(element)
    if (skipReason(item)) continue
    const { texts, ...fields } = item
    batch.push({ item: fields, row: rowFrom(item, site) })
    characters += texts.content.length
    if (batch.length < MAX_ITEMS && characters < MAX_CHARACTERS) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length) yield batch
}
