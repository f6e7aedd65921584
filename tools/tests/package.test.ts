// The package as it would be published: packed, installed in another folder, and used there.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { build } from 'esbuild'
import type { BuildOptions } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { unwrap } from '../../client/index.ts'
import { assistant } from '../../test/mcp/client.ts'
import { inChromium, launchChromium } from '../../test/support/chromium.ts'
import { commandsOf, writeFiles } from '../guides/guide.ts'
import { cookingSite, declaredSite } from '../../test/support/declared-site.ts'
import { olderNode } from '../../test/support/older-node.ts'
import { serveFolder, servePage } from '../../test/support/page-server.ts'
import type { ServedPage } from '../../test/support/page-server.ts'
import { startServer } from '../../test/support/server.ts'
import type { TestServer } from '../../test/support/server.ts'

/** The other dependencies of the app. */
const packagesOfApp = [
  'openapi-react-query',
  'swr-openapi',
  'swr',
  '@tanstack/react-query',
  'react',
  'react-dom',
  '@types',
  'vite',
  '@wordpress',
]

const folder = mkdtempSync(join(tmpdir(), 'content-service-package-'))
const installed = join(folder, 'node_modules/content-service')
let server: TestServer
let tarball: string

beforeAll(async () => {
  await run(process.execPath, ['scripts/package/client.ts'], '.')
  await run('npm', ['pack', './dist/client', '--pack-destination', folder], '.')
  tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? 'no tarball')
  mkdirSync(installed, { recursive: true })
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  mkdirSync(join(folder, 'node_modules/@tanstack'))
  for (const [modules, names] of [
    ['node_modules', Object.keys(described().dependencies)],
    ['tools/node_modules', packagesOfApp],
  ] as const)
    for (const name of names) symlinkSync(resolve(modules, name), join(folder, 'node_modules', name))
  cpSync('test/client/app', join(folder, 'app'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  server = await startServer()
  for (const name of ['anchor', 'beacon']) await unwrap(server.as.editor.content.POST('/tags', { body: { name } }))
}, 120_000)

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Runs a program and returns its output. Throws an error with the output if it fails. */
async function run(program: string, given: string[], cwd = folder): Promise<string> {
  try {
    return (await promisify(execFile)(program, given, { cwd, maxBuffer: 10_000_000 })).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${program} ${given.join(' ')} failed:\n${stdout}${stderr}`)
  }
}

const MIN_NODE = 20

function described(): { dependencies: object; engines: { node: string } } {
  return JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as ReturnType<typeof described>
}

const tool = (name: string): string => resolve('tools/node_modules/.bin', name)

/** Returns the output of the compiler. It checks the types of the package, but not those of the language and of browsers. */
const compile = (...given: string[]): Promise<string> => run(resolve('node_modules/.bin/tsc'), [...given, '--skipDefaultLibCheck'])

const bundling = {
  bundle: true,
  write: false,
  minify: true,
  metafile: true,
  platform: 'browser',
  format: 'esm',
  absWorkingDir: folder,
  logLevel: 'silent',
} satisfies BuildOptions

/** Bundles a program that uses the package for browsers. */
const bundle = (program: string) => build({ ...bundling, stdin: { contents: program, resolveDir: folder } })

/** Returns the files of the package that a bundle contains. */
async function bundled(program: string): Promise<string[]> {
  const { metafile } = await bundle(program)
  return Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs).filter((name) => inputs[name]?.bytesInOutput))
}

/** Sizes after compression with gzip. Raise them deliberately if a change needs more. */
const MAX_CLIENT_BYTES = 4800
const MAX_WHOLE_BYTES = 7500
const MAX_CALENDAR_BYTES = 2750
const MAX_RECURRENCE_BYTES = 6000
const MAX_QUERIES_BYTES = 1200

/** What a compiler creates to check a program that lists posts, and the types of the package. The memory and the time follow from it. */
const MAX_TYPES = 18_500
const MAX_INSTANTIATIONS = 25_000

describe('the package', () => {
  it('has the client, the contract tests and the documents, and nothing else', async () => {
    const names = (await run('tar', ['-tzf', tarball])).trim().split('\n')
    const expected =
      /^package\/(package\.json|README\.md|LICENSE|client\/[\w-]+\.(js|cjs|d\.ts|d\.cts)|contract-test\/(index\.js|(index|results)\.d\.ts)|command\/((main|[\w-]+-[A-Z0-9]{8})\.js|LICENSES\.txt)|openapi\/[\w.-]+\.json|generated\/[\w.-]+\/(client\.(cjs|d\.cts)|(openapi|tools)\.json))$/
    expect(names.filter((name) => !expected.test(name))).toEqual([])
    expect(names).toEqual(expect.arrayContaining(['package/client/index.js', 'package/client/index.d.ts', 'package/openapi/cms-v2.json']))
  })

  it('has no dependencies that a browser app does not use', () => {
    expect(Object.keys(described().dependencies)).toEqual(['openapi-fetch', 'standardwebhooks'])
  })

  it('contains the licenses of the code bundled with the command', () => {
    const notices = readFileSync(join(installed, 'command/LICENSES.txt'), 'utf8')
    for (const name of ['@modelcontextprotocol/server', 'ajv', 'ajv-formats', 'commander', 'zod'])
      expect(notices).toMatch(new RegExp(`^${name}\n\n.*(MIT|License)`, 'm'))
  })

  it('runs', async () => {
    const program = `
      import { createClient, pages, unwrap, ContentServiceError, ConnectionError } from 'content-service'
      import document from 'content-service/openapi/cms-v2.json' with { type: 'json' }
      const { content, site } = createClient({ baseUrl: process.argv[2] })
      const { namespaces } = await unwrap(site.GET('/'))
      const names = []
      for await (const { slug } of pages(content, '/categories')) names.push(slug)
      const error = await unwrap(content.GET('/posts/{id}', { params: { path: { id: 999 } } })).catch((error) => error)
      console.log(JSON.stringify([document.openapi, namespaces.includes('cms/v2'), names, error instanceof ContentServiceError, error.code, ConnectionError.name]))`
    writeFileSync(join(folder, 'program.js'), program)
    expect(JSON.parse(await run(process.execPath, ['--disable-warning=ExperimentalWarning', 'program.js', server.baseUrl]))).toEqual([
      '3.1.0',
      true,
      ['uncategorized'],
      true,
      'rest_post_invalid_id',
      'ConnectionError',
    ])
  })

  describe('in programs with types', () => {
    const common = `
      import { createClient, unwrap, ContentServiceError, type Post } from 'content-service'
      import { createClient as again } from 'content-service/client'
      import { firstDayOf } from 'content-service/calendar'
      import { describeRecurrence, type RecurrenceLanguage, type Recurring } from 'content-service/recurrence'
      import { keyFor } from 'content-service/react-query'
      import type { paths } from 'content-service/types/cms-v2'
      export type Paths = keyof paths & '/posts'
      export const words = (event: Recurring, de: RecurrenceLanguage): string | null => describeRecurrence(event, 'de-AT', { de })
      const { content } = createClient({ baseUrl: process.argv[2] ?? '' })
      export const post: Promise<Post> = unwrap(content.GET('/posts/{id}', { params: { path: { id: 999 } } }))
      post.catch((error: unknown) => {
        const isOurs = error instanceof ContentServiceError && error.code === 'rest_post_invalid_id'
        console.log(JSON.stringify([isOurs, createClient === again, firstDayOf('en-US'), keyFor(content, '/posts')]))
      })`
    const tests = `
      import { contractTest, failuresOf, operationIds, type FailureGroup, type TestRun } from 'content-service/contract-test'
      const run: TestRun = await contractTest({ baseUrl: process.argv[2] ?? '', quick: true, namespaces: ['cms/v2'], operations: ['listTags', 'getTag'] })
      const failures: FailureGroup[] = failuresOf(run)
      console.log(JSON.stringify([failures, run.tested.map(({ operation }) => operation), operationIds().includes('listEvents')]))`
    beforeAll(async () => {
      mkdirSync(join(folder, 'typed'))
      writeFileSync(join(folder, 'typed/common.cts'), common)
      writeFileSync(join(folder, 'typed/tests.mts'), tests)
      const options = ['--strict', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable', '--module', 'node16', '--types', 'node']
      expect(await compile(...options, 'typed/common.cts', 'typed/tests.mts')).toBe('')
    }, 120_000)

    it('runs in CommonJS', async () => {
      expect(JSON.parse(await run(process.execPath, ['typed/common.cjs', server.baseUrl]))).toEqual([
        true,
        true,
        7,
        ['content-service', 'cms/v2', 'posts'],
      ])
    })

    it('tests a service', async () => {
      expect(JSON.parse(await run(process.execPath, ['typed/tests.mjs', server.baseUrl]))).toEqual([[], ['listTags', 'getTag'], true])
    })
  })

  // When the package is built, the compiler ensures that it uses nothing newer than the Node version that it names.
  it.each([...new Set([process.execPath, olderNode(MIN_NODE) ?? process.execPath])])(
    'tests a separate service, run by %s',
    async (node) => {
      const program = join(installed, 'command/main.js')
      const options = ['--base-url', server.baseUrl, '--operation', 'listCategories', 'getToolkitIndex', 'createCategory']
      expect(await run(node, [program, 'contract-test', ...options])).toMatch(
        /SKIPPED write operations require --write[^]*3 operations at .*: \d\d+ requests passed, 0 failed, 1 skipped/,
      )
    },
  )

  it.each([...new Set([process.execPath, olderNode(MIN_NODE) ?? process.execPath])])(
    'offers tools to assistants, run by %s',
    async (node) => {
      const args = [join(installed, 'command/main.js'), 'mcp', '--base-url', server.baseUrl]
      const { client, call } = await assistant(new StdioClientTransport({ command: node, args, stderr: 'pipe' }), 'auto')
      expect((await call('listTags', { _fields: ['name'] })).structuredContent).toMatchObject({
        items: [{ name: 'anchor' }, { name: 'beacon' }],
      })
      await client.close()
    },
  )

  it('names a Node version that all of its dependencies support', () => {
    const { engines, dependencies } = described()
    expect(engines.node).toBe(`>=${MIN_NODE}`)
    const newer = Object.keys(dependencies).filter((name) => {
      const { engines: its } = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as {
        engines?: { node?: string }
      }
      return Number(/>=\s*(\d+)/.exec(its?.node ?? '')?.[1] ?? 0) > MIN_NODE
    })
    expect(newer).toEqual([])
    expect(readFileSync('client/README.md', 'utf8')).toContain(`Node ${MIN_NODE} or newer`)
    expect(readFileSync('docs/contract-tests.md', 'utf8')).toContain(`Node ${MIN_NODE} or newer`)
  })

  it.each([
    ['node', ['--module', 'nodenext']],
    ['bundlers', ['--module', 'esnext', '--moduleResolution', 'bundler']],
  ])(
    'has self-contained types for %s',
    async (_for, options) => {
      const program = `
      import { createClient, pages, unwrap, type Post } from 'content-service'
      const { content } = createClient({ baseUrl: 'https://content.example.org' })
      export const post: Post = await unwrap(content.GET('/posts/{id}', { params: { path: { id: 1 } } }))
      export const all: AsyncGenerator<Post> = pages(content, '/posts')
      // @ts-expect-error -- a path parameter is not a string
      void content.GET('/posts/{id}', { params: { path: { id: 'one' } } })`
      writeFileSync(join(folder, 'program.ts'), program)
      expect(
        await compile(
          '--noEmit',
          '--strict',
          '--typeRoots',
          'none',
          '--exactOptionalPropertyTypes',
          '--target',
          'es2022',
          '--lib',
          'es2022,dom,dom.iterable',
          ...options,
          'program.ts',
        ),
      ).toBe('')
    },
    120_000,
  )

  it('has middleware that fits @wordpress/api-fetch, without any dependency', async () => {
    const program =
      "import apiFetch from '@wordpress/api-fetch'\nimport { serviceNames } from 'content-service/api-fetch'\napiFetch.use(serviceNames)"
    writeFileSync(join(folder, 'middleware.ts'), program)
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--types', '', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable']
    expect(await compile(...options, '--module', 'esnext', '--moduleResolution', 'bundler', 'middleware.ts')).toBe('')
    const files = await bundled("import { serviceNames } from 'content-service/api-fetch'\nconsole.log(serviceNames)")
    expect(files.filter((name) => name.includes('node_modules')).toSorted()).toEqual([
      'node_modules/content-service/client/api-fetch.js',
      'node_modules/content-service/client/reference-names.js',
    ])
  }, 120_000)

  it.each([
    ['TypeScript 5', resolve('node_modules/typescript/bin/tsc'), []],
    ['TypeScript 7', resolve('node_modules/@typescript/native/bin/tsc'), ['--singleThreaded']],
  ])(
    'costs little to type-check, also without skipLibCheck: %s',
    async (_which, compiler, more) => {
      const program = `
      import { createClient, list, pages } from 'content-service'
      const { content } = createClient({ baseUrl: 'https://content.example.org' })
      const { items } = await list(content, '/posts', { params: { query: { per_page: 5 } } })
      for (const { date, title } of items) console.log(date, title.rendered)
      for await (const { date, title } of pages(content, '/posts')) console.log(date, title.rendered)`
      writeFileSync(join(folder, 'lists-posts.ts'), program)
      const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2022,dom,dom.iterable']
      const output = await run(compiler, [
        ...options,
        '--typeRoots',
        'none',
        '--skipDefaultLibCheck',
        '--extendedDiagnostics',
        ...more,
        'lists-posts.ts',
      ])
      const count = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(output)?.[1])
      expect(count('Types')).toBeLessThan(MAX_TYPES)
      expect(count('Instantiations')).toBeLessThan(MAX_INSTANTIATIONS)
    },
    120_000,
  )

  it('can be bundled for browsers, without unused parts', async () => {
    expect(await bundled(`import { createClient } from 'content-service'; createClient({ baseUrl: '' })`)).toContainEqual(
      expect.stringContaining('openapi-fetch'),
    )
    expect(await bundled(`import { unwrap } from 'content-service'; unwrap(Promise.resolve({ data: 1 }))`)).toEqual([
      'node_modules/content-service/client/errors.js',
      '<stdin>',
    ])
  })

  it.each([
    ['createClient', `import { createClient } from 'content-service'; createClient({ baseUrl: '' })`, MAX_CLIENT_BYTES],
    ['everything', `import * as all from 'content-service'; console.log(all)`, MAX_WHOLE_BYTES],
    ['the calendar', `import * as all from 'content-service/calendar'; console.log(all)`, MAX_CALENDAR_BYTES],
    ['the words of recurring events', `import * as all from 'content-service/recurrence'; console.log(all)`, MAX_RECURRENCE_BYTES],
    ['the queries', `import * as all from 'content-service/react-query'; console.log(all)`, MAX_QUERIES_BYTES],
  ])('adds few bytes to a bundle, compressed: %s', async (_what, program, most) => {
    const [file] = (await bundle(program)).outputFiles ?? []
    const bytes = gzipSync(file?.contents ?? '').length
    expect(bytes).toBeLessThanOrEqual(most)
    expect(bytes).toBeGreaterThan(most * 0.8)
  })

  it('passes publint', async () => {
    expect(await run(tool('publint'), ['run', tarball, '--strict'])).toContain('All good!')
  })

  it('passes arethetypeswrong', async () => {
    // The contract tests are an ES module only, like their command.
    await run(tool('attw'), [tarball, '--profile', 'esm-only', '--entrypoints', 'contract-test'])
    const options = ['--profile', 'node16', '--exclude-entrypoints', 'contract-test', '--format', 'json']
    const { analysis } = JSON.parse(await run(tool('attw'), [tarball, ...options])) as { analysis: { entrypoints: object } }
    for (const entry of ['.', './client', './calendar', './recurrence', './react-query'])
      expect(analysis.entrypoints).toHaveProperty([entry])
  }, 120_000)
})

describe('the types of a site with content types of its own', () => {
  const program = `
    import { batch, changes, createClient, edit, followChanges, list, pages, unwrap, upload, type Editing } from 'content-service'
    import { listQuery } from 'content-service/react-query'
    import { verifyWebhook } from 'content-service/webhooks'
    import type { ContentSchemas, HookSchemas, Site } from './content.js'

    type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
    const holds = <_Claim extends true>(): void => undefined
    type Recipe = ContentSchemas['Recipe']
    const client = createClient<Site>({ baseUrl: '' })
    const { content, calendar } = client

    export async function accepted(request: Request) {
      const { items } = await list(content, '/recipes', {
        params: { query: { servings_min: 2, difficulty: ['easy', 'hard'], orderby: 'servings', cuisines: [1], _embed: ['cms:term', 'author'] } },
      })
      for (const { meta, _embedded } of items) {
        holds<Same<typeof meta.servings, number>>()
        holds<Same<typeof meta.difficulty, 'easy' | 'hard' | null>>()
        holds<Same<NonNullable<typeof meta.nutrition>['kcal'], number>>()
        for (const term of _embedded?.['cms:term']?.flat() ?? []) if (term.taxonomy === 'cuisine') console.log(term.name)
      }
      for await (const recipe of pages(content, '/recipes')) holds<Same<typeof recipe, Recipe>>()
      const [parent] = (await list(content, '/courses', { params: { query: { _embed: ['up'] } } })).items[0]?._embedded?.up ?? []
      console.log(parent?.slug, (await list(content, '/cuisines')).items[0]?.parent)
      await unwrap(content.at('/recipes').post({ body: { title: 'Fig tart', meta: { servings: 2, steps: ['Peel.'], origin: null } } }))
      const { meta } = await unwrap(content.at('/recipes/{id}').get({ params: { path: { id: 7 }, query: { context: 'edit' } } }))
      holds<Same<typeof meta.notes, string | null>>()
      const draft: Editing<Recipe, Site> = await edit(content, '/recipes/{id}', { id: 7 })
      await draft.save({ meta: { vegan: true } })
      await batch(client, (one) => [one.PATCH('/recipes/{id}', { params: { path: { id: 7 } }, body: { meta: { servings: 3 } } })])
      for await (const { changes: found } of changes(client.hooks, { types: ['recipe', 'cuisine', 'post'] }))
        for (const { type } of found) if (type === 'recipe') return
      for await (const { type } of followChanges(client.hooks, { types: ['course'] })) if (type === 'course') return
      const event = await verifyWebhook<HookSchemas>(request, '')
      if (event.type === 'content.published' && event.data.type === 'recipe') console.log(event.data.link)
      const { key } = { key: listQuery(content, '/recipes', { params: { query: { vegan: true } } }).queryKey }
      const post = await unwrap(content.at('/posts/{id}').get({ params: { path: { id: 7 } } }))
      holds<Same<typeof post.meta.subtitle, string | null>>()
      await upload(content, new Blob([]), { fields: { title: 'Figs' } })
      console.log(key, (await unwrap(content.at('/pages').get()))[0]?.parent, (await unwrap(calendar.at('/events').get())).total)
    }

    export function refused() {
      // @ts-expect-error -- no such path
      void content.GET('/recipe')
      // @ts-expect-error -- no such filter
      void content.GET('/recipes', { params: { query: { servings_least: 2 } } })
      // @ts-expect-error -- not one of the values
      void content.GET('/recipes', { params: { query: { difficulty: ['medium'] } } })
      // @ts-expect-error -- lists are not sorted by this field
      void content.GET('/recipes', { params: { query: { orderby: 'vegan' } } })
      // @ts-expect-error -- recipes have no parent to embed
      void content.GET('/recipes', { params: { query: { _embed: ['up'] } } })
      // @ts-expect-error -- no such field
      void content.POST('/recipes', { body: { title: 'x', meta: { serving: 2 } } })
      // @ts-expect-error -- not a number
      void content.POST('/recipes', { body: { title: 'x', meta: { servings: 'two' } } })
      // @ts-expect-error -- courses have no author
      void content.POST('/courses', { body: { title: 'x', author: 1 } })
      // @ts-expect-error -- no such type
      void changes(client.hooks, { types: ['dish'] })
      // @ts-expect-error -- only editors see the notes
      void content.GET('/recipes', { params: { query: { _fields: ['meta.note'] } } })
      // @ts-expect-error -- a site that does not name its types has none
      void createClient({ baseUrl: '' }).content.GET('/recipes')
    }`

  it.each([
    ['node', ['--module', 'nodenext']],
    ['bundlers', ['--module', 'esnext', '--moduleResolution', 'bundler']],
  ])(
    'are written by the command, and wrong names do not compile, for %s',
    async (target, options) => {
      const site = join(folder, `site-${target}`)
      mkdirSync(site)
      writeFileSync(join(site, 'program.ts'), program)
      const service = await startServer({ SITE_DIR: declaredSite(cookingSite) })
      const out = join(site, 'content.d.ts')
      await run(process.execPath, [join(installed, 'command/main.js'), 'types', '--base-url', service.baseUrl, '--out', out])
      await service.close()
      const strict = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--typeRoots', 'none', '--target', 'es2022']
      expect(await compile(...strict, '--lib', 'es2022,dom,dom.iterable', ...options, join(site, 'program.ts'))).toBe('')
    },
    120_000,
  )
})

describe('the guide to own types', () => {
  it('leads from an empty folder to a typed list of recipes', async () => {
    const empty = join(folder, 'guide')
    mkdirSync(join(empty, 'node_modules/.bin'), { recursive: true })
    symlinkSync(installed, join(empty, 'node_modules/content-service'))
    symlinkSync(join(installed, 'command/main.js'), join(empty, 'node_modules/.bin/content-service'))
    const files = writeFiles('docs/own-types.md', empty)
    expect(files).toEqual(['site/types/recipe.yaml', 'site/taxonomies/cuisine.yaml', 'src/list-recipes.mts'])
    const service = await startServer({ SITE_DIR: join(empty, 'site') })
    const adjust = (text: string): string =>
      text.replaceAll('http://localhost:3000', service.baseUrl).replace('admin:$PASSWORD', '$CREDENTIALS')
    const program = join(empty, 'src/list-recipes.mts')
    writeFileSync(program, adjust(readFileSync(program, 'utf8')))
    const credentials = atob(service.authorization.administrator.slice('Basic '.length))
    const outputs: string[] = []
    for (const command of commandsOf('docs/own-types.md'))
      outputs.push(await run('env', [`CREDENTIALS=${credentials}`, 'bash', '-ec', adjust(command)], empty))
    expect(outputs.at(-1)).toBe('Fig tart: 2 servings, easy\n')
    await service.close()
    const strict = ['--noEmit', '--strict', '--typeRoots', 'none', '--target', 'es2022', '--lib', 'es2022,dom', '--module', 'nodenext']
    expect(await compile(...strict, program)).toBe('')
    writeFileSync(program, readFileSync(program, 'utf8').replace('meta.servings', 'meta.serving'))
    await expect(compile(...strict, program)).rejects.toThrow(/'serving' does not exist/)
  }, 120_000)
})

describe('a strict app', () => {
  it('compiles with the types of the package and of the libraries that use them', async () => {
    expect(await compile('-p', 'app')).toBe('')
  }, 300_000)

  it('reads with openapi-fetch, and with TanStack Query', async () => {
    const { content } = server.as.editor
    for (const title of ['Ferries', 'Boats', 'Draft'])
      await content.POST('/posts', { body: { title, status: title === 'Draft' ? 'draft' : 'publish' } })
    const [username = '', password = ''] = atob(server.authorization.editor.slice('Basic '.length)).split(':')
    const [foreign, own] = JSON.parse(await run(process.execPath, ['app/main.ts', server.baseUrl, username, password])) as unknown[]
    expect(foreign).toEqual({ titles: ['Boats', 'Ferries'], code: 'rest_post_invalid_id', total: 0 })
    expect(own).toEqual({
      names: ['anchor'],
      known: 2,
      pages: [['anchor'], ['beacon']],
      before: '',
      after: 'Changed',
      isStale: [true, true],
      total: 0,
      missing: 'ContentServiceError',
    })
  })
})

inChromium(() => {
  it('shows the data of the hooks of openapi-react-query and swr-openapi, and of its own queries', async () => {
    const { outputFiles = [] } = await build({
      ...bundling,
      entryPoints: ['app/page.tsx'],
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    const front = await servePage(outputFiles[0]?.text ?? '')
    const browser = await launchChromium()
    try {
      const page = await browser.newPage()
      await page.goto(`${front.url}?service=${server.baseUrl}`)
      const text = (id: string) => page.locator(`#${id}`).textContent()
      await page.getByText('rest_term_invalid').waitFor()
      await page.getByRole('button').click()
      await page.getByText('anchor,beacon').waitFor()
      expect([await text('foreign'), await text('swr'), await text('own')]).toEqual(['anchor', 'anchor', 'anchor of 2'])
    } finally {
      await browser.close()
      front.close()
    }
  }, 60_000)
})

