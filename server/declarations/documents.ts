// The documents of a site: ours, with what the site declares. Own types are described by the documents of posts and pages with their names replaced.
import { deepFreeze, mergeSchema, methods, propertiesOf, resolveRef } from '../contract/documents.ts'
import type { MediaType, OpenApiDocument, Parameter, PathItem, Schema } from '../contract/documents.ts'
import { pascalCase } from './declarations.ts'
import type { Declarations, DeclaredTaxonomy, DeclaredType, Feature, Fields, Pattern } from './declarations.ts'
import { addExamples, addFieldsToExamples } from './examples.ts'
import { filtersOf, parameterOf } from './filters.ts'
import { kindsWithFields } from './kinds.ts'
import { referencesIn } from './references.ts'
import { renamed } from './renaming.ts'
import { exampleOf, inputOf, mapped, outputOf } from './values.ts'
import type { KindNames, Renaming } from './renaming.ts'

type Site = OpenApiDocument & { tags: object[] }

/** A kind of item whose document is a pattern. */
interface PatternKind {
  names: KindNames
  /** The path of its list. */
  path: string
  /** The identifier. */
  name: string
  /** The schemas that belong to it alone. `Item` stands for its name. */
  schemas: readonly string[]
}

/** The schemas of what creates and changes items. */
const isInput = /(Input|Creation)$/

const articleSchemas = ['Item', 'ItemInput', 'DeletedItem']
const patterns: Record<Pattern, PatternKind> = {
  post: {
    names: { one: 'Post', all: 'Posts', noun: 'post', nouns: 'posts' },
    path: '/posts',
    name: 'post',
    schemas: [...articleSchemas, 'ItemAutosaveInput'],
  },
  page: { names: { one: 'Page', all: 'Pages', noun: 'page', nouns: 'pages' }, path: '/pages', name: 'page', schemas: articleSchemas },
  block: {
    names: { one: 'Block', all: 'Blocks', noun: 'block', nouns: 'blocks' },
    path: '/blocks',
    name: 'cms_block',
    schemas: [...articleSchemas, 'ItemAutosaveInput', 'ItemTitle', 'ItemContent', 'ItemRevision', 'DeletedItemRevision'],
  },
}

const termSchemas = ['Item', 'ItemInput', 'ItemCreation', 'DeletedItem']
const termKinds = {
  hierarchical: {
    names: { one: 'Category', all: 'Categories', noun: 'category', nouns: 'categories' },
    path: '/categories',
    name: 'category',
    schemas: termSchemas,
  },
  flat: { names: { one: 'Tag', all: 'Tags', noun: 'tag', nouns: 'tags' }, path: '/tags', name: 'post_tag', schemas: termSchemas },
} satisfies Record<string, PatternKind>

/** The fields of items, the parameters of their lists, and the relations that can be embedded, that belong to a feature. */
const featureNames: Record<Feature, { fields: readonly string[]; parameters?: readonly string[]; relations?: readonly string[] }> = {
  title: { fields: ['title'] },
  content: { fields: ['content'] },
  excerpt: { fields: ['excerpt'] },
  author: { fields: ['author'], parameters: ['author', 'author_exclude'], relations: ['author'] },
  featured_media: { fields: ['featured_media'], relations: ['cms:featuredmedia'] },
  password: { fields: ['password'] },
  comments: { fields: ['comment_status', 'ping_status'] },
}

/** What posts or blocks alone have. */
const onlyOfPatterns = {
  fields: ['sticky', 'format', 'categories', 'tags', 'cms_pattern_category', 'cms_pattern_sync_status'],
  parameters: [
    'sticky',
    'ignore_sticky',
    'format',
    'categories',
    'categories_exclude',
    'tags',
    'tags_exclude',
    'cms_pattern_category',
    'cms_pattern_category_exclude',
    'tax_relation',
  ],
}

/** The taxonomies that posts have, by identifier, with the name of the field. */
export const taxonomiesOfPosts: Readonly<Record<string, string>> = { category: 'categories', post_tag: 'tags' }

