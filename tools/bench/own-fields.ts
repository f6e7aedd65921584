// npm run bench -- --own-fields: the site whose own types and fields are measured, and its content.
import { mkdirSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Config } from '../../server/config/config.ts'
import { closeContext, createContext } from '../../server/process/open-context.ts'

const TAGS = 200

/** Ten fields, of which posts and recipes have values. */
const fields = `
  servings: { type: integer, default: 4, x-filter: [equals, range], x-order: true }
  difficulty: { type: string, enum: [easy, hard], x-filter: [in] }
  origin: { type: string, maxLength: 200, x-filter: [equals], x-order: true }
  vegan: { type: boolean }
  steps: { type: array, items: { type: string } }
  nutrition: { type: object, properties: { kcal: { type: number }, protein: { type: number } } }
  published_on: { type: string, format: date }
  source: { type: string, format: uri }
  rating: { type: number }
  notes: { type: string }
`

/** Writes a site with own fields of posts, and with so many own types. Returns the folder. */
export function writeSite(folder: string, types: number): string {
  for (const kind of ['types', 'fields']) mkdirSync(`${folder}/${kind}`, { recursive: true })
  writeFileSync(`${folder}/fields/post.yaml`, `fields:${fields}`)
  for (let number = 0; number < types; number++) {
    const [name, label] = number ? [`recipe_${number}`, `Recipe ${number}`] : ['recipe', 'Recipe']
    writeFileSync(
      `${folder}/types/${name}.yaml`,
      `name: ${name}\nroute: ${name.replace('_', '-')}s\nlabels: { singular: ${label}, plural: ${label}s }\nlike: post\ntaxonomies: [post_tag]\nfields:${fields}`,
    )
  }
  return folder
}

/** Gives posts values of their fields, and adds recipes, each with a tag. */
export async function addOwnContent(config: Config, recipes: number): Promise<void> {
  const context = await createContext(config)
  const meta = `json_object('servings', number % 97, 'difficulty', iif(number % 3, 'easy', 'hard'), 'origin', 'Origin ' || (number % ${TAGS}), 'vegan', json('true'),
    'steps', json_array('Cut the figs', 'Bake them'), 'nutrition', json_object('kcal', number % 900, 'protein', 3.5), 'published_on', '2026-05-01',
    'source', 'https://example.org/' || number, 'rating', (number % 50) / 10.0, 'notes', 'Fresh figs')`
  const statements = [
    `update content set meta = ${meta.replaceAll('number', 'id')} where type = 'post'`,
    `insert into terms (taxonomy, name, slug, description) with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < ${TAGS})
      select 'post_tag', 'Tag ' || number, 'tag-' || number, '' from numbers`,
    `insert into content (type, status, slug, author, title, title_rendered, date, date_gmt, modified, modified_gmt, guid, meta)
      with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < ${recipes})
      select 'recipe', 'publish', 'recipe-' || number, 2, 'Recipe ' || number, 'Recipe ' || number, at, at, at, at, 'recipe-' || number, ${meta}
      from (select number, strftime('%Y-%m-%dT%H:%M:%S', 1000000000 + number * 60, 'unixepoch') as at from numbers)`,
    `insert into content_terms (content_id, term_id)
      select content.id, terms.id from content join terms on terms.slug = 'tag-' || (1 + content.id % ${TAGS}) where content.type = 'recipe'`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(context.db)
  await closeContext(context)
}

let counter = 0

/** A tag and a value that as many recipes have. No URL is requested twice. */
export const recipeLists: Readonly<Record<string, (recipes: string, tag: number) => string>> = {
  'list of 10': (recipes) => `${recipes}?exclude=${10_000_000 + counter++}`,
  'by a tag': (recipes, tag) => `${recipes}?tags=${tag}&exclude=${10_000_000 + counter++}`,
  'filtered by an own field': (recipes) => `${recipes}?origin=Origin ${counter % TAGS}&exclude=${10_000_000 + counter++}`,
  'filtered by a range': (recipes) => `${recipes}?servings_min=95&servings_max=96&exclude=${10_000_000 + counter++}`,
  'filtered by a range of most items': (recipes) => `${recipes}?servings_min=5&exclude=${10_000_000 + counter++}`,
  'sorted by an own field': (recipes) => `${recipes}?orderby=servings&order=asc&exclude=${10_000_000 + counter++}`,
  'filtered and sorted by own fields': (recipes) =>
    `${recipes}?origin=Origin ${counter % TAGS}&orderby=servings&exclude=${10_000_000 + counter++}`,
}
