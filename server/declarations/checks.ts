// Checks declarations beyond the form of their files: that names are free, that what they refer to exists, that fields can be compared.
import type { Schema } from '../contract/documents.ts'
import { suggestion } from '../nearest-name.ts'
import { featuresOfBlocks, MAX_REFERENCES, MAX_UNIQUE_LENGTH, pascalCase, permalinkBase, termBase } from './declarations.ts'
import type { DeclaredBlock, DeclaredKind, DeclaredTaxonomy, DeclaredType, Field, Fields, Filtering } from './declarations.ts'
import { filtersOf } from './filters.ts'
import { fileNames, kindOfFile, kindsWithFields } from './kinds.ts'
import { targetOf } from './references.ts'
import { compileValue } from './value-validators.ts'

/** A declaration and its place in a file. */
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
  /** What fields can refer to. */
  referable: readonly string[]
  /** The link relations of items. */
  relations: ReadonlySet<string>
  capabilities: readonly string[]
  /** The names of the capabilities on the items of a declared type. */
  capabilitiesOn(type: DeclaredType): readonly string[]
}

export interface ListNames {
  parameters: ReadonlySet<string>
  orders: ReadonlySet<string>
}

interface Declared {
  types: readonly Placed<DeclaredType>[]
  taxonomies: readonly Placed<DeclaredTaxonomy>[]
  blocks: readonly Placed<DeclaredBlock>[]
  fields: readonly (Placed<{ fields: Fields }> & { name: string })[]
}

export function checkDeclarations({ types, taxonomies, blocks, fields }: Declared, known: Known): void {
  const all: readonly Placed<DeclaredKind>[] = [...types, ...taxonomies]
  assertFree('name', all, known.names, ({ name }) => name)
  assertFree('route', all, known.routes, ({ route }) => route)
  for (const { value, report } of all) checkLabels(value, report, known)
  const names = new Set([...known.names, ...all.map(({ value }) => value.name)])
  assertFormer('formerly', all, names, ({ formerly }) => formerly)
  const withPages = types.filter(({ value }) => value.like !== 'block')
  const baseOf = ({ route, permalink = `/${route}/{slug}/` }: Partial<DeclaredType>) => permalinkBase({ permalink })
  assertFree('permalink', withPages, known.paths, baseOf)
  // Pages of terms are below the name.
  assertFree('name', taxonomies, new Set([...known.paths, ...withPages.map(({ value }) => baseOf(value))]), termBase)
  const ofTypes = [...known.taxonomies, ...taxonomies.map(({ value }) => value.name)]
  checkRights(types, known)
  assertFree('name', blocks, new Set(), ({ name }) => name)
  const nameable: Nameable = {
    targets: [...known.referable, ...all.map(({ value }) => value.name)],
    relations: known.relations,
    capabilities: [...known.capabilities, ...types.flatMap(({ value }) => (value.rights ? known.capabilitiesOn(value) : []))],
  }
  for (const { value, report } of types) {
    for (const taxonomy of value.taxonomies ?? [])
      if (!ofTypes.includes(taxonomy)) report(['taxonomies'], `There is no taxonomy "${taxonomy}". ${suggestion(taxonomy, ofTypes)}`)
    const filtered = taxonomies.filter((one) => value.taxonomies?.includes(one.value.name)).map((one) => one.value.route)
    checkFields(value, [kindOfFile(value.like)], report, known, nameable, filtered)
    if (value.like === 'block') checkWithoutPages(value, report)
  }
  for (const { value, report } of taxonomies) checkFields(value, [likeOf(value)], report, known, nameable)
  const named = new Set(taxonomies.flatMap(({ value }) => (value.fields ? [value.name] : [])))
  for (const { name, value, report } of fields) {
    const taxonomy = taxonomies.find((one) => one.value.name === name)?.value
    if (!taxonomy && !kindsWithFields.has(name))
      report(
        [],
        `The file must have the name of something that can have own fields: ${[...fileNames, ...taxonomies.map((one) => one.value.name)].join(', ')}.`,
      )
    if (named.has(name)) report([], `The fields of "${name}" are already declared in another file. Put all of them into one.`)
    named.add(name)
    checkFields(value, [taxonomy ? likeOf(taxonomy) : name], report, known, nameable)
  }
}