/** Returns the document itself if the declarations add nothing to it. */
export function documentOfSite(name: string, document: OpenApiDocument, declarations: Declarations): OpenApiDocument {
  const described = placesIn(name, declarations)
  if (!isAboutTypes(document) && !described.length) return document
  const site = copyOf(document) as Site
  if (describesTypes(document)) addKinds(site, declarations)
  // What was looked up meanwhile is not kept for a copy.
  const extended = copyOf(site)
  for (const { place, fields } of described) addFields(extended, place, fields)
  if (describesTypes(document)) addReferences(extended, name, declarations)
  extendLists(extended, declarations)
  omitUnused(extended)
  const whole = copyOf(extended)
  addExamples(whole)
  for (const { place, fields } of described) addFieldsToExamples(whole, `${place.schema}Fields`, exampleValues(fields))
  return deepFreeze(whole)
}

const copyOf = (document: OpenApiDocument): OpenApiDocument => JSON.parse(JSON.stringify(document)) as OpenApiDocument

/** Omits the schemas that others have replaced. */
function omitUnused(document: OpenApiDocument): void {
  const used = new Set([...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name))
  const unused = Object.keys(schemasOf(document)).filter((name) => !used.has(name))
  for (const name of unused) Reflect.deleteProperty(schemasOf(document), name)
  if (unused.length) omitUnused(document)
}

/** Adds what is declared to the enumerations of types and taxonomies, and to what items of any type embed. The documents mark them with `x-declared`. */
function extendLists(node: unknown, declarations: Declarations): void {
  if (!node || typeof node !== 'object') return
  const { 'x-declared': kinds, ...list } = node as { 'x-declared'?: ('types' | 'taxonomies')[] } & Extended
  if (kinds)
    extend(
      list,
      kinds.flatMap((kind): readonly Declared[] => declarations[kind]),
    )
  for (const child of Object.values(node)) extendLists(child, declarations)
}

type Declared = DeclaredType | DeclaredTaxonomy

interface Extended {
  enum?: unknown[]
  'x-embedded'?: Record<string, unknown[]>
}

function extend({ enum: values, 'x-embedded': relations = {} }: Extended, declared: readonly Declared[]): void {
  values?.push(...declared.map(({ name }) => name))
  // Lists in the list are of one type.
  for (const targets of Object.values(relations))
    if (typeof targets[0] === 'string') targets.push(...declared.map(({ labels }) => pascalCase(labels.singular)))
}

/** Whether the items of types are described in a document. */
const describesTypes = (document: OpenApiDocument): boolean => '/types' in document.paths

function addKinds(site: Site, { types, taxonomies }: Declarations): void {
  for (const taxonomy of taxonomies) addTaxonomy(site, taxonomy)
  for (const type of types) addType(site, type, taxonomies)
}

/** Where a document describes kinds of the service to which the site adds fields. */
function placesIn(document: string, { fields }: Declarations) {
  return [...fields].flatMap(([name, ofKind]) =>
    (kindsWithFields.get(name)?.places ?? []).filter((place) => place.document === document).map((place) => ({ place, fields: ofKind })),
  )
}

const exampleValues = (fields: Fields): object => mapped(fields, (field) => exampleOf(field, field.default))

/** Whether a document names types or taxonomies, or describes their items. */
const isAboutTypes = (document: OpenApiDocument): boolean => describesTypes(document) || JSON.stringify(document).includes('"x-declared"')

function addTaxonomy(site: Site, { name, route, labels, hierarchical, fields }: DeclaredTaxonomy): void {
  const pattern = hierarchical ? termKinds.hierarchical : termKinds.flat
  const { one, ...kind } = addKind(site, pattern, { route, labels, description: `The terms of the taxonomy \`${name}\`.` })
  named(kind.item, 'taxonomy', name)
  if (Object.keys(fields).length) setFields(site, one, kind, fields)
}

