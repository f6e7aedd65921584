// Describes own types and taxonomies in a document, by what it says of posts, pages, blocks, categories or tags, with the names replaced.
import { mergeSchema, resolveRef } from '../contract/documents.ts'
import type { OpenApiDocument, Parameter, Schema } from '../contract/documents.ts'
import { pascalCase } from './declarations.ts'
import type { Declarations, DeclaredTaxonomy, DeclaredType, Feature, Pattern } from './declarations.ts'
import { setFields, setRevisionFields } from './described-fields.ts'
import { bodiesOf, schemaOf, schemasOf } from './document-parts.ts'
import { taxonomiesOfPosts } from './kinds.ts'
import { renamed } from './renaming.ts'
import type { KindNames, Renaming } from './renaming.ts'

export type Site = OpenApiDocument & { tags: object[] }

export function addKinds(site: Site, { types, taxonomies }: Declarations): void {
  for (const taxonomy of taxonomies) addTaxonomy(site, taxonomy)
  for (const type of types) addType(site, type, taxonomies)
}

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
  setRevisionFields(site, one, `/${type.route}`, type.fields)
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