function checkWithoutPages({ supports = [], permalink }: Partial<DeclaredType>, report: Placed<unknown>['report']): void {
  const missing = supports.filter((feature) => !featuresOfBlocks.includes(feature))
  if (missing.length) report(['supports'], `Types like block have no ${missing.join(', ')}. They can have ${featuresOfBlocks.join(', ')}.`)
  if (permalink !== undefined) report(['permalink'], 'Types like block have no public pages. Omit permalink.')
}

/** The taxonomy whose lists an own one has. */
const likeOf = ({ hierarchical }: Partial<DeclaredTaxonomy>): string => (hierarchical ? 'category' : 'post_tag')

/** Reports names that the service or an earlier declaration has. */
function assertFree<Value>(key: string, placed: readonly Placed<Value>[], taken: ReadonlySet<string>, of: (value: Value) => string): void {
  const seen = new Set(taken)
  for (const { value, report } of placed) {
    const name = of(value)
    if (seen.has(name)) report([key], `The ${key} "${name}" is taken. Choose another one.`)
    seen.add(name)
  }
}

/** Reports former names that something still has, and those that are given twice. */
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
    if (names.has(former)) report([key], `"${former}" is still in use, so it cannot be a former name.`)
    else if (seen.has(former)) report([key], `"${former}" is already the former name of another one.`)
    seen.add(former)
  }
}

function checkLabels({ labels: { singular, plural } }: DeclaredKind, report: Placed<unknown>['report'], known: Known): void {
  if (pascalCase(singular) === pascalCase(plural)) report(['labels'], 'The singular and the plural must differ.')
  const id = `create${pascalCase(singular)}`
  if (known.operations.has(id) || known.operations.has(`list${pascalCase(plural)}`))
    report(['labels'], `The operation ${id} already exists. Choose another label.`)
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
  nameable: Nameable,
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
    checkReference(name, field, ['fields', name], report, nameable)
    checkUnique(field, ['fields', name], report)
    checkFieldRights(field, ['fields', name], report, nameable)
    if (reserved.includes(name)) report(['fields', name], `The name "${name}" is taken. Choose another name for the field.`)
    if (field['x-order'] && lists.some(({ orders }) => orders.has(name)))
      report(['fields', name, 'x-order'], `Lists can already be sorted by "${name}". Choose another name for the field.`)
  }
  for (const { parameter, field } of filtersOf(fields))
    if (
      lists.some(({ parameters }) => parameters.has(parameter)) ||
      taxonomies.some((route) => [route, `${route}_exclude`].includes(parameter))
    )
      report(['fields', field, 'x-filter'], `Lists already have a parameter "${parameter}". Choose another name for the field.`)
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
      report([...at, 'x-filter'], `The filter ${filter} requires a field of the type ${comparable[filter].join(', ')}.`)
  if (field['x-filter']?.includes('range') && type === 'string' && !['date', 'date-time'].includes(field.format ?? ''))
    report([...at, 'x-filter'], 'The filter range requires a number, or a string with the format date or date-time.')
  if (field['x-order'] && !comparable.equals.includes(type))
    report([...at, 'x-order'], `Lists cannot be sorted by a field of the type ${type}.`)
  if (field['x-search'] && type !== 'string' && field.items?.type !== 'string')
    report([...at, 'x-search'], 'Searches only find the words of strings and of arrays of strings.')
  if (field['x-translatable'] && (type !== 'string' || field['x-read'] !== undefined || field['x-write'] !== undefined))
    report([...at, 'x-translatable'], 'Only strings without x-read and x-write can have a text in each language.')
  if (field['x-search'] && field['x-context']?.includes('view') === false)
    report([...at, 'x-search'], 'Searches would reveal to everybody what only editors see. Omit x-search, or x-context.')
  if (type === 'array' && !field.items) report(at, 'items is missing. It is the schema of the entries of the array.')
  checkValues(field, at, report)
}

