// What a change of the site's declarations means for what is stored.
import type { Context } from '../context.ts'
import type { Declarations, Field, Fields } from '../declarations/declarations.ts'
import { tableOf } from '../declarations/kinds.ts'
import { compileValue } from '../declarations/value-validators.ts'
import { findIndexChanges } from '../lists/field-filters.ts'
import { findDuplicates, uniqueFieldsIn } from '../lists/unique-fields-store.ts'
import type { Duplicate } from '../lists/unique-fields-store.ts'
import { declarationsIn, findApplied } from './applied-store.ts'
import { differencesBetween, fieldsBefore, mayNotFit } from './difference.ts'
import type { Difference, Subject } from './difference.ts'
import { holdersIn, itemsOf, termsOf } from './values-store.ts'
import type { Holders } from './values-store.ts'

/** A difference, an index, or a conflict of the declarations with what is stored. */
export type Change =
  | (Difference & {
      /** How many items, terms or values it concerns, if some may be there. */
      stored?: number
    })
  | { action: 'add' | 'remove'; kind: 'index'; name: string }
  /** Values that do not fit the schema of their field. */
  | (Subject & { action: 'narrow'; of: string; stored: number; ids: number[] })
  /** Values of a unique field that several items have. */
  | (Subject & { action: 'duplicate'; of: string; values: Duplicate[] })
  /** Items or terms whose slugs are taken where they would be moved. */
  | (Subject & { action: 'clash'; from: string; stored: number; ids: number[] })

export type Site = Pick<Context, 'db' | 'dialect' | 'declarations'>

/** How many IDs are listed. */
const MAX_IDS = 10

/**
 * Compares the declarations with those that were applied last and with what is stored. Without `isWhole`, only the values of fields that have
 * changed are read.
 */
export async function planOf(site: Site, isWhole: boolean): Promise<Change[]> {
  const { db, dialect, declarations } = site
  const applied = await findApplied(db)
  const before = applied === undefined ? undefined : declarationsIn(applied)
  const differences = differencesBetween(before, declarations)
  const changes: Change[] = []
  for (const one of differences.filter(({ kind }) => kind !== 'field')) changes.push(...(await changesOfKind(one, db)))
  for (const owner of ownersIn(differences, declarations))
    changes.push(...(await changesOfFields(owner, { before, differences, isWhole }, site)))
  const { missing, former } = await findIndexChanges(db, dialect, declarations)
  const index = (action: 'add' | 'remove') => (name: string) => ({ action, kind: 'index', name }) as const
  return [...changes, ...missing.map(index('add')), ...former.map(index('remove'))]
}

/** Whether the service cannot start before the change has been applied. */
export function isConflict(change: Change): boolean {
  return (
    change.action === 'narrow' ||
    change.action === 'clash' ||
    change.action === 'duplicate' ||
    ((change.action === 'remove' || change.action === 'rename') && hasStored(change))
  )
}

const hasStored = (change: Change): boolean => 'stored' in change && change.stored !== undefined && change.stored > 0

async function changesOfKind(difference: Difference, db: Site['db']): Promise<Change[]> {
  const holdersOf = difference.kind === 'taxonomy' ? termsOf : itemsOf
  const { action, kind, name } = difference
  if (action === 'remove') return [{ ...difference, stored: await holdersOf(name).count(db) }]
  if (action !== 'rename') return [difference]
  const former = holdersOf(difference.from)
  const stored = await former.count(db)
  const clashes = stored ? await former.findClashes(db, name) : []
  return [
    ...(stored ? [{ ...difference, stored }] : []),
    ...(clashes.length
      ? [{ action: 'clash', kind, name, from: difference.from, stored: clashes.length, ids: clashes.slice(0, MAX_IDS) } as const]
      : []),
  ]
}

/** The types and taxonomies that have fields, or had some. */
function ownersIn(differences: readonly Difference[], { fields }: Declarations): Set<string> {
  return new Set([...fields.keys(), ...differences.flatMap(({ of }) => of ?? [])])
}

