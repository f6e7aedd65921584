// The own rules of a site in code: what they refuse and set, and what happens if they fail or do not end.
import { describe, expect, it } from '@jest/globals'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSite } from '#server/namespaces/open-site.ts'
import { closeContext, createContext } from '#server/process/open-context.ts'
import { configOf } from '../support/config.ts'
import { cookingSite, declaredSite } from '../support/declared-site.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { silentLog } from '../worker/silent-log.ts'

const hooks = `
import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { isEven } from './numbers.ts'

interface Recipe { title?: string; slug?: string; meta: { servings: number; origin: string | null; difficulty: string | null } }

export default {
  recipe: {
    async validate(item: Recipe, { previous, user, refuse }: { previous?: Recipe; user: { username: string } | null; refuse(parameter: string, problem: string): never }) {
      const { title } = item
      if (title === 'Hang') await new Promise(() => undefined)
      if (title === 'Loop') for (;;) appendFileSync(new URL('./turns', import.meta.url), 'x')
      if (title === 'Exit') process.exit(1)
      if (title === 'Fail') throw new Error('The oven is broken.')
      if (title === 'Slow') {
        writeFileSync(new URL('./started', import.meta.url), '')
        while (!existsSync(new URL('./continue', import.meta.url))) await pause(5)
      }
      if (title === 'Seen') return { seen: JSON.stringify({ item, previous, user }) }
      if (previous && item.meta.servings < previous.meta.servings) refuse('meta.servings', \`must be at least \${previous.meta.servings}\`)
      return isEven(item.meta.servings) ? undefined : { 'meta.servings': 'must be even', title: 'must be another one' }
    },
    beforeSave({ title, meta }: Recipe) {
      if (title === 'Wrong') return { meta: { servings: 1000 } }
      if (title === 'Unknown') return { meta: { taste: 'sweet' } }
      if (title === 'Text') return 'text'
      if (title === 'Function') return { title: () => 'x' }
      if (title === 'Public') return { status: 'publish' }
      return meta.origin === null ? { meta: { origin: 'Kakheti' } } : undefined
    },
  },
  post: { validate: (item: { title: string }) => (item.title === 'Spam' ? { title: 'must not be spam' } : undefined) },
}
`

const files = { ...cookingSite, 'hooks.ts': hooks, 'numbers.ts': 'export const isEven = (number: number): boolean => number % 2 === 0\n' }
const logged: { hook?: string; text: string }[] = []
const log = new Proxy(silentLog, {
  get: (of, name) =>
    name === 'error'
      ? (what: { hook?: string; failure?: string; err?: Error }, text: string) =>
          void logged.push({
            ...(what.hook && { hook: what.hook }),
            text: [text, what.failure, what.err?.message].filter(Boolean).join(' '),
          })
      : (Reflect.get(of, name) as unknown),
})
const site = declaredSite(files)
const server = await sharedServer({ SITE_DIR: site, VALIDATE_RESPONSES: 'on' }, { log })

interface Received {
  status: number
  body: {
    id: number
    code?: string
    message?: string
    data?: { params?: Record<string, string> }
    meta: Record<string, unknown>
    responses: { status: number; body: { code?: string } }[]
  }
}

