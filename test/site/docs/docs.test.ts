// The rendered docs, and the settings in the README and in .env.example.
import { get } from 'node:http'
import { describe, expect, it } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { startServer } from '#test/support/server.ts'
import { sharedServer } from '#test/support/shared-server.ts'

const server = await sharedServer()

const { apis } = parse(readFileSync('redocly.yaml', 'utf8')) as { apis: Record<string, unknown> }
const names = Object.keys(apis)

interface Bundle {
  servers: { url: string }[]
  paths: Record<string, object>
  components: { schemas?: { ErrorCode?: { 'x-extensible-enum': string[] } } }
}

const bundles = names.map((name) => JSON.parse(readFileSync(`generated/${name}/openapi.json`, 'utf8')) as Bundle)

const request = (path: string): Promise<Response> => fetch(`${server.baseUrl}/docs${path}`, { redirect: 'manual' })

async function page(path: string): Promise<string> {
  const response = await request(path)
  expect(response.status).toBe(200)
  return response.text()
}

/** Returns the resources that a page or its styles load. */
function fetched(html: string): string[] {
  const elements = [...html.matchAll(/<(?:script|img|link|iframe|source|object|embed)\b[^>]*?\b(?:src|href|data)="([^"]*)"/g)]
  return [...elements, ...html.matchAll(/(?:url\(|@import\s*)["']?([^"')]+)/g)].map((match) => match[1] ?? '')
}

describe('the overview', () => {
  it('links to every document of redocly.yaml', async () => {
    const html = await page('/')
    for (const name of names) expect(html).toContain(`href="${name}/"`)
  })

  it('weighs less than 400 KB with all that it loads', async () => {
    const html = await page('/')
    const urls = fetched(html).filter((url) => !url.startsWith('data:'))
    expect(urls).toEqual([expect.stringMatching(/style\.css$/)])
    const sizes = await Promise.all(['./', ...urls].map((url) => compressedSize(`${server.baseUrl}/docs/${url}`)))
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(400_000)
  })

  it('has an anchor for every link relation in the examples of the contract', async () => {
    const html = await page('/')
    const shown = [...new Set(bundles.flatMap(relationsIn))]
    expect(shown).toEqual(expect.arrayContaining(['self', 'collection', 'cms:post_type']))
    expect(shown.filter((relation) => !html.includes(`id="${relation}"`))).toEqual([])
  })

  it('has an anchor for every link relation of a post and its terms', async () => {
    const { data: category } = await server.as.editor.content.POST('/categories', { body: { name: 'Harbour' } })
    const { data: child } = await server.as.editor.content.POST('/categories', { body: { name: 'Pier', parent: category?.id } })
    const { data: post } = await server.as.editor.content.POST('/posts', {
      body: { title: 'Ferries', status: 'publish', categories: [child?.id ?? 0] },
    })
    const relations = [post, child].flatMap((item) => Object.keys(item?._links ?? {})).filter((relation) => relation !== 'curies')
    expect(relations).toEqual(expect.arrayContaining(['author', 'cms:term', 'up']))
    const html = await page('/')
    expect(relations.filter((relation) => !html.includes(`id="${relation}"`))).toEqual([])
  })

  it('shows the name of the service as text', async () => {
    const named = await startServer({ SITE_NAME: '<b>Q&A</b>' })
    const html = await (await fetch(`${named.baseUrl}/docs/`)).text()
    await named.close()
    expect(html).toContain('<h1>&lt;b&gt;Q&amp;A&lt;/b&gt;</h1>')
  })
})

/** The number of bytes that a browser receives. */
function compressedSize(url: string): Promise<number> {
  return new Promise((found, failed) => {
    get(url, { headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      let size = 0
      expect(response.headers['content-encoding']).toBe('gzip')
      response.on('data', (chunk: Buffer) => (size += chunk.length)).on('end', () => found(size))
    }).on('error', failed)
  })
}

describe('the page of errors', () => {
  const codes = [...new Set(bundles.flatMap((bundle) => bundle.components.schemas?.ErrorCode?.['x-extensible-enum'] ?? []))]

  it('has an anchor for every error code of the contract, with its statuses and its meaning, as the Markdown has', async () => {
    const html = await page('/errors/')
    expect(codes.length).toBeGreaterThan(0)
    expect(codes.filter((code) => !new RegExp(`<div id="${code}">.*<small>[\\d, ]+</small></dt><dd>.{10,}</dd>`).test(html))).toEqual([])
    const markdown = await page('/errors.md')
    expect(codes.filter((code) => !new RegExp(`^\\| \`${code}\` \\| [\\d, ]+ \\| .{10,} \\|$`, 'm').test(markdown))).toEqual([])
  })

  it('is where the overview and the Markdown of every operation lead', async () => {
    expect(await page('/')).toContain('href="errors/"')
    const markdown = await page('/cms-v2.md')
    const [, getPost = ''] = /## Get a post\n([^]*?)\n## /.exec(markdown) ?? []
    expect(getPost).toMatch(/^- 404: .* \[`rest_post_invalid_id`\]\(errors\/#rest_post_invalid_id\)$/m)
  })
})

function relationsIn(node: unknown): string[] {
  if (!node || typeof node !== 'object') return []
  const { _links: links } = node as { _links?: Record<string, unknown> }
  const own = Object.entries(links ?? {}).flatMap(([relation, targets]) =>
    Array.isArray(targets) && relation !== 'curies' ? [relation] : [],
  )
  return [...own, ...Object.values(node).flatMap(relationsIn)]
}

describe.each(names)('the document %s', (name) => {
  it('is served as JSON with the URL of this service', async () => {
    const response = await request(`/${name}/openapi.json`)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    const document = (await response.json()) as Bundle
    expect(document.servers).toHaveLength(1)
    expect(document.servers[0]?.url).toMatch(new RegExp(`^${server.restRoot}(/|$)`))
    const path = Object.keys(document.paths).find((one) => !one.includes('{')) ?? ''
    expect((await fetch(document.servers[0]?.url + path, { method: 'OPTIONS' })).status).toBe(200)
  })

  it('has a page that loads nothing from other sites', async () => {
    const html = await page(`/${name}/`)
    const urls = fetched(html)
    expect(urls).toEqual(expect.arrayContaining([expect.stringMatching(/\/places\.js$/), expect.stringMatching(/\/style\.css$/)]))
    expect(urls.filter((url) => /^(https?:)?\/\//.test(url))).toEqual([])
    for (const url of urls.filter((one) => !one.startsWith('data:')))
      expect((await fetch(new URL(url, `${server.baseUrl}/docs/${name}/`))).status).toBe(200)
  })

  it('redirects without the trailing slash', async () => {
    const response = await request(`/${name}`)
    expect(response.status).toBe(301)
    expect(new URL(response.headers.get('location') ?? '', `${server.baseUrl}/docs/${name}`).pathname).toBe(`/docs/${name}/`)
  })
})

describe('the pages', () => {
  it.each(['/', '/cms-v2/', '/explorer/'])('allow nothing from other sites: %s', async (path) => {
    const policy = (await request(path)).headers.get('content-security-policy') ?? ''
    const sources = Object.fromEntries(
      policy.split(';').map((directive): [string, string[]] => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]),
    )
    expect(sources).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'connect-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    })
    expect(
      Object.values(sources)
        .flat()
        .filter((source) => !["'none'", "'self'", "'unsafe-inline'", 'data:'].includes(source)),
    ).toEqual([])
    expect(sources['script-src']).not.toContain("'unsafe-inline'")
  })

  it('let browsers cache the scripts, whose URLs change with their content', async () => {
    const script = fetched(await page('/explorer/')).find((url) => url.endsWith('/explorer.js')) ?? ''
    const { pathname } = new URL(script, `${server.baseUrl}/docs/explorer/`)
    const response = await fetch(server.baseUrl + pathname)
    expect(response.headers.get('cache-control')).toMatch(/immutable/)
    expect(response.headers.get('content-type')).toMatch(/javascript/)
    expect(pathname).toMatch(/\/[0-9a-f]{12}\/explorer\.js$/)
  })

  it.each(['/nothing/', '/nothing', '/cms-v2/nothing', '/assets/', '/index.html/x'])('return 404 for an unknown URL: %s', async (path) => {
    const response = await request(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'rest_no_route' })
  })
})

describe('the settings', () => {
  const read = [...readFileSync('server/config/env.ts', 'utf8').matchAll(/\(source, '([A-Z_]+)'(?:, (?:\[[^\]]*\], )?('[^']*'|\d+))?/g)]
  const settings = Object.fromEntries(read.map(([, name = '', fallback = '']) => [name, fallback.replaceAll("'", '')]))

  it('are all in .env.example, with their defaults', () => {
    const lines = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z_]+)=(.*)$/gm)]
    expect(Object.keys(settings)).toContain('DATABASE_URL')
    expect(Object.fromEntries(lines.map(([, name, value]) => [name, value]))).toEqual(settings)
  })

  it('are all in the table of docs/settings.md, with their defaults', () => {
    const rows = [...readFileSync('docs/settings.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`)?[^|]*\|/gm)]
    expect(Object.fromEntries(rows.map(([, name, value = '']) => [name, value]))).toEqual(settings)
  })
})

describe('the texts', () => {
  const architecture = readFileSync('docs/architecture.md', 'utf8')
  const texts = [
    'README.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'STYLE.md',
    'client/README.md',
    'server/README.md',
    ...(readdirSync('docs', { recursive: true }) as string[]).filter((file) => file.endsWith('.md')).map((file) => `docs/${file}`),
  ]

  it.each(texts)('name only scripts that exist: %s', (file) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    const named = [...readFileSync(file, 'utf8').matchAll(/npm run (?:--silent )?([a-z:-]+)/g)].map((match) => match[1] ?? '')
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  it.each(texts)('let npx fetch no package of the name of the command: %s', (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/npx (?:-y |--yes )?content-service/)
  })

  it.each([
    'README.md',
    'client/README.md',
    ...(readdirSync('docs', { recursive: true }) as string[]).filter((file) => file.endsWith('.md')).map((file) => `docs/${file}`),
  ])('name only examples that the contract has: %s', (file) => {
    const named = [...readFileSync(file, 'utf8').matchAll(/\bexample=([\w-]+)/g)].map((match) => match[1] ?? '')
    expect(named.filter((name) => !bundles.some((bundle) => exampleNamesIn(bundle.paths).includes(name)))).toEqual([])
  })

  it('name only files that exist: docs/architecture.md', () => {
    const files = ['server', 'command', 'test', 'openapi', 'generated', 'docs', 'tools/tests'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `/${folder}/${file}`),
    )
    const named = [...architecture.matchAll(/[\w/.-]+\.(?:ts|cjs|yaml)\b/g)].map(([path]) => path)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((path) => !files.some((file) => file.endsWith(`/${path}`)))).toEqual([])
  })

  it('show the layers that lint enforces: docs/architecture.md', () => {
    const [, layers = ''] = /^const layers = \[\n([\s\S]*?)^\]/m.exec(readFileSync('tools/eslint.config.js', 'utf8')) ?? []
    const enforced = layers
      .split('\n')
      .filter(Boolean)
      .map((line) => [...line.matchAll(/'([\w.-]+)'/g)].map(([, folder]) => folder))
    const shown = [...architecture.matchAll(/\bl\d+\["([\w., -]+)"\]/g)].map(([, folders = '']) => folders.split(', ')).toReversed()
    expect(enforced.length).toBeGreaterThan(5)
    expect(shown).toEqual(enforced)
  })
})

/** The names of all examples below a node of a document. */
function exampleNamesIn(node: unknown): string[] {
  if (!node || typeof node !== 'object') return []
  const { examples } = node as { examples?: Record<string, unknown> }
  return [...Object.keys(examples ?? {}), ...Object.values(node).flatMap(exampleNamesIn)]
}