function addType(site: Site, type: DeclaredType, ownTaxonomies: readonly DeclaredTaxonomy[]): void {
  const pattern = patterns[type.like]
  const { item, inputs, list, one } = addKind(site, pattern, {
    ...type,
    description: type.description ?? `Items of the type \`${type.name}\`.`,
  })
  named(item, 'type', type.name)
  const absent = (Object.keys(featureNames) as Feature[])
    .filter((feature) => !type.supports.includes(feature))
    .map((feature) => featureNames[feature])
  omit(item, [...onlyOfPatterns.fields, ...absent.flatMap(({ fields }) => fields)])
  for (const input of inputs) omit(input, [...onlyOfPatterns.fields, ...absent.flatMap(({ fields }) => fields)])
  const taxonomies = type.taxonomies.map((name) => taxonomyField(name, ownTaxonomies))
  const listing = list.get
  if (!listing) return
  const omitted = new Set([...onlyOfPatterns.parameters, ...absent.flatMap(({ parameters = [] }) => parameters)])
  listing.parameters = [
    ...(listing.parameters ?? []).filter((parameter) => !omitted.has(resolveRef(site, parameter).name)),
    ...taxonomies.flatMap((taxonomy) => taxonomyParameters(taxonomy, type.labels.plural.toLowerCase())),
    ...(taxonomies.length ? [{ $ref: '#/components/parameters/taxRelation' } as Parameter] : []),
  ]
  for (const { field, label } of taxonomies) {
    const ids: Schema = { type: 'array', items: { $ref: '#/components/schemas/Id' }, example: [1] }
    Object.assign(item.properties ?? {}, {
      [field]: { ...ids, uniqueItems: true, 'x-context': ['view', 'edit'], description: `The IDs of the ${label}, sorted by name.` },
    })
    item.required?.push(field)
    for (const input of inputs)
      Object.assign(input.properties ?? {}, {
        [field]: {
          ...ids,
          maxItems: 1000,
          description: `The IDs of the ${label}, which replace the current ones. Unknown IDs are ignored.`,
        },
      })
  }
  setActionLinks(site, one, item, taxonomies)
  setEmbedded(
    item,
    absent.flatMap(({ relations = [] }) => relations),
    taxonomies.map(({ schema }) => schema),
  )
  item.properties = { ...item.properties, meta: { 'x-context': ['view', 'edit'], $ref: '#/components/schemas/PostMeta' } }
  for (const input of inputs) input.properties = { ...input.properties, meta: { $ref: '#/components/schemas/PostMetaInput' } }
  setFields(site, one, { item, inputs, list }, type.fields)
  for (const body of bodiesOf(site, `/${type.route}`))
    if (body.schema?.$ref === `#/components/schemas/${one}Input`) body.schema = withRulesFor(schemaOf(site, `${one}Input`), body.schema)
}

/** Without the rules about fields that the input lacks. */
function withRulesFor(input: Schema, { 'x-rules': rules, ...schema }: Schema): Schema {
  const isAbout = ({ required = [] }: Schema): boolean => required.every((name) => input.properties?.[name])
  if (!rules) return schema
  const excluded = (rules.not?.anyOf ?? (rules.not ? [rules.not] : [])).filter(isAbout)
  const needed = rules.anyOf?.every(isAbout) && rules.anyOf
  return { ...schema, 'x-rules': { ...(needed && { anyOf: needed }), ...(excluded.length && { not: { anyOf: excluded } }) } }
}

/** The media types of the request bodies of a kind. */
function bodiesOf(site: OpenApiDocument, path: string): MediaType[] {
  const items = Object.entries(site.paths).filter(([at]) => at === path || at.startsWith(`${path}/`))
  return items.flatMap(([, item]) => methods.flatMap((method) => item[method]?.requestBody?.content['application/json'] ?? []))
}

/** Adds own fields to a kind that the document has already. */
function addFields(site: OpenApiDocument, { schema, path }: { schema: string; path: string }, fields: Fields): void {
  const schemas = schemasOf(site)
  for (const name of [schema, `${schema}Input`]) {
    const whole = mergeSchema(site, schemaOf(site, name))
    schemas[name] = { ...whole, allOf: undefined, properties: { ...whole.properties } }
  }
  setFields(
    site,
    schema,
    { item: schemaOf(site, schema), inputs: [schemaOf(site, `${schema}Input`)], list: site.paths[path] ?? {} },
    fields,
  )
  // Bodies that several kinds share, such as those of autosaves.
  for (const body of bodiesOf(site, path)) {
    const { meta, ...properties } = propertiesOf(site, body.schema ?? {})
    const $ref = `#/components/schemas/${schema}FieldsInput`
    if (!meta || !body.schema || meta.$ref === $ref) continue
    schemas[`${schema}AutosaveInput`] = {
      ...mergeSchema(site, body.schema),
      allOf: undefined,
      properties: { ...properties, meta: { $ref } },
    }
    body.schema = { $ref: `#/components/schemas/${schema}AutosaveInput` }
  }
}

interface Kind {
  item: Schema
  /** What creates and changes items. */
  inputs: readonly Schema[]
  list: PathItem
}

