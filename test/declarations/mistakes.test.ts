// Mistakes in declarations: the service does not start, and says in which line they are and what to do.
import { describe, expect, it } from '@jest/globals'
import { openSite } from '#server/namespaces/open-site.ts'
import { cookingSite, declaredSite } from '../support/declared-site.ts'

const recipe = (fields: string): Record<string, string> => ({
  'types/recipe.yaml': `name: recipe\nroute: recipes\nlabels: { singular: Recipe, plural: Recipes }\nlike: post\nfields:\n  x: ${fields}\n`,
})

const type = (change: (text: string) => string): Record<string, string> => ({
  'types/recipe.yaml': change('name: recipe\nroute: recipes\nlabels: { singular: Recipe, plural: Recipes }\nlike: post\n'),
})

const replaced = (from: string, to: string) => type((text) => text.replace(from, to))
const added = (line: string) => type((text) => `${text}${line}\n`)

const deep = (levels: number): string => (levels ? `{ type: array, items: ${deep(levels - 1)} }` : '{ type: string }')

const mistakes: readonly (readonly [what: string, files: Record<string, string>, message: string])[] = [
  ['broken YAML', { 'types/recipe.yaml': 'name: [recipe' }, 'types/recipe.yaml:1: '],
  ['a list in place of a declaration', { 'types/recipe.yaml': '- name' }, 'types/recipe.yaml:1: The file must be object.'],
  ['an empty file', { 'types/recipe.yaml': '' }, 'types/recipe.yaml:1: The file must be object.'],
  ['a missing name', replaced('name: recipe\n', ''), 'types/recipe.yaml:1: name is missing.'],
  ['a missing route', replaced('route: recipes\n', ''), 'types/recipe.yaml:1: route is missing.'],
  ['a missing plural', replaced(', plural: Recipes', ''), 'types/recipe.yaml:3: plural is missing.'],
  ['a misspelled key', added('suports: [title]'), 'types/recipe.yaml:1: "suports" is unknown. Did you mean "supports"?'],
  ['an unknown pattern', replaced('like: post', 'like: event'), 'types/recipe.yaml:4: like must be one of post, page, block.'],
  ['an unknown feature', added('supports: [title, sticky]'), 'types/recipe.yaml:5: supports[1] must be one of title, content'],
  ['a name with capitals', replaced('name: recipe', 'name: Recipe'), 'types/recipe.yaml:1: name must match pattern'],
  [
    'a name that is too long',
    replaced('name: recipe', `name: ${'a'.repeat(21)}`),
    'types/recipe.yaml:1: name must NOT have more than 20 characters.',
  ],
  ['the name of a type', replaced('name: recipe', 'name: event'), 'types/recipe.yaml:1: The name "event" is taken. Choose another one.'],
  ['the name of a taxonomy', replaced('name: recipe', 'name: category'), 'types/recipe.yaml:1: The name "category" is taken.'],
  ['the name of revisions', replaced('name: recipe', 'name: revision'), 'types/recipe.yaml:1: The name "revision" is taken.'],
  ['a hostile name', replaced('name: recipe', 'name: __proto__'), 'types/recipe.yaml:1: name must match pattern'],
  ['the route of posts', replaced('route: recipes', 'route: posts'), 'types/recipe.yaml:2: The route "posts" is taken.'],
  ['a route with a slash', replaced('route: recipes', 'route: a/b'), 'types/recipe.yaml:2: route must match pattern'],
  ['the path of the docs', added('permalink: /docs/{slug}/'), 'types/recipe.yaml:5: The permalink "docs" is taken.'],
  [
    'the path of a type for terms',
    {
      ...added('permalink: /food-mood/{slug}/'),
      'taxonomies/mood.yaml': 'name: food_mood\nroute: moods\nlabels: { singular: Mood, plural: Moods }\n',
    },
    'taxonomies/mood.yaml:1: The name "food-mood" is taken.',
  ],
  ['what a path to a list resolves to', replaced('name: recipe', 'name: date'), 'types/recipe.yaml:1: The name "date" is taken.'],
  ['a permalink without a slug', added('permalink: /recipes/'), 'types/recipe.yaml:5: permalink must match pattern'],
  [
    'the labels of posts',
    replaced('singular: Recipe, plural: Recipes', 'singular: Post, plural: Posts'),
    'types/recipe.yaml:3: The operation createPost already exists.',
  ],
  ['equal labels', replaced('plural: Recipes', 'plural: Recipe'), 'types/recipe.yaml:3: The singular and the plural must differ.'],
  ['an unknown taxonomy', added('taxonomies: [categry]'), 'types/recipe.yaml:5: There is no taxonomy "categry". Did you mean "category"?'],
  ['a field without a type', recipe('{ default: 4 }'), 'types/recipe.yaml:6: type is missing.'],
  ['a field of an unknown type', recipe('{ type: text }'), 'types/recipe.yaml:6: type must be one of string, integer'],
  [
    'a field with an unknown key',
    recipe('{ type: string, maxlength: 3 }'),
    'types/recipe.yaml:6: "maxlength" is unknown. Did you mean "maxLength"?',
  ],
  ['a field with an unknown format', recipe('{ type: string, format: ipv4 }'), 'types/recipe.yaml:6: format must be one of date'],
  ['a reference to a file', recipe('{ $ref: /etc/passwd }'), 'types/recipe.yaml:6: "$ref" is unknown.'],
  [
    'a default out of bounds',
    recipe('{ type: integer, minimum: 1, default: 0 }'),
    'types/recipe.yaml:6: The default does not match the schema of the field: it must be >= 1.',
  ],
  [
    'a default of another type',
    recipe('{ type: integer, default: four }'),
    'types/recipe.yaml:6: The default does not match the schema of the field: it must be integer.',
  ],
  [
    'an example that is no value',
    recipe('{ type: string, enum: [a], example: b }'),
    'types/recipe.yaml:6: The example does not match the schema of the field',
  ],
  ['values of another type', recipe('{ type: string, enum: [1] }'), 'types/recipe.yaml:6: 1 is not of the type string.'],
  ['an empty enumeration', recipe('{ type: string, enum: [] }'), 'types/recipe.yaml:6: enum must NOT have fewer than 1 items.'],
  ['a broken pattern', recipe('{ type: string, pattern: "(" }'), 'types/recipe.yaml:6: pattern must match format "regex".'],
  [
    'a range of texts',
    recipe('{ type: string, x-filter: [range] }'),
    'types/recipe.yaml:6: The filter range requires a number, or a string with the format date',
  ],
  [
    'a range of Booleans',
    recipe('{ type: boolean, x-filter: [range] }'),
    'types/recipe.yaml:6: The filter range requires a field of the type string, integer, number.',
  ],
  [
    'a list that equals',
    recipe('{ type: array, items: { type: string }, x-filter: [equals] }'),
    'types/recipe.yaml:6: The filter equals requires',
  ],
  [
    'a number that contains',
    recipe('{ type: integer, x-filter: [contains] }'),
    'types/recipe.yaml:6: The filter contains requires a field of the type string, array.',
  ],
  [
    'an unknown filter',
    recipe('{ type: integer, x-filter: [near] }'),
    'types/recipe.yaml:6: x-filter[0] must be one of equals, in, range, contains.',
  ],
  [
    'an order by lists',
    recipe('{ type: array, items: { type: string }, x-order: true }'),
    'types/recipe.yaml:6: Lists cannot be sorted by a field of the type array.',
  ],
  ['a list without entries', recipe('{ type: array }'), 'types/recipe.yaml:6: items is missing'],
  ['an unknown context', recipe('{ type: string, x-context: [embed] }'), 'types/recipe.yaml:6: x-context[0] must be one of view, edit.'],
  [
    'a field with the name of a parameter',
    { 'types/recipe.yaml': `${type((text) => text)['types/recipe.yaml']}fields:\n  search: { type: string, x-filter: [equals] }\n` },
    'types/recipe.yaml:6: Lists already have a parameter "search".',
  ],
  ['the field of footnotes', { 'fields/post.yaml': 'fields:\n  footnotes: { type: string }\n' }, 'fields/post.yaml:2: '],
  ['a hostile field', { 'fields/post.yaml': 'fields:\n  constructor: { type: string }\n' }, 'fields/post.yaml:2: '],
  ['a hostile property', recipe('{ type: object, properties: { constructor: { type: string } } }'), 'types/recipe.yaml:6: '],
  [
    'a thousand fields',
    { 'fields/post.yaml': `fields:\n${Array.from({ length: 1000 }, (_none, index) => `  f${index}: { type: string }\n`).join('')}` },
    'fields/post.yaml:2: fields must NOT have more than 200 properties.',
  ],
  [
    'fields of an unknown type',
    { 'fields/widget.yaml': 'fields:\n  x: { type: string }\n' },
    'fields/widget.yaml:1: The file must have the name of something that can have own fields: post, page, media,',
  ],
  [
    'a search of numbers',
    recipe('{ type: integer, x-search: true }'),
    'types/recipe.yaml:6: Searches only find the words of strings and of arrays of strings.',
  ],
  [
    'a search of a list of numbers',
    recipe('{ type: array, items: { type: integer }, x-search: true }'),
    'types/recipe.yaml:6: Searches only find the words of strings and of arrays of strings.',
  ],
  [
    'a search of what only editors see',
    recipe('{ type: string, x-context: [edit], x-search: true }'),
    'types/recipe.yaml:6: Searches would reveal to everybody what only editors see. Omit x-search, or x-context.',
  ],
  ['a search that is neither on nor off', recipe('{ type: string, x-search: maybe }'), 'types/recipe.yaml:6: x-search must be boolean.'],
  [
    'an author of a type without pages',
    { 'types/recipe.yaml': String(added('supports: [title, author]')['types/recipe.yaml']).replace('like: post', 'like: block') },
    'types/recipe.yaml:5: Types like block have no author. They can have title, content, excerpt, password.',
  ],
  [
    'a permalink of a type without pages',
    { 'types/recipe.yaml': String(added('permalink: /food/{slug}/')['types/recipe.yaml']).replace('like: post', 'like: block') },
    'types/recipe.yaml:5: Types like block have no public pages. Omit permalink.',
  ],
  [
    'fields of a taxonomy in two files',
    {
      'taxonomies/mood.yaml': 'name: mood\nroute: moods\nlabels: { singular: Mood, plural: Moods }\nfields:\n  x: { type: string }\n',
      'fields/mood.yaml': 'fields:\n  y: { type: string }\n',
    },
    'fields/mood.yaml:1: The fields of "mood" are already declared in another file. Put all of them into one.',
  ],
  [
    'fields of media in two files',
    { 'fields/attachment.yaml': 'fields:\n  x: { type: string }\n', 'fields/media.yaml': 'fields:\n  y: { type: string }\n' },
    'fields/media.yaml:1: The fields of "attachment" are already declared in another file.',
  ],
  [
    'a field of media with the name of what is stored with it',
    { 'fields/media.yaml': 'fields:\n  alt_text: { type: string }\n' },
    'fields/media.yaml:2: The name "alt_text" is taken. Choose another name for the field.',
  ],
  [
    'a field of users with the name of their preferences',
    { 'fields/user.yaml': 'fields:\n  persisted_preferences: { type: string }\n' },
    'fields/user.yaml:2: The name "persisted_preferences" is taken.',
  ],
  [
    'a field with the name of a parameter of the calendar',
    { 'fields/event.yaml': 'fields:\n  featured: { type: boolean, x-filter: [equals] }\n' },
    'fields/event.yaml:2: Lists already have a parameter "featured". Choose another name for the field.',
  ],
  [
    'a field with the name of an order',
    { 'fields/user.yaml': 'fields:\n  email: { type: string, x-order: true }\n' },
    'fields/user.yaml:2: Lists can already be sorted by "email". Choose another name for the field.',
  ],
  [
    'a field with the name of a taxonomy by whose terms lists are filtered',
    {
      ...added('taxonomies: [mood]\nfields:\n  moods: { type: string, x-filter: [equals] }'),
      'taxonomies/mood.yaml': 'name: mood\nroute: moods\nlabels: { singular: Mood, plural: Moods }\n',
    },
    'Lists already have a parameter "moods".',
  ],
  [
    'a wrong field of a taxonomy',
    { 'taxonomies/mood.yaml': 'name: mood\nroute: moods\nlabels: { singular: Mood, plural: Moods }\nfields:\n  x: { type: text }\n' },
    'taxonomies/mood.yaml:5: type must be one of string, integer',
  ],
  [
    'two types of one name',
    {
      ...type((text) => text),
      'types/second.yaml': 'name: recipe\nroute: others\nlabels: { singular: Other, plural: Others }\nlike: post\n',
    },
    'types/second.yaml:1: The name "recipe" is taken.',
  ],
  [
    'a type and a taxonomy of one route',
    { ...type((text) => text), 'taxonomies/x.yaml': 'name: x\nroute: recipes\nlabels: { singular: X, plural: Xs }\n' },
    'taxonomies/x.yaml:2: The route "recipes" is taken.',
  ],
  [
    'the former name of a field that is still there',
    recipe('{ type: string, x-formerly: y }\n  y: { type: string }'),
    'types/recipe.yaml:6: "y" is still in use, so it cannot be a former name.',
  ],
  [
    'a default that is no date',
    recipe('{ type: string, format: date, default: "2026-02-30" }'),
    'types/recipe.yaml:6: The default does not match the schema of the field',
  ],
  ['its own name as a former one', recipe('{ type: string, x-formerly: x }'), 'types/recipe.yaml:6: "x" is still in use'],
  [
    'a former name of two fields',
    recipe('{ type: string, x-formerly: z }\n  y: { type: string, x-formerly: z }'),
    'types/recipe.yaml:7: "z" is already the former name of another one.',
  ],
  ['a hostile former name', recipe('{ type: string, x-formerly: __proto__ }'), 'types/recipe.yaml:6: x-formerly must match pattern'],
  ['the name of posts as a former one', added('formerly: post'), 'types/recipe.yaml:5: "post" is still in use'],
  ['an import without a key', recipe('{ type: string, x-import: [] }'), 'types/recipe.yaml:6: x-import must NOT have fewer than 1 items.'],
  ['an import from a number', recipe('{ type: string, x-import: 4 }'), 'types/recipe.yaml:6: x-import must be string,array.'],
  [
    'a reference to an unknown type',
    recipe('{ type: integer, x-refers-to: recpie }'),
    'types/recipe.yaml:6: There is no type or taxonomy "recpie". Did you mean "recipe"?',
  ],
  [
    'a reference of a text',
    recipe('{ type: string, x-refers-to: user }'),
    'types/recipe.yaml:6: A field that refers to items must be an integer, or an array of integers.',
  ],
  [
    'a reference of a list of texts',
    recipe('{ type: array, items: { type: string }, x-refers-to: user }'),
    'types/recipe.yaml:6: A field that refers to items must be an integer, or an array',
  ],
  ['a reference without a target', recipe('{ type: integer, x-refers-to: { on-delete: refuse } }'), 'types/recipe.yaml:6: to is missing.'],
  [
    'a reference with an unknown rule',
    recipe('{ type: integer, x-refers-to: { to: user, on-delete: cascade } }'),
    'types/recipe.yaml:6: on-delete must be one of empty, refuse.',
  ],
  [
    'a reference with a misspelled key',
    recipe('{ type: integer, x-refers-to: { to: user, on_delete: empty } }'),
    'types/recipe.yaml:6: "on_delete" is unknown. Did you mean "on-delete"?',
  ],
  [
    'a reference with a default',
    recipe('{ type: integer, x-refers-to: user, default: 1 }'),
    'types/recipe.yaml:6: A field that refers to items cannot have "default", because the items can be deleted.',
  ],
  [
    'a reference with a least number of items',
    recipe('{ type: array, items: { type: integer }, minItems: 1, x-refers-to: user }'),
    'types/recipe.yaml:6: A field that refers to items cannot have "minItems"',
  ],
  [
    'a reference to very many items',
    recipe('{ type: array, items: { type: integer }, maxItems: 1000, x-refers-to: user }'),
    'types/recipe.yaml:6: A field can refer to at most 100 items.',
  ],
  [
    'a reference with the name of a link',
    { 'fields/post.yaml': 'fields:\n  author: { type: integer, x-refers-to: user }\n' },
    'fields/post.yaml:2: Items already have links called "author". Choose another name for the field.',
  ],
  [
    'a unique list',
    recipe('{ type: array, items: { type: string }, x-unique: true }'),
    'types/recipe.yaml:6: A unique field must be a string or an integer.',
  ],
  [
    'a unique text of any length',
    recipe('{ type: string, x-unique: true }'),
    'types/recipe.yaml:6: A unique string must have a maxLength of at most 500.',
  ],
  [
    'a unique field with a default',
    recipe('{ type: integer, x-unique: true, default: 1 }'),
    'types/recipe.yaml:6: A unique field cannot have a default, because all items without a value would share it.',
  ],
  [
    'an unknown right to read',
    recipe('{ type: string, x-read: edit_other_posts }'),
    'types/recipe.yaml:6: There is no capability "edit_other_posts". Did you mean "edit_others_posts"?',
  ],
  [
    'an unknown right to write',
    recipe('{ type: string, x-write: magic }'),
    'types/recipe.yaml:6: There is no capability "magic". GET /cms/v2/users/me?context=edit lists all capabilities.',
  ],
  [
    'a right of a type that names none',
    recipe('{ type: string, x-read: edit_recipes }'),
    'types/recipe.yaml:6: There is no capability "edit_recipes".',
  ],
  [
    'rights of an unknown role',
    added('rights: { cook: [edit] }'),
    'types/recipe.yaml:5: "cook" is unknown. Use one of editor, author, contributor, subscriber.',
  ],
  ['rights of administrators', added('rights: { administrator: [edit] }'), 'types/recipe.yaml:5: "administrator" is unknown.'],
  [
    'rights to an unknown action',
    added('rights: { author: [edit, cook] }'),
    'types/recipe.yaml:5: author[1] must be one of edit, edit_others, publish',
  ],
  [
    'rights whose capabilities exist',
    type((text) => text.replace('route: recipes', 'route: others-posts').concat('rights: { author: [edit] }\n')),
    'types/recipe.yaml:2: The route would create the capability edit_others_posts, which already exists. Choose another route.',
  ],
  ['a schema that is too deep', recipe(deep(40)), 'types/recipe.yaml:6: The schema is too deep. Nest at most 10 lists and objects.'],
]