inChromium(() => {
  let front: ServedPage
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    cpSync('client/examples/vite-react', join(folder, 'vite-react'), { recursive: true })
    expect(await compile('-p', 'vite-react')).toBe('')
    writeFileSync(join(folder, 'vite-react/.env'), `VITE_SERVICE_URL=${server.baseUrl}\n`)
    await run(tool('vite'), ['build', 'vite-react', '--logLevel', 'error'])
    front = await serveFolder(join(folder, 'vite-react/dist'))
    browser = await launchChromium()
    page = await browser.newPage()
  }, 120_000)
  afterAll(async () => {
    await browser.close()
    front.close()
  })

  it('shows posts and a calendar in two languages in the example of Vite and React', async () => {
    const { content, calendar } = server.as.editor
    for (const number of [1, 2, 3, 4, 5])
      await content.POST('/posts', { body: { title: `Sail ${number}`, content: 'To the sea.', status: 'publish' } })
    const walk = { title: 'Walk', start_date: '2031-03-04 10:00:00', end_date: '2031-03-05 12:00:00', status: 'publish' } as const
    const { id } = await unwrap(calendar.POST('/events', { body: walk, params: { query: { i18n_language: 'en' } } }))
    await unwrap(
      calendar.PATCH('/events/{id}', { params: { path: { id }, query: { i18n_language: 'ka-ge' } }, body: { title: 'სეირნობა' } }),
    )
    await page.goto(`${front.url}?month=2031-03`)
    await page.getByRole('heading', { name: 'March 2031' }).waitFor()
    await page.locator('td', { hasText: 'Walk' }).first().waitFor()
    expect(await page.locator('td', { hasText: 'Walk' }).locator('time').allTextContents()).toEqual(['4', '5'])
    await page.getByRole('button', { name: 'ქართული' }).click()
    await page.locator('td', { hasText: 'სეირნობა' }).first().waitFor()
    expect(await page.locator('section[lang="ka-GE"] td time').first().textContent()).toBe('24')
    await page.getByRole('button', { name: 'More posts' }).click()
    await page.getByRole('button', { name: 'Sail 1' }).click()
    await page.getByRole('article').getByText('To the sea.').waitFor()
  })

  it('edits a post with autosaves and a dialog for conflicts', async () => {
    const { content } = server.as.author
    const { id } = await unwrap(content.POST('/posts', { body: { title: 'One', status: 'draft' } }))
    const [username = '', password = ''] = atob(server.authorization.author.slice('Basic '.length)).split(':')
    await page.goto(`${front.url}?edit=${id}`)
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Application password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByLabel('Title').fill('Two')
    await page.getByText('Autosaved').waitFor()
    await page.getByLabel('Text').fill('Words')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await unwrap(content.PATCH('/posts/{id}', { params: { path: { id } }, body: { title: 'Theirs' } }))
    await page.getByLabel('Title').fill('Mine')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('with the title “Theirs”').waitFor()
    await page.getByRole('button', { name: 'Replace their version' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    const stored = await unwrap(content.GET('/posts/{id}', { params: { path: { id }, query: { context: 'edit' } } }))
    expect([stored.title.raw, stored.content.raw]).toEqual(['Mine', 'Words'])
  })
})