/** Gives a kind its own fields: in `meta`, as filters and as orders. */
function setFields(site: OpenApiDocument, one: string, { item, inputs, list }: Kind, fields: Fields): void {
  const schemas = schemasOf(site)
  const read = { ...metaOf(site, item), ...mapped(fields, outputOf) }
  const written = { ...Object.assign({}, ...inputs.map((input) => metaOf(site, input))), ...mapped(fields, inputOf) } as Record<
    string,
    Schema
  >
  schemas[`${one}Fields`] = {
    type: 'object',
    description: 'The fields of the item.',
    required: Object.keys(read).filter((name) => !read[name]?.['x-context'] && read[name]?.['x-read'] === undefined),
    properties: read,
  }
  schemas[`${one}FieldsInput`] = {
    type: 'object',
    description: 'The fields to change. Keys that are not listed here are rejected; null resets a field.',
    additionalProperties: false,
    properties: written,
  }
  // Items that have no contexts have all of their fields.
  const contexts = propertiesOf(site, item)['meta'] && { 'x-context': ['view', 'edit'] }
  item.properties = { ...item.properties, meta: { ...contexts, $ref: `#/components/schemas/${one}Fields` } }
  if (item.required?.includes('meta') === false) item.required = [...item.required, 'meta']
  for (const input of inputs) input.properties = { ...input.properties, meta: { $ref: `#/components/schemas/${one}FieldsInput` } }
  const listing = list.get
  if (!listing) return
  const ordered = Object.keys(fields).filter((name) => fields[name]?.['x-order'])
  listing.parameters = [
    ...(listing.parameters ?? []).map((parameter) => {
      const found = resolveRef(site, parameter)
      return found.name === 'orderby' && ordered.length
        ? { ...found, schema: { ...found.schema, enum: [...(found.schema?.enum ?? []), ...ordered] } }
        : parameter
    }),
    ...filtersOf(fields).map((filter) => parameterOf(filter, fields)),
  ]
}

/** The properties that `meta` has already. */
function metaOf(site: OpenApiDocument, schema: Schema): Record<string, Schema> {
  const { meta } = propertiesOf(site, schema)
  return meta ? propertiesOf(site, meta) : {}
}

/** Adds the links of items to what their fields refer to. */
function addReferences(site: OpenApiDocument, document: string, declarations: Declarations): void {
  const links = schemaOf(site, 'Links').properties ?? {}
  const own = [...declarations.types, ...declarations.taxonomies]
  const schemaNameOf = (kind: string): string | undefined => {
    const declared = own.find(({ name }) => name === kind)
    return declared
      ? pascalCase(declared.labels.singular)
      : kindsWithFields.get(kind)?.places.find((place) => place.document === document)?.schema
  }
  for (const { type, field, to } of referencesIn(declarations)) {
    links[field] = { ...links['author'], description: `What the field \`${field}\` refers to.` }
    const item = schemaOf(site, schemaNameOf(type) ?? '')
    const embedded = propertiesOf(site, item)['_embedded'] ?? { $ref: '#/components/schemas/Embedded' }
    const relations = { ...embedded['x-embedded'], [field]: [embeddedAs[to] ?? schemaNameOf(to)] }
    item.properties = { ...item.properties, _embedded: { ...embedded, 'x-embedded': relations } }
  }
}

/** The schemas of kinds that other items embed in another form. */
const embeddedAs: Readonly<Record<string, string>> = { event: 'CalendarResource', venue: 'CalendarResource', organizer: 'CalendarResource' }

interface NewKind {
  route: string
  labels: { singular: string; plural: string }
  description: string
}