async function problemOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = declaredSite(files)
  return openSite(folder).then(
    () => 'no problem',
    (error: unknown) => String((error as Error).message),
  )
}

describe('a declaration with', () => {
  it.each(mistakes)('%s is refused', async (_what, files, message) => {
    expect(await problemOf(files)).toContain(message)
  })
})

describe('declarations', () => {
  it('have all their mistakes reported at once', async () => {
    const message = await problemOf({
      ...replaced('route: recipes', 'route: posts'),
      'taxonomies/cuisine.yaml': 'name: cuisine\n',
      'fields/post.yaml': 'fields:\n  a: { type: strin }\n',
    })
    const places = [
      'taxonomies/cuisine.yaml:1: route',
      'taxonomies/cuisine.yaml:1: labels',
      'fields/post.yaml:2: type',
      'types/recipe.yaml:2: The route',
    ]
    expect(message.split('\n')).toEqual([
      'The declarations of the site are invalid:',
      ...places.map((place) => expect.stringContaining(place) as unknown),
    ])
  })

  it('without mistakes are read, whether for the first time or again', async () => {
    const folder = declaredSite(cookingSite)
    for (let turn = 0; turn < 2; turn++) {
      const { declarations, contract } = await openSite(folder)
      expect(declarations.types.map(({ name }) => name)).toEqual(['course', 'recipe'])
      expect([...declarations.fields.keys()].toSorted()).toEqual(['course', 'post', 'recipe'])
      expect(Object.keys(contract.document('cms-v2').paths)).toContain('/recipes/{id}')
    }
  })
})
