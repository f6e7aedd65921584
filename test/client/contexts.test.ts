// Whether responses match the types of the client in each context: they come from the same schemas.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { upload } from '../../client/index.ts'
import { inContexts } from '#command/types/contexts.ts'
import { createImage } from '../support/media.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const document = inContexts(JSON.parse(readFileSync('generated/cms-v2/openapi.json', 'utf8')) as never)
/** What is only a part of other schemas. */
const parts = new Set(partsIn(document))
const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [
  name,
  parts.has(name) ? schema : closed(schema),
])
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, inlineRefs: false })
ajv.addSchema({ ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) as object } }, 'contract')

function partsIn(node: unknown): string[] {
  if (!node || typeof node !== 'object') return []
  const own = 'allOf' in node ? (node.allOf as { $ref?: string }[]).flatMap(({ $ref }) => $ref?.split('/').at(-1) ?? []) : []
  return [...own, ...Object.values(node).flatMap(partsIn)]
}

/** Has no field that the types do not have. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed)
  if (!node || typeof node !== 'object') return node
  const copy = Object.fromEntries(Object.entries(node).map(([key, child]) => [key, key === 'allOf' ? child : closed(child)]))
  const isOpen = !copy['properties'] || 'additionalProperties' in copy || 'allOf' in copy
  return isOpen ? copy : { ...copy, additionalProperties: false }
}

const server = await sharedServer()

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** Sends a request, and says what is wrong with the response by the type that the client gives it. */
async function wrongIn(method: string, route: string, { query = '', body }: { query?: string; body?: object } = {}) {
  const response = await fetch(`${server.restRoot}/cms/v2${route}${query && `?${query}`}`, {
    method,
    headers: { Authorization: server.authorization.administrator, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const data = (await response.json()) as { id: number }
  const template = Object.keys(document.paths ?? {}).find((path) =>
    new RegExp(`^${path.replace(/\{\w+\}/g, path.startsWith('/template') ? '\\w+//[\\w-]+' : '\\d+')}$`).test(route),
  )
  const context = /context=(edit|embed)/.exec(query)?.[1]
  const key = context ?? String(response.status)
  const at = ['paths', template ?? route, method.toLowerCase(), 'responses', key, 'content', 'application/json', 'schema']
  const validate = ajv.getSchema(`contract#/${at.map((part) => encodeURIComponent(escaped(part))).join('/')}`)
  if (!validate) throw new Error(`The types have no response ${response.status} for ${method} ${route}: ${JSON.stringify(data)}`)
  const faults = validate(data)
    ? []
    : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`)
  return { data, faults }
}

const creations: Record<string, object> = {
  '/posts': { title: 'One', content: 'Words', status: 'publish', tags: [] },
  '/pages': { title: 'One', content: 'Words', status: 'publish' },
  '/blocks': { title: 'One', content: 'Words', status: 'publish' },
  '/navigation': { title: 'One', content: 'Words', status: 'publish' },
  '/menu-items': { title: 'One', url: 'https://example.org/' },
  '/categories': { name: 'One' },
  '/tags': { name: 'One' },
  '/menus': { name: 'One' },
  '/cms_pattern_category': { name: 'One' },
  '/templates': { slug: 'one', content: '<p>Words.</p>' },
  '/template-parts': { slug: 'one', content: '<p>Words.</p>' },
}
const contexts = ['', 'context=embed', 'context=edit']

describe('the types of a context', () => {
  it.each(Object.entries(creations))('are those of the responses of %s', async (route, creation) => {
    const word = newWord()
    const body = Object.fromEntries(
      Object.entries(creation).map(([key, value]) => [key, value === 'One' || value === 'one' ? word : value]),
    )
    const made = await wrongIn('POST', route, { body })
    expect(made.faults).toEqual([])
    const item = `${route}/${made.data.id}`
    for (const query of contexts) {
      expect((await wrongIn('GET', route, { query })).faults).toEqual([])
      expect((await wrongIn('GET', item, { query: `${query}&_embed` })).faults).toEqual([])
    }
    for (const method of ['POST', 'PUT', 'PATCH'])
      expect((await wrongIn(method, item, { body: { ...body, content: `<p>${method}</p>` } })).faults).toEqual([])
    expect((await wrongIn('DELETE', item, { query: 'force=true' })).faults).toEqual([])
  })

  it.each(['/posts', '/pages', '/blocks', '/navigation', '/templates', '/template-parts'])(
    'are those of the revisions and autosaves of %s',
    async (route) => {
      const slug = newWord()
      const { data } = await wrongIn('POST', route, { body: { title: 'One', slug, content: 'Words', status: 'publish' } })
      const item = `${route}/${data.id}`
      await wrongIn('PATCH', item, { body: { content: 'Other words' } })
      expect((await wrongIn('POST', `${item}/autosaves`, { body: { title: 'Two', content: 'Unsaved words' } })).faults).toEqual([])
      for (const kept of ['revisions', 'autosaves'])
        for (const query of contexts) expect((await wrongIn('GET', `${item}/${kept}`, { query })).faults).toEqual([])
    },
  )

  it('are those of the responses of /media', async () => {
    const { content } = server.as.administrator
    const { data } = await upload(content, new Blob([new Uint8Array(await createImage(400, 300))]), { name: 'one.png' })
    const item = `/media/${data?.id}`
    for (const query of contexts) {
      expect((await wrongIn('GET', '/media', { query })).faults).toEqual([])
      expect((await wrongIn('GET', item, { query })).faults).toEqual([])
    }
    expect((await wrongIn('PATCH', item, { body: { alt_text: 'Boats' } })).faults).toEqual([])
    expect((await wrongIn('DELETE', item, { query: 'force=true' })).faults).toEqual([])
  })

  it('are those of users', async () => {
    for (const query of contexts) expect((await wrongIn('GET', '/users/me', { query })).faults).toEqual([])
    for (const query of contexts) expect((await wrongIn('GET', '/users', { query })).faults).toEqual([])
  })

  it('are those of what comes embedded', async () => {
    const { data: page } = await wrongIn('POST', '/pages', { body: { title: 'Above', status: 'publish' } })
    const { data: below } = await wrongIn('POST', '/pages', { body: { title: 'Below', status: 'publish', parent: page.id } })
    const { content } = server.as.administrator
    const { data } = await upload(content, new Blob([new Uint8Array(await createImage(40, 30))]), { name: 'two.png' })
    const { data: tag } = await wrongIn('POST', '/tags', { body: { name: newWord() } })
    const { data: post } = await wrongIn('POST', '/posts', {
      body: { title: 'One', status: 'publish', tags: [tag.id], featured_media: data?.id },
    })
    const { data: item } = await wrongIn('POST', '/menu-items', { body: { type: 'post_type', object: 'post', object_id: post.id } })
    for (const route of [`/pages/${below.id}`, `/posts/${post.id}`, `/menu-items/${item.id}`]) {
      const { data, faults } = await wrongIn('GET', route, { query: '_embed' })
      expect(faults).toEqual([])
      expect(data).toHaveProperty('_embedded')
    }
  })
})
