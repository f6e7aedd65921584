// The client of the service, with the types that `npm run types` writes, and what all pages read.
import { createClient, pages } from 'content-service'
import type { ContentSchemas, Site } from './content'

export const { content } = createClient<Site>({ baseUrl: process.env['SERVICE_URL'] ?? 'http://localhost:3000' })

export type Recipe = ContentSchemas['Recipe']
export type Cuisine = ContentSchemas['Cuisine']

export async function readRecipes() {
  return Array.fromAsync(
    pages(content, '/recipes', { params: { query: { per_page: 100, orderby: 'minutes', order: 'asc', _embed: ['cms:term', 'author'] } } }),
  )
}

export async function readCourses() {
  return Array.fromAsync(pages(content, '/courses', { params: { query: { per_page: 100, orderby: 'starts', order: 'asc' } } }))
}

export async function readCuisines() {
  return Array.fromAsync(pages(content, '/cuisines', { params: { query: { per_page: 100 } } }))
}

/** The names of the cuisines of a recipe that was read with `_embed`. */
export function cuisinesOf({ _embedded }: Pick<Recipe, '_embedded'>): string[] {
  const terms = _embedded?.['cms:term']?.flat() ?? []
  return terms.filter(({ taxonomy }) => taxonomy === 'cuisine').map(({ name }) => name)
}
