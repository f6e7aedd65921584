// The tools that assistants have for the types of a site.
import { describe, expect, it } from '@jest/globals'
import { overHttp, overStdio } from '../mcp/client.ts'
import { cookingSite, declaredSite } from '../support/declared-site.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({ MCP: 'write', SITE_DIR: declaredSite(cookingSite) })
const editor = server.authorization.editor

const ways = [
  ['over HTTP', (query = '') => overHttp(server.baseUrl, editor, { query })],
  [
    'over standard input',
    (query = '') =>
      overStdio(['--base-url', server.baseUrl, '--write', ...(query ? ['--tools', '*'] : [])], {
        APPLICATION_PASSWORD: atob(editor.slice('Basic '.length)),
      }),
  ],
] as const

describe.each(ways)('an assistant %s', (_way, connect) => {
  it('has the tools of own types and taxonomies beside the others', async () => {
    const { client, names } = await connect()
    const found = await names()
    const expected = [
      'listRecipes',
      'getRecipe',
      'createRecipe',
      'updateRecipe',
      'deleteRecipe',
      'listCourses',
      'listCuisines',
      'createCuisine',
    ]
    expect(found).toEqual(expect.arrayContaining([...expected, 'listPosts', 'listEvents']))
    for (const name of ['patchRecipe', 'putRecipe', 'listRecipeRevisions']) expect(found).not.toContain(name)
    expect(new Set(found).size).toBe(found.length)
    await client.close()
  })

  it('has those of revisions when it asks for all, but none that hands out a secret', async () => {
    const { client, names } = await connect('?tools=*')
    const found = await names()
    expect(found).toEqual(expect.arrayContaining(['listRecipeRevisions', 'createRecipeAutosave', 'listRecipePreviewLinks']))
    expect(found).not.toContain('createRecipePreviewLink')
    await client.close()
  })

  it('writes own fields and filters by them', async () => {
    const { client, call } = await connect()
    const origin = newWord()
    const created = await call('createRecipe', { body: { title: 'Fig tart', status: 'publish', meta: { servings: 7, origin } } })
    expect(created).toMatchObject({ structuredContent: { type: 'recipe', meta: { servings: 7, origin } } })
    const found = await call('listRecipes', { origin_contains: origin, servings_min: 5, context: 'view' })
    expect(found.structuredContent).toMatchObject({ total: 1, items: [{ title: { rendered: 'Fig tart' }, meta: { servings: 7 } }] })
    expect(await call('listRecipes', { servings_least: 5 })).toMatchObject({ isError: true })
    expect(await call('createRecipe', { body: { title: 'x', meta: { servings: 0 } } })).toMatchObject({ isError: true })
    await client.close()
  })
})

describe('the tool of a list', () => {
  it('describes the filters by own fields', async () => {
    const { client } = await overHttp(server.baseUrl, editor)
    const tools = new Map((await client.listTools()).tools.map((tool) => [tool.name, tool]))
    expect(tools.get('listRecipes')?.inputSchema.properties).toMatchObject({
      servings: { type: 'integer' },
      difficulty: { type: 'array', items: { enum: ['easy', 'hard'] } },
    })
    expect(tools.get('listPosts')?.inputSchema.properties).toMatchObject({ subtitle: { type: 'string' } })
    await client.close()
  })
})
