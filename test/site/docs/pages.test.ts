// The guides, the Markdown of all pages, and the downloads of the documentation.
import { describe, expect, it } from '@jest/globals'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { sharedServer } from '#test/support/shared-server.ts'

const server = await sharedServer({ SITE_NAME: 'Harbour <b>' })
const guides = readdirSync('docs/guides').map((file) => file.replace('.md', ''))

async function textAt(path: string): Promise<string> {
  const response = await fetch(server.baseUrl + path)
  expect({ path, status: response.status }).toEqual({ path, status: 200 })
  return response.text()
}

/** The URLs of this service in the links of an HTML or Markdown text, without their fragments. */
function linksIn(text: string, page: string): string[] {
  const found = [...text.matchAll(/<a\b[^>]* href="([^"]*)"|\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? match[2] ?? '')
  const urls = found.filter((link) => !link.startsWith('#')).map((link) => new URL(link.replaceAll('&amp;', '&'), server.baseUrl + page))
  return [...new Set(urls.filter(({ origin }) => origin === server.baseUrl).map(({ pathname, search }) => pathname + search))]
}

describe('the guides', () => {
  it.each(guides)('are pages and Markdown with the URLs of this service: %s', async (name) => {
    const html = await textAt(`/docs/guides/${name}/`)
    const [, title] = /^# (.+)$/m.exec(readFileSync(`docs/guides/${name}.md`, 'utf8')) ?? []
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain(`<title>${title} – Harbour &lt;b&gt; API</title>`)
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/)
    const markdown = await textAt(`/docs/guides/${name}.md`)
    expect(markdown).toContain(`# ${title}\n`)
    for (const text of [html, markdown]) expect(text).not.toContain('http://localhost:3000')
    expect(markdown).toContain(server.restRoot)
  })

  it.each(guides)('link to pages and headings that exist: %s', async (name) => {
    const html = await textAt(`/docs/guides/${name}/`)
    for (const link of linksIn(html, `/docs/guides/${name}/`)) await textAt(link)
    for (const [, other = '', id = ''] of html.matchAll(/href="\.\.\/([\w-]+)\/#([\w-]+)"/g))
      expect(await textAt(`/docs/guides/${other}/`)).toContain(`id="${id}"`)
  })

  it('lead to each other in the repository, too', () => {
    for (const name of guides)
      for (const [, target = ''] of readFileSync(`docs/guides/${name}.md`, 'utf8').matchAll(/\]\(([\w-]+\.md)[#)]/g))
        expect({ name, target, exists: existsSync(`docs/guides/${target}`) }).toEqual({ name, target, exists: true })
  })

  it('are all listed on the overview, which links to nothing that is missing', async () => {
    const links = linksIn(await textAt('/docs/'), '/docs/')
    expect(links).toEqual(expect.arrayContaining(['/docs/openapi.portable.json', '/docs/cms-v2/openapi.portable.json']))
    expect(links).toEqual(expect.arrayContaining(guides.map((name) => `/docs/guides/${name}/`)))
    for (const link of links) await textAt(link)
  })
})

it.each(['compatibility', 'interface-changelog'])('the page %s is the file of the repository', async (name) => {
  const [, title] = /^# (.+)$/m.exec(readFileSync(`docs/${name}.md`, 'utf8')) ?? []
  const html = await textAt(`/docs/guides/${name}/`)
  expect(html).toContain(`<h1>${title}</h1>`)
  for (const link of linksIn(html, `/docs/guides/${name}/`)) await textAt(link)
})

describe('llms.txt', () => {
  it('links to the Markdown of every guide and every namespace', async () => {
    const response = await fetch(`${server.baseUrl}/llms.txt`)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    const text = await response.text()
    expect(text).toMatch(/^# Harbour <b> API\n\n> /)
    const links = linksIn(text, '/')
    expect(links).toEqual(expect.arrayContaining(guides.map((name) => `/docs/guides/${name}.md`)))
    expect(links).toEqual(expect.arrayContaining(['/docs/cms-v2.md', '/docs/cal-events-v1.md', '/docs/openapi.json']))
    for (const link of links) await textAt(link)
  })
})

describe('the reference in Markdown', () => {
  it('has every operation, with its parameters, its fields and a request', async () => {
    const markdown = await textAt('/docs/cms-v2.md')
    const { paths } = JSON.parse(await textAt('/docs/cms-v2/openapi.json')) as Document
    const ids = operationsIn(paths).map(({ operation }) => operation.operationId)
    expect(ids.filter((id) => !markdown.includes(`(${id})`))).toEqual([])
    const createPost = /## Create a post\n[\s\S]*?(?=\n## )/.exec(markdown)?.[0] ?? ''
    expect(createPost).toContain('`POST /posts` (createPost), requires authentication')
    expect(createPost).toContain('| `sticky` | boolean |')
    expect(createPost).toContain(`'${server.restRoot}/cms/v2/posts'`)
  })

  it('has every event that the service sends, as the document of all namespaces does', async () => {
    const { webhooks } = JSON.parse(readFileSync('generated/hooks-v1/openapi.json', 'utf8')) as { webhooks: object }
    const events = Object.keys(webhooks)
    expect(events).toContain('content.published')
    const markdown = await textAt('/docs/hooks-v1.md')
    expect(events.filter((event) => !markdown.includes(`| \`${event}\` |`))).toEqual([])
    const merged = JSON.parse(await textAt('/docs/openapi.json')) as { webhooks: object }
    expect(Object.keys(merged.webhooks)).toEqual(events)
  })
})

interface Operation {
  operationId: string
  tags: string[]
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
  tags: { name: string }[]
}

function operationsIn(paths: Document['paths']): { path: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      ['get', 'post', 'put', 'patch', 'delete'].includes(method) ? [{ path, operation }] : [],
    ),
  )
}

describe('the document of all namespaces', () => {
  it('has every operation once, with references, IDs and tags that are unique and exist', async () => {
    const text = await textAt('/docs/openapi.json')
    const document = JSON.parse(text) as Document
    const operations = operationsIn(document.paths)
    const names = readdirSync('generated')
    const separate = names.flatMap((name) =>
      operationsIn((JSON.parse(readFileSync(`generated/${name}/openapi.json`, 'utf8')) as Document).paths),
    )
    expect(operations).toHaveLength(separate.length)
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
    const tags = new Set(document.tags.map(({ name }) => name))
    expect(tags.size).toBe(document.tags.length)
    expect(operations.flatMap(({ operation }) => operation.tags).filter((tag) => !tags.has(tag))).toEqual([])
    const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)]
    expect(references.length).toBeGreaterThan(1000)
    expect(references.filter(([, kind = '', name = '']) => !document.components[kind]?.[name]).map(([reference]) => reference)).toEqual([])
    expect(text.match(/"\$ref":/g)).toHaveLength(references.length)
  })
})

