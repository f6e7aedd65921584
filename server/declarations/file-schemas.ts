// The JSON Schemas of the files in which a site declares its types, taxonomies and fields. Editors complete and check the files with them.
import { actions, features, rolesWithRights } from './declarations.ts'

const dialect = 'https://json-schema.org/draft/2020-12/schema'

const name = (description: string) => ({ type: 'string', description, pattern: '^[a-z][a-z0-9_]*$', maxLength: 20 })
const route = {
  type: 'string',
  description: 'The last part of the route, as in /cms/v2/recipes.',
  pattern: '^[a-z][a-z0-9-]*$',
  maxLength: 60,
}
const fieldName = (description?: string) => ({
  type: 'string',
  ...(description && { description }),
  pattern: '^[a-z][a-z0-9_]*$',
  maxLength: 50,
})
const metaKey = { type: 'string', minLength: 1, maxLength: 255 }
const text = (description: string, maxLength = 200) => ({ type: 'string', description, minLength: 1, maxLength })
const label = (description: string) => ({ ...text(description, 60), pattern: '^[A-Za-z][A-Za-z0-9 -]*$' })

const labels = {
  type: 'object',
  description: 'The names, as headings.',
  required: ['singular', 'plural'],
  additionalProperties: false,
  properties: { singular: label('The name of one.'), plural: label('The name of several.') },
}

const count = (description: string) => ({ type: 'integer', description, minimum: 0 })

/** The keywords of the schema of a value, at any depth. */
const valueKeywords = {
  type: { description: 'The type of the value.', enum: ['string', 'integer', 'number', 'boolean', 'array', 'object'] },
  description: text('What the value means.', 1000),
  format: {
    description: 'The format of a string. `html` is text with markup, which is made safe.',
    enum: ['date', 'date-time', 'email', 'html', 'uri'],
  },
  enum: { type: 'array', description: 'The values that are allowed.', minItems: 1, uniqueItems: true },
  minimum: { type: 'number', description: 'The minimum of a number.' },
  maximum: { type: 'number', description: 'The maximum of a number.' },
  exclusiveMinimum: { type: 'number', description: 'A number must be greater than this.' },
  exclusiveMaximum: { type: 'number', description: 'A number must be less than this.' },
  multipleOf: { type: 'number', description: 'A number must be a multiple of this.', exclusiveMinimum: 0 },
  minLength: count('The minimum number of characters.'),
  maxLength: count('The maximum number of characters.'),
  pattern: { type: 'string', description: 'The regular expression that a string must match.', format: 'regex' },
  items: { $ref: '#/$defs/value' },
  minItems: count('The minimum number of entries.'),
  maxItems: count('The maximum number of entries.'),
  uniqueItems: { type: 'boolean', description: 'Whether all entries must differ.' },
  properties: {
    type: 'object',
    description: 'The properties of an object.',
    maxProperties: 100,
    propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9_]*$', not: { enum: ['constructor', 'prototype'] } },
    additionalProperties: { $ref: '#/$defs/value' },
  },
  required: { type: 'array', description: 'The properties that an object must have.', items: { type: 'string' }, uniqueItems: true },
  example: { description: 'A typical value.' },
}

const capability = (description: string) => ({ type: 'string', description, pattern: '^[a-z][a-z0-9_]*$', maxLength: 80 })

const fields = {
  type: 'object',
  description: 'The fields of an item, which are under `meta`, by name. Each is an OpenAPI 3.1 schema.',
  maxProperties: 200,
  propertyNames: { pattern: '^[a-z][a-z0-9_]*$', maxLength: 50, not: { enum: ['constructor', 'footnotes', 'prototype'] } },
  additionalProperties: { $ref: '#/$defs/field' },
}

