// The JSON of items in the item cache.
import { ignoreScopes, track } from '../cache/scopes.ts'
import type { Writes } from '../cache/scopes.ts'
import type { RequestContext } from '../context.ts'
import type { ItemKey } from '../lists/sorted-store.ts'
import type { JsonCache } from './listing.ts'

type Row = Parameters<JsonCache['fill']>[0][number]

/**
 * `of` must say all that the JSON depends on besides items and their versions. Composed items show more than themselves: their JSON is valid
 * while nothing that it was made from is written, and cached only if `writes` are known. It is found only if the budget can pay for it,
 * because the item would be cut short otherwise.
 */
export function cachedJson(
  { items, budget }: Pick<RequestContext, 'items' | 'budget'>,
  of: readonly unknown[],
  writes: Writes | undefined,
  isComposed: (row: Row) => boolean,
): JsonCache {
  const form = items.form(of)
  const keyOf = ({ id, version }: ItemKey): string => `${form} ${id} ${version}`
  return {
    get(key) {
      const found = items.json.get(keyOf(key), writes)
      if (!found) return undefined
      const { json, cost } = found
      if (cost === undefined) return { json, isDynamic: false }
      return budget.affordsAgain(cost) ? { json, isDynamic: true } : undefined
    },
    async fill(rows, write) {
      const composed = writes && rows.some(isComposed) ? await track(write) : undefined
      // Other items are found again by their keys alone, whatever is written.
      const written = composed?.result ?? (await ignoreScopes(write))
      const linked = composed ? budget.costBesides(rows.map(({ id }) => id)) : 0
      for (const [index, row] of rows.entries()) {
        const json = written[index] as Buffer
        if (!isComposed(row)) items.json.set(keyOf(row), { json })
        else if (composed && writes && !budget.isSpent)
          items.json.set(keyOf(row), { json, cost: budget.costOf(row.id) + linked }, { scopes: composed.scopes, writes })
      }
      return written
    },
  }
}
