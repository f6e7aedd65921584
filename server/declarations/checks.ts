// What declarations must be beyond the form of their files: names that are free, references that lead somewhere, fields that can be compared.
import type { Schema } from '../contract/documents.ts'
import { nearestName } from '../nearest-name.ts'
import { featuresOfBlocks, pascalCase, permalinkBase } from './declarations.ts'
import type { DeclaredTaxonomy, DeclaredType, Field, Fields, Filtering } from './declarations.ts'
import { filtersOf } from './filters.ts'
import { fileNames, kindOfFile, kindsWithFields } from './kinds.ts'
import { compileValue } from './value-validators.ts'

/** A declaration, and where it stands. */
export interface Placed<Value> {
  value: Value
  /** Reports a mistake at a path within the declaration. */
  report(path: readonly string[], problem: string): void
}

/** What the service has already. */
export interface Known {
  /** The identifiers of content types and taxonomies. */
  names: ReadonlySet<string>
  /** The taxonomies whose terms the items of a declared type can have. */
  taxonomies: readonly string[]
  /** The first parts of the routes of site content. */
  routes: ReadonlySet<string>
  /** The IDs of operations. */
  operations: ReadonlySet<string>
  /** The parameters and the orders of the lists of kinds of items. */
  lists: ReadonlyMap<string, ListNames>
  /** The first parts of the paths of the public site. */
  paths: ReadonlySet<string>
}

export interface ListNames {
  parameters: ReadonlySet<string>
  orders: ReadonlySet<string>
}

type Named = Pick<DeclaredType, 'name' | 'formerly' | 'route' | 'labels'>

interface Declared {
  types: readonly Placed<DeclaredType>[]
  taxonomies: readonly Placed<DeclaredTaxonomy>[]
  fields: readonly (Placed<{ fields: Fields }> & { name: string })[]
}

export function checkDeclarations({ types, taxonomies, fields }: Declared, known: Known): void {
  const all: readonly Placed<Named>[] = [...types, ...taxonomies]
  assertFree('name', all, known.names, ({ name }) => name)
  assertFree('route', all, known.routes, ({ route }) => route)
  for (const { value, report } of all) checkLabels(value, report, known)
  const names = new Set([...known.names, ...all.map(({ value }) => value.name)])
  assertFormer('formerly', all, names, ({ formerly }) => formerly)
  const withPages = types.filter(({ value }) => value.like !== 'block')
  assertFree('permalink', withPages, known.paths, ({ route, permalink = `/${route}/{slug}/` }) => permalinkBase({ permalink }))
  const ofTypes = [...known.taxonomies, ...taxonomies.map(({ value }) => value.name)]
  for (const { value, report } of types) {
    for (const taxonomy of value.taxonomies ?? [])
      if (!ofTypes.includes(taxonomy)) report(['taxonomies'], `There is no taxonomy "${taxonomy}". ${suggestion(taxonomy, ofTypes)}`)
    const filtered = taxonomies.filter((one) => value.taxonomies?.includes(one.value.name)).map((one) => one.value.route)
    checkFields(value, [kindOfFile(value.like)], report, known, filtered)
    if (value.like === 'block') checkWithoutPages(value, report)
  }
  for (const { value, report } of taxonomies) checkFields(value, [likeOf(value)], report, known)
  const named = new Set(taxonomies.flatMap(({ value }) => (value.fields ? [value.name] : [])))
  for (const { name, value, report } of fields) {
    const taxonomy = taxonomies.find((one) => one.value.name === name)?.value
    if (!taxonomy && !kindsWithFields.has(name))
      report(
        [],
        `The file must have the name of what can have own fields: ${[...fileNames, ...taxonomies.map((one) => one.value.name)].join(', ')}.`,
      )
    if (named.has(name)) report([], `The fields of "${name}" are declared in another file already. Put all of them into one.`)
    named.add(name)
    checkFields(value, [taxonomy ? likeOf(taxonomy) : name], report, known)
  }
}

function checkWithoutPages({ supports = [], permalink }: Partial<DeclaredType>, report: Placed<unknown>['report']): void {
  const missing = supports.filter((feature) => !featuresOfBlocks.includes(feature))
  if (missing.length) report(['supports'], `Types like block have no ${missing.join(', ')}. They can have ${featuresOfBlocks.join(', ')}.`)
  if (permalink !== undefined) report(['permalink'], 'Types like block have no public pages. Omit permalink.')
}

/** The taxonomy whose lists an own one has. */
const likeOf = ({ hierarchical }: Partial<DeclaredTaxonomy>): string => (hierarchical ? 'category' : 'post_tag')

const suggestion = (name: string, names: readonly string[]): string => {
  const nearest = nearestName(name, names)
  return nearest ? `Did you mean "${nearest}"?` : `There are ${names.join(', ')}.`
}

/** A name that the service or an earlier declaration has is reported. */
function assertFree<Value>(key: string, placed: readonly Placed<Value>[], taken: ReadonlySet<string>, of: (value: Value) => string): void {
  const seen = new Set(taken)
  for (const { value, report } of placed) {
    const name = of(value)
    if (seen.has(name)) report([key], `The ${key} "${name}" is taken. Choose another one.`)
    seen.add(name)
  }
}