/** The default and the example must be values of the field, and the values of an enumeration must have its type. */
function checkValues(
  { default: preset, example, enum: values, ...schema }: Field,
  at: readonly string[],
  report: Placed<unknown>['report'],
): void {
  const validate = compileValue({ ...schema, ...(values && { enum: values }) })
  const given = Object.entries({ default: preset, example }).filter(([, value]) => value !== undefined)
  for (const [key, value] of given)
    if (!validate(value)) report([...at, key], `The ${key} does not match the schema of the field: it ${validate.errors?.[0]?.message}.`)
  const ofType = compileValue({ type: schema.type ?? [] })
  for (const value of values ?? [])
    if (!ofType(value)) report([...at, 'enum'], `${JSON.stringify(value)} is not of the type ${String(schema.type)}.`)
}

/** The capabilities that a type declares must not exist yet. */
function checkRights(types: readonly Placed<DeclaredType>[], known: Known): void {
  for (const { value, report } of types) {
    const taken = value.rights && known.capabilitiesOn(value).find((name) => known.capabilities.includes(name))
    if (taken !== undefined)
      report(['route'], `The route would create the capability ${taken}, which already exists. Choose another route.`)
  }
}

/** What fields can name. */
interface Nameable {
  targets: readonly string[]
  relations: ReadonlySet<string>
  capabilities: readonly string[]
}

function checkReference(
  name: string,
  field: Field,
  at: readonly string[],
  report: Placed<unknown>['report'],
  { targets, relations }: Nameable,
): void {
  const target = targetOf(field)
  if (!target) return
  if (!targets.includes(target.to))
    report([...at, 'x-refers-to'], `There is no type or taxonomy "${target.to}". ${suggestion(target.to, targets)}`)
  if (field.type !== 'integer' && !(field.type === 'array' && field.items?.type === 'integer'))
    report([...at, 'x-refers-to'], 'A field that refers to items must be an integer, or an array of integers.')
  for (const key of ['default', 'minItems', 'enum'] as const)
    if (key in field) report([...at, key], `A field that refers to items cannot have "${key}", because the items can be deleted.`)
  if (field.maxItems !== undefined && field.maxItems > MAX_REFERENCES)
    report([...at, 'maxItems'], `A field can refer to at most ${MAX_REFERENCES} items.`)
  if (relations.has(name)) report(at, `Items already have links called "${name}". Choose another name for the field.`)
}

function checkUnique(field: Field, at: readonly string[], report: Placed<unknown>['report']): void {
  if (!field['x-unique']) return
  const isShort = field.maxLength !== undefined && field.maxLength <= MAX_UNIQUE_LENGTH
  if (field.type !== 'integer' && field.type !== 'string') report([...at, 'x-unique'], 'A unique field must be a string or an integer.')
  else if (field.type === 'string' && !isShort && !['date', 'date-time'].includes(field.format ?? ''))
    report([...at, 'x-unique'], `A unique string must have a maxLength of at most ${MAX_UNIQUE_LENGTH}.`)
  if (field.default !== undefined)
    report([...at, 'default'], 'A unique field cannot have a default, because all items without a value would share it.')
}

function checkFieldRights(field: Field, at: readonly string[], report: Placed<unknown>['report'], { capabilities }: Nameable): void {
  if (field['x-search'] && field['x-read'] !== undefined)
    report([...at, 'x-search'], 'A field with x-read cannot be searched, because searches would reveal its words to everybody.')
  for (const key of ['x-read', 'x-write'] as const) {
    const name = field[key]
    if (name === undefined || capabilities.includes(name)) continue
    const hint = suggestion(name, capabilities, 'GET /cms/v2/users/me?context=edit lists all capabilities.')
    report([...at, key], `There is no capability "${name}". ${hint}`)
  }
}
