// The package as it would be published: packed, unpacked elsewhere, and used from there.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { build } from 'esbuild'
import { olderNode } from '../support/older-node.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'content-service-package-'))
const installed = join(folder, 'node_modules/content-service')
let server: TestServer
let tarball: string

beforeAll(async () => {
  await run('npm', ['run', 'build'], '.')
  await run('npm', ['pack', './dist/package', '--pack-destination', folder], '.')
  tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? 'no tarball')
  mkdirSync(installed, { recursive: true })
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  for (const name of ['openapi-fetch', 'ajv', 'ajv-formats', 'commander'])
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  server = await startServer()
}, 120_000)

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Runs a program and gives what it prints; a failure is an error with all that it printed. */
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

const tool = (name: string): string => resolve('node_modules/.bin', name)

/** What a bundler makes for browsers of a program that uses the package; `inputs` are the files that are left in. */
async function bundled(program: string): Promise<string[]> {
  const stdin = { contents: program, resolveDir: folder }
  const { metafile } = await build({
    stdin,
    bundle: true,
    write: false,
    metafile: true,
    treeShaking: true,
    platform: 'browser',
    format: 'esm',
    absWorkingDir: folder,
    logLevel: 'silent',
  })
  return Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs).filter((name) => inputs[name]?.bytesInOutput))
}

describe('the package', () => {
  it('has the client, the contract tests and the documents, and nothing else', async () => {
    const names = (await run('tar', ['-tzf', tarball])).trim().split('\n')
    const expected =
      /^package\/(package\.json|README\.md|LICENSE|client\/[\w-]+\.(js|d\.ts)|contract-test\/[\w-]+\.js|generated\/[\w.-]+\/(client\.(js|d\.ts)|openapi\.json))$/
    expect(names.filter((name) => !expected.test(name))).toEqual([])
    expect(names).toEqual(
      expect.arrayContaining(['package/client/index.js', 'package/client/index.d.ts', 'package/generated/cms-v2/openapi.json']),
    )
  })

  it('brings along what the client and the contract tests need, and nothing of the server', () => {
    expect(Object.keys(described().dependencies).sort()).toEqual(['ajv', 'ajv-formats', 'commander', 'openapi-fetch'])
  })

  it('runs', async () => {
    const program = `
      import { createClient, pages, unwrap, ContentServiceError, ConnectionError } from 'content-service/client'
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

  // That it uses nothing newer than the Node it names, the compiler holds when the package is built.
  it.each([...new Set([process.execPath, olderNode(MIN_NODE) ?? process.execPath])])(
    'tests a service that it shares nothing with, run by %s',
    async (node) => {
      const program = join(installed, 'contract-test/main.js')
      const options = ['--base-url', server.baseUrl, '--operation', 'listCategories', 'getToolkitIndex', 'createCategory']
      expect(await run(node, [program, 'contract-test', ...options])).toMatch(
        /SKIPPED write operations require --write[^]*3 operations at .*: \d\d+ requests passed, 0 failed, 1 skipped/,
      )
    },
  )

  it('names a Node that all it needs runs on', () => {
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
  ])('has types for %s that need no others', async (_for, options) => {
    const program = `
      import { createClient, pages, unwrap, type Post } from 'content-service/client'
      const { content } = createClient({ baseUrl: 'https://content.example.org' })
      export const post: Post = await unwrap(content.GET('/posts/{id}', { params: { path: { id: 1 } } }))
      export const all: AsyncGenerator<Post> = pages(content, '/posts')
      // @ts-expect-error -- a path parameter is no text
      void content.GET('/posts/{id}', { params: { path: { id: 'one' } } })`
    writeFileSync(join(folder, 'program.ts'), program)
    expect(
      await run(tool('tsc'), ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable', ...options, 'program.ts']),
    ).toBe('')
  })

  it('can be bundled for browsers, with no more than what is used', async () => {
    expect(await bundled(`import { createClient } from 'content-service/client'; createClient({ baseUrl: '' })`)).toContainEqual(
      expect.stringContaining('openapi-fetch'),
    )
    expect(await bundled(`import { unwrap } from 'content-service/client'; unwrap(Promise.resolve({ data: 1 }))`)).toEqual([
      'node_modules/content-service/client/errors.js',
      '<stdin>',
    ])
  })

  it('has nothing that publint finds fault with', async () => {
    expect(await run(tool('publint'), ['run', tarball, '--strict'])).toContain('All good!')
  })

  it('has nothing that arethetypeswrong finds fault with', async () => {
    const { analysis } = JSON.parse(await run(tool('attw'), [tarball, '--profile', 'esm-only', '--format', 'json'])) as {
      analysis: { entrypoints: object }
    }
    expect(analysis.entrypoints).toHaveProperty(['./client'])
  })
})