/** Where the values of the fields of a type or taxonomy are: also under the name that it had. */
export function holdersOf(owner: string, declarations: Declarations): Holders[] {
  const former = [...declarations.types, ...declarations.taxonomies].find(({ name }) => name === owner)?.formerly
  return [owner, ...(former === undefined ? [] : [former])].map(holdersIn[tableOf(owner, declarations)])
}

interface Comparison {
  before: Declarations | undefined
  differences: readonly Difference[]
  isWhole: boolean
}

async function changesOfFields(of: string, comparison: Comparison, site: Site): Promise<Change[]> {
  return [...(await changesOfValues(of, comparison, site)), ...(await duplicatesOf(of, comparison, site))]
}

async function duplicatesOf(of: string, { before, isWhole }: Comparison, { db, dialect, declarations }: Site): Promise<Change[]> {
  const earlier = fieldsBefore(of, before, declarations)
  const unique = uniqueFieldsIn(declarations).filter(({ type, name }) => type === of && (isWhole || !earlier[name]?.['x-unique']))
  const changes: Change[] = []
  for (const one of unique) {
    const values = await findDuplicates(db, dialect.kind, one, declarations, MAX_IDS)
    if (values.length) changes.push({ action: 'duplicate', kind: 'field', of, name: one.name, values })
  }
  return changes
}

async function changesOfValues(of: string, { before, differences, isWhole }: Comparison, { db, declarations }: Site): Promise<Change[]> {
  const fields = declarations.fields.get(of) ?? {}
  const earlier = fieldsBefore(of, before, declarations)
  const own = differences.filter((one) => one.kind === 'field' && one.of === of)
  const isExamined = (name: string, field: Field): boolean =>
    isWhole || mayNotFit(earlier[name], field) || earlier[name]?.['x-formerly'] !== field['x-formerly']
  const examined = Object.fromEntries(Object.entries(fields).filter(([name, field]) => isExamined(name, field)))
  const removed = own.flatMap(({ action, name }) => (action === 'remove' ? [name] : []))
  if (!removed.length && !Object.keys(examined).length) return own.filter(({ action }) => action !== 'rename')
  const count = countValues(examined, removed)
  for (const holders of holdersOf(of, declarations))
    for await (const portion of holders.portions(db)) for (const { id, meta } of portion) count.add(id, meta)
  return [
    ...own.flatMap((one): Change[] => {
      const name = one.action === 'rename' ? one.from : one.name
      const stored = count.stored.get(name) ?? 0
      if (one.action === 'remove') return [{ ...one, stored }]
      return one.action === 'rename' ? (stored || name in earlier ? [{ ...one, stored }] : []) : [one]
    }),
    ...[...count.unfit].map(([name, unfit]): Change => ({ action: 'narrow', kind: 'field', of, name, ...unfit })),
  ]
}

/** Counts stored values: those that are under names that are no longer declared, and those that do not fit. */
function countValues(examined: Fields, removed: readonly string[]) {
  const stored = new Map<string, number>()
  const unfit = new Map<string, { stored: number; ids: number[] }>()
  const checked = Object.entries(examined).map(([name, field]) => ({ name, former: field['x-formerly'], isValid: compileValue(field) }))
  const former = [...removed, ...checked.flatMap((one) => one.former ?? [])]
  return {
    stored,
    unfit,
    add(id: number, meta: string): void {
      if (meta === '{}') return
      const values = JSON.parse(meta) as Record<string, unknown>
      for (const name of former) if (Object.hasOwn(values, name)) stored.set(name, (stored.get(name) ?? 0) + 1)
      for (const { name, former, isValid } of checked) {
        const value = values[name] ?? (former === undefined ? undefined : values[former])
        if (value === undefined || value === null || isValid(value)) continue
        const found = unfit.get(name) ?? { stored: 0, ids: [] }
        unfit.set(name, found)
        found.stored++
        if (found.ids.length < MAX_IDS) found.ids.push(id)
      }
    },
  }
}