/** A former name that something still has, or that is given twice, is reported. */
function assertFormer<Value>(
  key: string,
  placed: readonly Placed<Value>[],
  names: ReadonlySet<string>,
  of: (value: Value) => string | undefined,
): void {
  const seen = new Set<string>()
  for (const { value, report } of placed) {
    const former = of(value)
    if (former === undefined) continue
    if (names.has(former)) report([key], `"${former}" is not a former name: something is still called so.`)
    else if (seen.has(former)) report([key], `"${former}" is the former name of another one already.`)
    seen.add(former)
  }
}

function checkLabels({ labels: { singular, plural } }: Named, report: Placed<unknown>['report'], known: Known): void {
  if (pascalCase(singular) === pascalCase(plural)) report(['labels'], 'The singular and the plural must differ.')
  const id = `create${pascalCase(singular)}`
  if (known.operations.has(id) || known.operations.has(`list${pascalCase(plural)}`))
    report(['labels'], `The operation ${id} exists already. Choose another label.`)
}

/** The types of the values that a filter can compare. */
const comparable: Record<Filtering, readonly string[]> = {
  equals: ['string', 'integer', 'number', 'boolean'],
  in: ['string', 'integer', 'number'],
  range: ['string', 'integer', 'number'],
  contains: ['string', 'array'],
}

/** `kinds` are those whose lists the fields filter and sort. The lists have filters by the terms of `taxonomies`, too. */
function checkFields(
  { fields = {} }: { fields?: Fields },
  kinds: readonly string[],
  report: Placed<unknown>['report'],
  known: Known,
  taxonomies: readonly string[] = [],
): void {
  const placed = Object.entries(fields).map(([name, value]) => ({
    value,
    report: (path: readonly string[], problem: string) => report(['fields', name, ...path], problem),
  }))
  assertFormer('x-formerly', placed, new Set(Object.keys(fields)), (field) => field['x-formerly'])
  const lists = kinds.flatMap((kind) => known.lists.get(kind) ?? [])
  const reserved = kinds.flatMap((kind) => kindsWithFields.get(kind)?.reserved ?? [])
  for (const [name, field] of Object.entries(fields)) {
    checkField(field, ['fields', name], report)
    if (reserved.includes(name)) report(['fields', name], `The name "${name}" is taken. Choose another name for the field.`)
    if (field['x-order'] && lists.some(({ orders }) => orders.has(name)))
      report(['fields', name, 'x-order'], `Lists can be sorted by "${name}" already. Choose another name for the field.`)
  }
  for (const { parameter, field } of filtersOf(fields))
    if (
      lists.some(({ parameters }) => parameters.has(parameter)) ||
      taxonomies.some((route) => [route, `${route}_exclude`].includes(parameter))
    )
      report(['fields', field, 'x-filter'], `Lists have a parameter "${parameter}" already. Choose another name for the field.`)
}

/** How deep lists and objects can be nested in a field. */
const MAX_DEPTH = 10

const depthOf = ({ items, properties = {} }: Schema): number =>
  1 + Math.max(0, ...[...(items ? [items] : []), ...Object.values(properties)].map(depthOf))

function checkField(field: Field, at: readonly string[], report: Placed<unknown>['report']): void {
  if (depthOf(field) > MAX_DEPTH) return report(at, `The schema is too deep. Nest at most ${MAX_DEPTH} lists and objects.`)
  const type = String(field.type)
  for (const filter of field['x-filter'] ?? [])
    if (!comparable[filter].includes(type))
      report([...at, 'x-filter'], `The filter ${filter} takes a field of the type ${comparable[filter].join(' or ')}.`)
  if (field['x-filter']?.includes('range') && type === 'string' && !['date', 'date-time'].includes(field.format ?? ''))
    report([...at, 'x-filter'], 'The filter range takes a number, or a string with the format date or date-time.')
  if (field['x-order'] && !comparable.equals.includes(type))
    report([...at, 'x-order'], `Lists cannot be sorted by a field of the type ${type}.`)
  if (field['x-search'] && type !== 'string' && field.items?.type !== 'string')
    report([...at, 'x-search'], 'Searches find the words of strings and of arrays of strings.')
  if (field['x-search'] && field['x-context']?.includes('view') === false)
    report([...at, 'x-search'], 'Searches would tell everybody what only editors see. Omit x-search, or x-context.')
  if (type === 'array' && !field.items) report(at, 'items is missing: it says what the entries of the array are.')
  checkValues(field, at, report)
}

/** The default, the example and the values of an enumeration are values of the field. */
function checkValues(
  { default: preset, example, enum: values, ...schema }: Field,
  at: readonly string[],
  report: Placed<unknown>['report'],
): void {
  const validate = compileValue({ ...schema, ...(values && { enum: values }) })
  const given = Object.entries({ default: preset, example }).filter(([, value]) => value !== undefined)
  for (const [key, value] of given)
    if (!validate(value)) report([...at, key], `The ${key} is not a value of the field: it ${validate.errors?.[0]?.message}.`)
  const ofType = compileValue({ type: schema.type ?? [] })
  for (const value of values ?? [])
    if (!ofType(value)) report([...at, 'enum'], `${JSON.stringify(value)} is not of the type ${String(schema.type)}.`)
}
