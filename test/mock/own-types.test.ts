// The mock of a site with own types: it has content for them, made from their declarations.
import { afterAll, describe, expect, it } from '@jest/globals'
import { contractTest, failuresOf } from '#command/contract-test/index.ts'
import { operationsOf } from '../support/contract.ts'
import { cookingSite, declaredSite } from '../support/declared-site.ts'
import { startMockServer } from '../support/mock-server.ts'

const types = `${cookingSite['types/recipe.yaml']}  code: { type: string, pattern: '^R-[0-9]+$', example: R-7 }\n  mood: { type: string, pattern: '^[0-9]{7}$' }\n  weight: { type: number, multipleOf: 0.5, minimum: 0, maximum: 3, example: 1.5 }\n`
const server = await startMockServer({ SITE_DIR: declaredSite({ ...cookingSite, 'types/recipe.yaml': types }) })
afterAll(() => server.close())

interface Item {
  title: { rendered: string }
  excerpt: { rendered: string }
  meta: Record<string, unknown>
  cuisines: number[]
  parent: number
}

const list = async (path: string): Promise<Item[]> => (await fetch(`${server.baseUrl}/cms-json/cms/v2${path}`)).json() as Promise<Item[]>

describe('the mock of a site with own types', () => {
  it('has items for every read operation of own types, which follow the contract', async () => {
    const operations = operationsOf({ name: 'cms-v2', document: server.context.contract.document('cms-v2') })
      .filter(({ method, id }) => method === 'get' && /(Recipe|Course|Cuisine|Posts$)/.test(id))
      .map(({ id }) => id)
    const applicationPassword = { username: 'admin', password: 'any' }
    const run = await contractTest({ baseUrl: server.baseUrl, applicationPassword, quick: true, operations })
    expect(failuresOf(run)).toEqual([])
    expect(run.tested.flatMap(({ outcomes }) => outcomes.filter(({ result }) => result === 'skipped'))).toEqual([])
    expect(run.tested.length).toBeGreaterThan(15)
  }, 60_000)

  it('has several pages of items with texts, terms and values of all fields', async () => {
    const recipes = await list('/recipes?per_page=20')
    expect(recipes).toHaveLength(20)
    expect(new Set(recipes.map(({ title }) => title.rendered)).size).toBeGreaterThan(10)
    expect(new Set(recipes.map(({ meta }) => meta['servings'])).size).toBeGreaterThan(5)
    expect(new Set(recipes.map(({ meta }) => meta['difficulty']))).toEqual(new Set(['easy', 'hard']))
    for (const { cuisines, excerpt, meta } of recipes) {
      expect([cuisines.length, excerpt.rendered.length > 20]).toEqual([1, true])
      const { mood, ...others } = meta
      expect(Object.entries(others).filter(([, value]) => value === null)).toEqual([])
      expect(others).toMatchObject({ code: 'R-7', weight: expect.any(Number) })
      // No text is known to match this pattern.
      expect(mood).toBeNull()
    }
    expect((await list('/recipes?difficulty=easy&servings_min=3&orderby=servings&order=asc')).length).toBeGreaterThan(3)
    expect((await list('/courses?per_page=100')).filter(({ parent }) => parent > 0)).toHaveLength(1)
    expect((await list('/posts?per_page=100')).filter(({ meta }) => meta['subtitle'] !== null).length).toBeGreaterThan(50)
  })

  it('returns examples of the contract for own types', async () => {
    const response = await fetch(`${server.baseUrl}/cms-json/cms/v2/recipes/7`, { headers: { Prefer: 'code=404' } })
    expect([response.status, await response.json()]).toEqual([404, expect.objectContaining({ code: expect.any(String) })])
    const example = await fetch(`${server.baseUrl}/cms-json/cms/v2/recipes/7`, { headers: { Prefer: 'code=200' } })
    expect(await example.json()).toMatchObject({ type: 'recipe', meta: { difficulty: 'easy' } })
  })
})