async function call(
  method: string,
  path: string,
  body?: object,
  role: keyof typeof server.authorization = 'administrator',
): Promise<Received> {
  const response = await fetch(server.restRoot + path, {
    method,
    headers: { Authorization: server.authorization[role], 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Received['body'] }
}

const create = (title: string, meta: object = {}, role: 'administrator' | 'contributor' = 'administrator'): Promise<Received> =>
  call('POST', '/cms/v2/recipes', { title, meta, content: newWord() }, role)

describe('validate', () => {
  it('refuses a new item, with the names of the parameters', async () => {
    expect(await create('Tart', { servings: 3 })).toEqual({
      status: 400,
      body: expect.objectContaining({
        code: 'rest_invalid_param',
        message: 'Invalid parameters: meta.servings must be even; title must be another one.',
        data: expect.objectContaining({ params: { 'meta.servings': 'must be even', title: 'must be another one' } }),
      }),
    })
    // The default of the field counts.
    expect((await create('Tart')).status).toBe(201)
  })

  it('sees the item as it will be, as it was, and the user', async () => {
    const { id } = (await create('Tart', { servings: 8, difficulty: 'easy' })).body
    const { body } = await call('PATCH', `/cms/v2/recipes/${id}`, { title: { raw: 'Seen' }, meta: { difficulty: null } })
    const { item, previous, user } = JSON.parse(body.data?.params?.['seen'] ?? '{}') as Record<string, Record<string, unknown>>
    expect(item).toMatchObject({ id, title: 'Seen', status: 'draft', meta: { servings: 8, difficulty: null, notes: null } })
    expect(previous).toMatchObject({ id, title: { raw: 'Tart' }, meta: { servings: 8, difficulty: 'easy' } })
    expect(user).toEqual({ id: server.ids.administrator, username: 'administrator', roles: ['administrator'] })
    expect((await call('PATCH', `/cms/v2/recipes/${id}`, { meta: { servings: 6 } })).body.data?.params).toEqual({
      'meta.servings': 'must be at least 8',
    })
  })

  it('sees the item again if others have changed it meanwhile', async () => {
    const { id } = (await create('Tart', { servings: 2 })).body
    const slow = call('PATCH', `/cms/v2/recipes/${id}`, { title: 'Slow', meta: { servings: 4 } })
    while (!existsSync(join(site, 'started'))) await new Promise((next) => setTimeout(next, 5))
    expect((await call('PATCH', `/cms/v2/recipes/${id}`, { meta: { servings: 6 } })).status).toBe(200)
    writeFileSync(join(site, 'continue'), '')
    expect((await slow).body.data?.params).toEqual({ 'meta.servings': 'must be at least 6' })
    expect((await call('GET', `/cms/v2/recipes/${id}`)).body.meta['servings']).toBe(6)
  })

  it('is asked in batches and for posts, but not by callers who may not write', async () => {
    const batch = await call('POST', '/batch/v1', {
      requests: [
        { path: '/cms/v2/recipes', body: { title: 'x', meta: { servings: 5 } } },
        { path: '/cms/v2/recipes', body: { title: 'x', meta: { servings: 6 } } },
        { path: '/cms/v2/posts', body: { title: 'Spam' } },
      ],
    })
    expect(batch.body.responses.map(({ status }) => status)).toEqual([400, 201, 400])
    expect((await call('POST', '/cms/v2/pages', { title: 'Spam' })).status).toBe(201)
    expect((await call('POST', '/cms/v2/recipes', { title: 'Fail' }, 'subscriber')).status).toBe(403)
    const { id } = (await create('Tart')).body
    expect((await call('PATCH', `/cms/v2/recipes/${id}`, { title: 'Fail' }, 'contributor')).status).toBe(403)
    expect((await call('PATCH', '/cms/v2/recipes/999999', { title: 'Fail' })).status).toBe(404)
  })

  it('is not asked for autosaves, and not when an item is deleted', async () => {
    const { id } = (await create('Tart')).body
    expect((await call('POST', `/cms/v2/recipes/${id}/autosaves`, { title: 'Fail' })).status).toBe(200)
    expect((await call('DELETE', `/cms/v2/recipes/${id}`)).status).toBe(200)
  })
})

describe('beforeSave', () => {
  it('sets fields beside those of the request', async () => {
    const { status, body } = await create('Tart', { servings: 6 })
    expect([status, body.meta]).toEqual([201, expect.objectContaining({ servings: 6, origin: 'Kakheti' })])
    const other = (await create('Tart', { origin: 'Guria' })).body
    expect(other.meta['origin']).toBe('Guria')
    expect((await call('PATCH', `/cms/v2/recipes/${other.id}`, { meta: { origin: null } })).body.meta).toMatchObject({ origin: 'Kakheti' })
  })

  it('has the rights of the caller', async () => {
    expect((await create('Public')).status).toBe(201)
    expect((await create('Public', {}, 'contributor')).status).toBe(403)
  })
})

describe('a hook', () => {
  it.each([
    ['fails', 'Fail', 'recipe.validate', /a hook has failed Error: The oven is broken\.\n.*hooks\.ts/],
    ['sets an invalid field', 'Wrong', 'recipe.beforeSave', /not valid .*servings/],
    ['sets an unknown field', 'Unknown', 'recipe.beforeSave', /not valid .*taste/],
    ['returns a text', 'Text', 'recipe.beforeSave', /It returned "text", not an object/],
    ['returns what is no data', 'Function', 'recipe.beforeSave', /could not be cloned/],
  ])('that %s is a 500, and only the log names it', async (_what, title, hook, text) => {
    logged.length = 0
    const { status, body } = await create(title)
    expect([status, body.code]).toEqual([500, 'internal_error'])
    expect(JSON.stringify(body)).not.toMatch(/oven|hook|recipe/)
    expect(logged).toEqual([{ hook, text: expect.stringMatching(text) }])
  })

  it('that does not end is ended, while others go on', async () => {
    for (const title of ['Hang', 'Loop']) {
      logged.length = 0
      const ended = create(title)
      // Reads need no hooks, and the loop does not keep the service from answering them.
      expect((await call('GET', '/cms/v2/recipes')).status).toBe(200)
      const { status, body } = await ended
      expect([status, body.code]).toEqual([503, 'rest_unavailable'])
      expect(logged).toEqual([{ hook: 'recipe.validate', text: 'a hook did not end in time' }])
      expect((await create('Tart')).status).toBe(201)
    }
    const turns = statSync(join(site, 'turns')).size
    await new Promise((next) => setTimeout(next, 100))
    expect(statSync(join(site, 'turns')).size).toBe(turns)
  })

  it('that ends its thread ends nothing else', async () => {
    expect((await create('Exit')).status).toBe(503)
    expect((await create('Tart')).status).toBe(201)
  })
})

describe('hooks that cannot be used', () => {
  it.each([
    ['do not parse', 'export default {', /hooks\.ts cannot be used: /],
    ['have no default export', 'export const recipe = {}', /It has no default export/],
    ['name an unknown type', 'export default { recipie: {} }', /"recipie" is not a type that can have hooks\. Did you mean "recipe"\?/],
    [
      'have an unknown name',
      'export default { recipe: { beforSave() {} } }',
      /"recipe\.beforSave" is not a hook\. Did you mean "beforeSave"\?/,
    ],
    ['are no functions', 'export default { recipe: { validate: 4 } }', /recipe\.validate must be a function/],
    ['throw', 'throw new Error("no oven")', /no oven/],
    ['import what is not there', 'import "./nowhere.ts"', /nowhere\.ts/],
  ])('because they %s keep the service from starting', async (_what, text, message) => {
    const config = configOf({
      PORT: '1',
      HOST: '127.0.0.1',
      DATABASE_URL: 'file::memory:',
      SITE_DIR: declaredSite({ ...cookingSite, 'hooks.ts': text }),
      LOG_LEVEL: 'silent',
    })
    const problem = await createContext(config).then(
      async (context) => closeContext(context).then(() => 'no problem'),
      (error: unknown) => String((error as Error).message),
    )
    expect(problem).toMatch(message)
  })

  it('are no concern of those who read the declarations', async () => {
    expect((await openSite(declaredSite({ ...cookingSite, 'hooks.ts': 'throw 1' }))).declarations.types).toHaveLength(2)
  })
})
