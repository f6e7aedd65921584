// What a change of the site's declarations means for what is stored.
import type { Context } from '../context.ts'
import { idsOf } from '../db/ids.ts'
import type { Db } from '../db/schema.ts'
import { formerNameOf } from '../declarations/declarations.ts'
import type { Declarations, Field, Fields } from '../declarations/declarations.ts'
import { kindOfFile, tableOf } from '../declarations/kinds.ts'
import { idsIn, referencesIn, targetOf } from '../declarations/references.ts'
import type { Reference } from '../declarations/references.ts'
import { declarationsIn } from '../declarations/text.ts'
import { compileValue } from '../declarations/value-validators.ts'
import { findExisting } from '../engine/references-store.ts'
import { findIndexChanges } from '../lists/field-indexes-store.ts'
import { findDuplicates, uniqueFieldsIn } from '../lists/unique-fields-store.ts'
import type { Duplicate } from '../lists/unique-fields-store.ts'
import { findApplied } from './applied-store.ts'
import { differencesBetween, fieldsBefore, mayNotFit } from './difference.ts'
import type { Difference, Subject } from './difference.ts'
import { holdersIn, itemsOf, termsOf } from './values-store.ts'
import type { Holders, Holding } from './values-store.ts'

/** A difference, an index, or a conflict of the declarations with what is stored. */
export type Change =
  | (Difference & {
      /** How many items, terms or values it concerns, if some may be there. */
      stored?: number
      /** How many values of revisions it concerns, beside those. */
      revisions?: number
    })
  | { action: 'add' | 'remove'; kind: 'index'; name: string }
  /** Values that do not fit the schema of their field. */
  | (Subject & { action: 'narrow'; of: string; stored: number; ids: number[]; revisions?: number })
  /** Values that refer to items that do not exist. */
  | (Subject & { action: 'dangle'; of: string; stored: number; ids: number[] })
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
    change.action === 'dangle' ||
    change.action === 'clash' ||
    change.action === 'duplicate' ||
    ((change.action === 'remove' || change.action === 'rename') && change.kind !== 'index' && hasStored(change))
  )
}

const hasStored = (change: { stored?: number; revisions?: number }): boolean => (change.stored ?? 0) + (change.revisions ?? 0) > 0

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
  return namesOf(owner, declarations).map(holdersIn[tableOf(owner, declarations)])
}

/** The name of a type or taxonomy, and the one that it had. */
function namesOf(kind: string, declarations: Declarations): string[] {
  return [kind, formerNameOf(kind, declarations) ?? []].flat()
}

interface Comparison {
  before: Declarations | undefined
  differences: readonly Difference[]
  isWhole: boolean
}

async function changesOfFields(of: string, comparison: Comparison, site: Site): Promise<Change[]> {
  return [
    ...(await changesOfValues(of, comparison, site)),
    ...(await danglingReferencesOf(of, comparison, site)),
    ...(await duplicatesOf(of, comparison, site)),
  ]
}

async function danglingReferencesOf(of: string, { before, isWhole }: Comparison, { db, declarations }: Site): Promise<Change[]> {
  const earlier = fieldsBefore(of, before, declarations)
  const references = referencesIn(declarations).filter(
    ({ type, field, to }) => type === of && (isWhole || kindOfFile(targetOf(earlier[field] ?? {})?.to ?? '') !== to),
  )
  const found = new Map<string, { stored: number; ids: number[] }>()
  if (references.length)
    for (const holders of holdersOf(of, declarations))
      for await (const portion of holders.portions(db)) {
        const isDangling = await findDangling(references, portion, db, declarations)
        for (const { id, meta } of portion.filter(hasValues)) {
          const values = JSON.parse(meta) as Values
          for (const reference of references)
            if (referredIn(reference, values).some((to) => isDangling(reference, to))) addTo(found, reference.field, id)
        }
      }
  return [...found].map(([name, dangling]) => ({ action: 'dangle', kind: 'field', of, name, ...dangling }))
}

type Values = Readonly<Record<string, unknown>>

const hasValues = ({ meta }: Holding): boolean => meta !== '{}'

/** The value of a field, also under the name that it had. */
const valueOf = (name: string, former: string | undefined, values: Values): unknown =>
  values[name] ?? (former === undefined ? undefined : values[former])

const referredIn = ({ field, schema }: Reference, values: Values): number[] => idsIn(valueOf(field, schema['x-formerly'], values))

/** Returns whether an ID to which one of these items refers does not exist. */
export async function findDangling(
  references: readonly Reference[],
  holdings: readonly Holding[],
  db: Db,
  declarations: Declarations,
): Promise<(reference: Reference, id: number) => boolean> {
  const held = holdings.filter(hasValues).map(({ meta }) => JSON.parse(meta) as Values)
  const existing = new Map<string, ReadonlySet<number>[]>()
  for (const [to, ofTarget] of Map.groupBy(references, (reference) => reference.to)) {
    const ids = [...new Set(held.flatMap((values) => ofTarget.flatMap((reference) => referredIn(reference, values))))]
    const sets: ReadonlySet<number>[] = []
    for (const name of namesOf(to, declarations)) sets.push(await findExisting(db, name, ids, declarations))
    existing.set(to, sets)
  }
  return ({ to }, id) => existing.get(to)?.some((ids) => ids.has(id)) !== true
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
  const inRevisions = countValues(examined, removed)
  for (const holders of holdersOf(of, declarations))
    for await (const portion of holders.portions(db)) {
      for (const { id, meta } of portion) count.add(id, meta)
      for (const { id, meta } of await holders.revisions(db, idsOf(portion))) inRevisions.add(id, meta)
    }
  return [
    ...own.flatMap((one): Change[] => {
      const name = one.action === 'rename' ? one.from : one.name
      const revisions = inRevisions.stored.get(name)
      const counted = { stored: count.stored.get(name) ?? 0, ...(revisions && { revisions }) }
      if (one.action === 'remove') return [{ ...one, ...counted }]
      return one.action === 'rename' ? (counted.stored || revisions || name in earlier ? [{ ...one, ...counted }] : []) : [one]
    }),
    ...[...new Set([...count.unfit.keys(), ...inRevisions.unfit.keys()])].map((name): Change => {
      const revisions = inRevisions.unfit.get(name)?.stored
      const unfit = count.unfit.get(name) ?? { stored: 0, ids: [] }
      return { action: 'narrow', kind: 'field', of, name, ...unfit, ...(revisions && { revisions }) }
    }),
  ]
}

/** Counts an item, and lists it among the first. */
function addTo(found: Map<string, { stored: number; ids: number[] }>, name: string, id: number): void {
  const known = found.get(name) ?? { stored: 0, ids: [] }
  found.set(name, known)
  known.stored++
  if (known.ids.length < MAX_IDS) known.ids.push(id)
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
        const value = valueOf(name, former, values)
        if (value !== undefined && value !== null && !isValid(value)) addTo(unfit, name, id)
      }
    },
  }
}