describe('the collection', () => {
  it('has a request for every operation', async () => {
    const all = JSON.parse(await textAt('/docs/collection.json')) as Folder
    const count = ({ item, request }: Folder): number => (request ? 1 : 0) + (item ?? []).reduce((sum, one) => sum + count(one), 0)
    const { paths } = JSON.parse(await textAt('/docs/openapi.json')) as Document
    expect(count(all)).toBe(operationsIn(paths).length)
  })

  it('has requests that work when the variables are filled in', async () => {
    const all = JSON.parse(await textAt('/docs/collection.json')) as Folder
    const requests = (folder: Folder): Folder[] => (folder.item ?? []).flatMap((one) => (one.request ? [one] : requests(one)))
    const create = requests(all).find(({ name }) => name === 'Create a post')?.request
    const response = await fetch(create?.url.replace('{{rest_root}}', server.restRoot) ?? '', {
      method: create?.method ?? '',
      headers: {
        Authorization: server.authorization.editor,
        ...Object.fromEntries(create?.header.map(({ key, value }) => [key, value]) ?? []),
      },
      body: create?.body?.raw ?? '',
    })
    expect(response.status).toBe(201)
  })
})

interface Folder {
  name?: string
  item?: Folder[]
  request?: { method: string; url: string; header: { key: string; value: string }[]; body?: { raw: string } }
}