const $defs = {
  value: { type: 'object', required: ['type'], additionalProperties: false, properties: valueKeywords },
  attribute: {
    type: 'object',
    required: ['type'],
    additionalProperties: false,
    properties: { ...valueKeywords, default: { description: 'The value of blocks that have none of their own.' } },
  },
  field: {
    type: 'object',
    required: ['type'],
    additionalProperties: false,
    properties: {
      ...valueKeywords,
      default: { description: 'The value of items that have none of their own. Without a default, it is null.' },
      'x-context': {
        type: 'array',
        description: 'The contexts in which responses have the field. The default is view and edit.',
        items: { enum: ['view', 'edit'] },
        minItems: 1,
        uniqueItems: true,
      },
      'x-filter': {
        type: 'array',
        description:
          'How lists are filtered by the field: equals (?servings=4), in (?difficulty=easy,hard), range (?servings_min=2&servings_max=6), contains (?name_contains=fig).',
        items: { enum: ['equals', 'in', 'range', 'contains'] },
        minItems: 1,
        uniqueItems: true,
      },
      'x-order': { type: 'boolean', description: 'Whether lists can be sorted by the field (?orderby=servings).' },
      'x-refers-to': {
        description:
          'The values are IDs of these items: post, page, media, user, event, venue, organizer, category, post_tag, event_category, an own type or an own taxonomy. Items have links with the name of the field, which _embed can embed.',
        type: ['string', 'object'],
        minLength: 1,
        required: ['to'],
        additionalProperties: false,
        properties: {
          to: { type: 'string', description: 'What the field refers to.', minLength: 1 },
          'on-delete': {
            description:
              'What happens when an item to which the field refers is deleted permanently. empty, the default, removes it from the values; refuse keeps it from being deleted.',
            enum: ['empty', 'refuse'],
          },
        },
      },
      'x-unique': { type: 'boolean', description: 'Whether no two items of the type can have the same value.' },
      'x-read': capability('The capability that reading the field takes, such as edit_others_posts. Other callers do not see it.'),
      'x-write': capability('The capability that changing the field takes. The default is that of x-read.'),
      'x-translatable': {
        type: 'boolean',
        description:
          'Whether the field, a string, has a text in each language of the site. The default is true for strings without enum, pattern, x-filter, x-order, x-unique and x-refers-to, and without a format other than html.',
      },
      'x-search': { type: 'boolean', description: 'Whether searches find the words of the field. It is a string, or an array of strings.' },
      'x-formerly': fieldName('The name that the field had. `schema apply` moves its values from there.'),
      'x-import': {
        description:
          'The key of the post meta in site exports from which the field is imported, or several; the first that has a value counts. The default is the name of the field.',
        ...metaKey,
        type: ['string', 'array'],
        items: metaKey,
        minItems: 1,
        uniqueItems: true,
      },
    },
  },
}

const file = (title: string, required: readonly string[], properties: object) => ({
  $schema: dialect,
  title,
  type: 'object',
  required,
  additionalProperties: false,
  properties: { $schema: { type: 'string' }, ...properties },
  $defs,
})

/** By the folder of the files. */
export const fileSchemas = {
  types: file('A content type', ['name', 'route', 'labels', 'like'], {
    name: name('The identifier, as in GET /cms/v2/types/recipe.'),
    formerly: name('The identifier that the type had. `schema apply` moves its items from there.'),
    route,
    labels,
    description: text('What items of the type are.', 1000),
    icon: text('The name of an icon for user interfaces.'),
    like: {
      description:
        'The type whose statuses, rights, trash, revisions and autosaves it has: post, page for items with parents, or block for items without public pages.',
      enum: ['post', 'page', 'block'],
    },
    supports: {
      type: 'array',
      description: 'What items have beside dates, slug and status. The default is title and content.',
      items: { enum: features },
      minItems: 1,
      uniqueItems: true,
    },
    taxonomies: {
      type: 'array',
      description: 'The identifiers of the taxonomies whose terms items can have: own ones, category, post_tag.',
      items: { type: 'string' },
      uniqueItems: true,
      maxItems: 20,
    },
    permalink: {
      type: 'string',
      description: 'The path of the page of an item. The default is the route and the slug.',
      pattern: '^/[a-z][a-z0-9-]*/\\{slug\\}/$',
    },
    rights: {
      type: 'object',
      description:
        'What each role may do with the items, in place of the rights of what the type is like. Administrators may do everything. edit allows creating items and editing own ones; publish allows publishing them, and editing and deleting own published ones; read_private allows reading the private items of others.',
      additionalProperties: false,
      properties: Object.fromEntries(
        rolesWithRights.map((role) => [
          role,
          { type: 'array', description: `What the role ${role} may do.`, items: { enum: actions }, uniqueItems: true },
        ]),
      ),
    },
    fields,
  }),
  taxonomies: file('A taxonomy', ['name', 'route', 'labels'], {
    name: name('The identifier, as in GET /cms/v2/taxonomies/cuisine.'),
    formerly: name('The identifier that the taxonomy had. `schema apply` moves its terms from there.'),
    route,
    labels,
    hierarchical: { type: 'boolean', description: 'Whether terms have parents, as categories do. The default is false.' },
    fields,
  }),
  blocks: file('A kind of blocks', ['name', 'title'], {
    name: {
      type: 'string',
      description: 'The name, with a namespace of your own, as in acme/rating.',
      pattern: '^(?!core/)[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$',
      maxLength: 100,
    },
    title: text('The title in user interfaces.'),
    description: text('What the block shows.'),
    category: text('The category under which editors list the block. The default is widgets.'),
    icon: text('The name of an icon for user interfaces.'),
    keywords: {
      type: 'array',
      description: 'Words by which a search finds the block.',
      items: text('A keyword.'),
      maxItems: 20,
      uniqueItems: true,
    },
    attributes: {
      type: 'object',
      description: 'The attributes of the block, by name. Each is an OpenAPI 3.1 schema.',
      maxProperties: 100,
      propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9_]*$', maxLength: 50, not: { enum: ['constructor', 'prototype'] } },
      additionalProperties: { $ref: '#/$defs/attribute' },
    },
    inner_blocks: { type: 'boolean', description: 'Whether other blocks can be inside of it. The default is false.' },
  }),
  fields: file('The fields of a kind of item', ['fields'], { fields }),
}
