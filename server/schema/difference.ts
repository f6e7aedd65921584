// What differs between two versions of a site's declarations, whatever is stored.
import { isDeepStrictEqual } from 'node:util'
import { formerNameOf, permalinkBase, termBase } from '../declarations/declarations.ts'
import type { Declarations, Field, Fields } from '../declarations/declarations.ts'
import { withoutExtensions } from '../declarations/values.ts'

/** Something declared: a type, a taxonomy, or a field `of` one of them. */
export interface Subject {
  kind: 'type' | 'taxonomy' | 'field'
  name: string
  of?: string
}

export type Difference = Subject &
  (
    | { action: 'add' | 'change' | 'remove' }
    | { action: 'rename'; from: string }
    /** The paths of its items or terms begin with another part. */
    | { action: 'move'; from: string; to: string }
  )

interface Named {
  name: string
  formerly?: string
}

/** `before` is undefined if nothing has been declared yet. */
export function differencesBetween(before: Declarations | undefined, after: Declarations): Difference[] {
  const types = differencesIn('type', before?.types.map(withoutFields) ?? [], after.types.map(withoutFields))
  const taxonomies = differencesIn('taxonomy', before?.taxonomies.map(withoutFields) ?? [], after.taxonomies.map(withoutFields))
  const kinds = [...types, ...taxonomies, ...(before ? movesBetween(before, after) : [])]
  const gone = kinds.flatMap((one) => (one.action === 'remove' ? [one.name] : one.action === 'rename' ? [one.from] : []))
  const owners = [...new Set([...after.fields.keys(), ...(before?.fields.keys() ?? [])])].filter((owner) => !gone.includes(owner))
  return [...kinds, ...owners.flatMap((of) => fieldDifferences(of, fieldsBefore(of, before, after), after.fields.get(of) ?? {}))]
}

function movesBetween(before: Declarations, after: Declarations): Difference[] {
  const former = basesOf(before)
  return basesOf(after).flatMap(({ kind, name, formerly, base }): Difference[] => {
    const named = (wanted: string | undefined) => former.find((one) => one.kind === kind && one.name === wanted)
    const from = (named(name) ?? named(formerly))?.base ?? base
    return from === base ? [] : [{ action: 'move', kind, name, from, to: base }]
  })
}

/** The first parts of public paths. */
const basesOf = ({ types, taxonomies }: Declarations) => [
  ...types.filter(({ like }) => like !== 'block').map((one) => ({ ...one, kind: 'type' as const, base: permalinkBase(one) })),
  ...taxonomies.map((one) => ({ ...one, kind: 'taxonomy' as const, base: termBase(one) })),
]

/** Fields have differences of their own. */
const withoutFields = <Kind extends { fields: Fields }>({ fields: _fields, ...kind }: Kind): Omit<Kind, 'fields'> => kind

/** A type that is renamed keeps its fields. */
export function fieldsBefore(of: string, before: Declarations | undefined, after: Declarations): Fields {
  const former = formerNameOf(of, after)
  return before?.fields.get(of) ?? (former === undefined ? undefined : before?.fields.get(former)) ?? {}
}

function differencesIn<One extends Named>(kind: Subject['kind'], before: readonly One[], after: readonly One[]): Difference[] {
  const former = new Map(before.map((one) => [one.name, one]))
  const moved = new Set(after.flatMap(({ formerly }) => formerly ?? []))
  return [
    ...after.flatMap((one): Difference[] => {
      const { name, formerly } = one
      const same = former.get(name)
      return [
        ...(formerly === undefined ? [] : [{ action: 'rename', kind, name, from: formerly } as const]),
        ...(same
          ? isDeepStrictEqual(same, one)
            ? []
            : [{ action: 'change', kind, name } as const]
          : formerly !== undefined && former.has(formerly)
            ? []
            : [{ action: 'add', kind, name } as const]),
      ]
    }),
    ...before.flatMap(({ name }): Difference[] =>
      moved.has(name) || after.some((one) => one.name === name) ? [] : [{ action: 'remove', kind, name }],
    ),
  ]
}

function fieldDifferences(of: string, before: Fields, after: Fields): Difference[] {
  return differencesIn('field', named(before), named(after)).map((difference) => ({ ...difference, of }))
}

const named = (fields: Fields): Named[] =>
  Object.entries(fields).map(([name, field]) => ({
    name,
    field,
    ...(field['x-formerly'] !== undefined && { formerly: field['x-formerly'] }),
  }))

/** Whether values of a field as it was may not match its schema as it is. */
export function mayNotFit(before: Field | undefined, after: Field): boolean {
  return !before || !isDeepStrictEqual(constraintsOf(before), constraintsOf(after))
}

/** Keywords that do not constrain values. */
const notes = new Set(['description', 'default', 'example'])

const constraintsOf = (field: Field): object =>
  Object.fromEntries(Object.entries(withoutExtensions(field)).filter(([key]) => !notes.has(key)))
