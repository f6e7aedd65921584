// The client of the service, with the types that `npm run types` writes, and what all pages read.
import { createClient, list, pages, unwrap } from 'content-service'
import type { ContentSchemas, Site } from './content'

export const { content, calendar } = createClient<Site>({ baseUrl: process.env['SERVICE_URL'] ?? 'http://localhost:3000' })

export type Recipe = ContentSchemas['Recipe']
export type Cuisine = ContentSchemas['Cuisine']

export async function readRecipes() {
  return Array.fromAsync(
    pages(content, '/recipes', {
      params: {
        query: { per_page: 100, orderby: 'minutes', order: 'asc', _embed: ['cms:term', 'cms:featuredmedia', 'author', 'cook', 'course'] },
      },
    }),
  )
}

export async function readCourses() {
  return Array.fromAsync(
    pages(content, '/courses', { params: { query: { per_page: 100, orderby: 'starts', order: 'asc', _embed: ['recipes'] } } }),
  )
}

export async function readCuisines() {
  return Array.fromAsync(pages(content, '/cuisines', { params: { query: { per_page: 100 } } }))
}

/** The events of the next months at which visitors can taste what is cooked. */
export async function readTastings() {
  const { items } = await list(calendar, '/events', { params: { query: { tasting: true, per_page: 50 } } })
  return items
}

/** The kitchen in which a user cooks. */
export async function kitchenOf(id: number) {
  const { meta } = await unwrap(content.at('/users/{id}').get({ params: { path: { id } } }))
  return meta.kitchen
}

/** The names of the cuisines of a recipe that was read with `_embed`. */
export function cuisinesOf({ _embedded }: Pick<Recipe, '_embedded'>): string[] {
  const terms = _embedded?.['cms:term']?.flat() ?? []
  return terms.filter(({ taxonomy }) => taxonomy === 'cuisine').map(({ name }) => name)
}
