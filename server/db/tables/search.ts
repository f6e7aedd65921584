// The index of words that searches read. An entry is an item, or a term, whose ID is below zero.
import type { Generated } from 'kysely'
import type { Flag } from './content.ts'

/** What has been written since it was indexed. */
export interface SearchPendingTable {
  seq: Generated<number>
  entry: number
  /** Whether searches do not find the entry until it is indexed. */
  hides: Flag
}

export interface SearchEntriesTable {
  id: number
  /** The words that the index has of the entry, each once, separated by spaces. */
  words: string
}

/** In how many entries each token of the index occurs. */
export interface SearchTokensTable {
  token: string
  count: number
}

/** By which rules the index was made. */
export interface SearchRulesTable {
  rules: string
}