/** Adds the paths and schemas of a pattern under new names. The schemas of the item and its input are in one piece. */
function addKind(site: Site, { names, path, schemas }: PatternKind, { route, labels, description }: NewKind) {
  const to: KindNames = {
    one: pascalCase(labels.singular),
    all: pascalCase(labels.plural),
    noun: labels.singular.toLowerCase(),
    nouns: labels.plural.toLowerCase(),
  }
  const renaming: Renaming = {
    from: names,
    to,
    schemas: new Map(schemas.map((schema) => [schema.replace('Item', names.one), schema.replace('Item', to.one)])),
  }
  const all = schemasOf(site)
  for (const [from, name] of renaming.schemas)
    all[name] = renamed({ ...mergeSchema(site, schemaOf(site, from)), allOf: undefined }, renaming, site)
  const paths = Object.entries(site.paths).filter(([pattern]) => pattern === path || pattern.startsWith(`${path}/`))
  for (const [pattern, item] of paths) site.paths[pattern.replace(path, `/${route}`)] = renamed(item, renaming, site)
  site.tags.push({ name: capital(to.nouns), description })
  const inputs = schemas
    .filter((schema) => isInput.test(schema))
    .map((schema) => schemaOf(site, renaming.schemas.get(schema.replace('Item', names.one)) ?? schema))
  return { one: to.one, item: schemaOf(site, to.one), inputs, list: site.paths[`/${route}`] ?? {} }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Sets the constant of a property. */
function named(schema: Schema, property: string, name: string): void {
  Object.assign(schema.properties?.[property] ?? {}, { const: name, example: name })
}

function omit(schema: Schema, names: readonly string[]): void {
  for (const name of names) delete schema.properties?.[name]
  if (schema.required) schema.required = schema.required.filter((name) => !names.includes(name))
}

interface TaxonomyField {
  field: string
  label: string
  /** The name of the schema of a term. */
  schema: string
  isHierarchical: boolean
}

/** Describes the links that say what the caller may do with own taxonomies. Only items with their terms have these links. */
function setActionLinks(site: Site, one: string, item: Schema, taxonomies: readonly TaxonomyField[]): void {
  const links = schemaOf(site, 'Links')
  const described = taxonomies.flatMap(({ field, label }): [string, string][] => [
    [`cms:action-create-${field}`, `The caller may create ${label}.`],
    [`cms:action-assign-${field}`, `The caller may assign ${label} to the item.`],
  ])
  const added = described.filter(([relation]) => !(relation in (links.properties ?? {})))
  if (!added.length) return
  const like = links.properties?.['cms:action-create-categories']
  schemasOf(site)[`${one}Links`] = {
    ...links,
    properties: {
      ...links.properties,
      ...Object.fromEntries(added.map(([relation, description]) => [relation, { ...like, description }])),
    },
  }
  item.properties = { ...item.properties, _links: { ...item.properties?.['_links'], $ref: `#/components/schemas/${one}Links` } }
}

/** Describes what `_embed` can include: no features that are absent, and the terms of the type. */
function setEmbedded(item: Schema, absent: readonly string[], terms: readonly string[]): void {
  const { 'x-embedded': relations, ...embedded } = item.properties?.['_embedded'] ?? {}
  const own = Object.entries(relations ?? {}).filter(([relation]) => !absent.includes(relation) && relation !== 'cms:term')
  const described = { ...Object.fromEntries(own), ...(terms.length && { 'cms:term': [terms] }) }
  item.properties = { ...item.properties, _embedded: { ...embedded, 'x-embedded': described } }
}

function taxonomyField(name: string, own: readonly DeclaredTaxonomy[]): TaxonomyField {
  const declared = own.find((one) => one.name === name)
  return declared
    ? {
        field: declared.route,
        label: declared.labels.plural.toLowerCase(),
        schema: pascalCase(declared.labels.singular),
        isHierarchical: declared.hierarchical,
      }
    : {
        field: taxonomiesOfPosts[name] ?? name,
        label: taxonomiesOfPosts[name] ?? name,
        schema: Object.values(termKinds).find((kind) => kind.name === name)?.names.one ?? '',
        isHierarchical: name === 'category',
      }
}

function taxonomyParameters({ field, label, isHierarchical }: TaxonomyField, nouns: string): Parameter[] {
  const schemas = isHierarchical ? ['TermQuery', 'TermExclusion'] : ['TagQuery', 'TagExclusion']
  return [
    {
      name: field,
      in: 'query',
      description: `Returns only ${nouns} with these ${label}.`,
      schema: { $ref: `#/components/schemas/${schemas[0]}` },
    },
    {
      name: `${field}_exclude`,
      in: 'query',
      description: `Excludes ${nouns} with these ${label}.`,
      schema: { $ref: `#/components/schemas/${schemas[1]}` },
    },
  ]
}

function schemasOf({ components }: OpenApiDocument): Record<string, Schema> {
  return components?.schemas ?? {}
}

function schemaOf(document: OpenApiDocument, name: string): Schema {
  const schema = schemasOf(document)[name]
  if (!schema) throw new Error(`The contract has no schema ${name}.`)
  return schema
}
