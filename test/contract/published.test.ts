// The published documents: valid for tools that see a response without its request, and for tools that build requests from parameters.
import { beforeAll, describe, expect, it } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { failureIn } from '../support/responses.ts'
import { makeEvent, makeEventCategory, makeOrganizer, makeVenue } from '../support/calendar.ts'
import { uploaded } from '../support/media.ts'
import { makeLinkTo } from '../support/menu-items.ts'
import { makePage } from '../support/pages.ts'
import { makePost, newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeCategory } from '../support/terms.ts'

interface Parameter {
  $ref?: string
  name: string
  in: string
  schema?: { type?: string; enum?: string[] }
  explode?: boolean
}
interface Operation {
  parameters: Parameter[]
  requestBody?: { content: Record<string, { encoding?: Record<string, { contentType: string }> }> }
  responses: Record<string, { content?: Record<string, { schema?: unknown }> }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { properties?: object }> }
}

const server = await sharedServer()
let document: Document
let ajv: Ajv2020

beforeAll(async () => {
  document = (await (await fetch(`${server.baseUrl}/docs/cms-v2/openapi.json`)).json()) as Document
  ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false })
  ajv.addSchema(document, 'published')
})

const headers = { Authorization: server.authorization.administrator }

async function read(path: string): Promise<unknown> {
  return (await fetch(`${server.restRoot}/cms/v2${path}`, { headers })).json()
}

/** Returns the schemas that a value matches. */
function matches(value: unknown, names: readonly string[]): string[] {
  return names.filter((name) => ajv.getSchema(`published#/components/schemas/${name}`)?.(value) === true)
}

function isDeclared(value: unknown, path = '/posts/{id}', method = 'get'): boolean {
  const pointer = ['paths', path, method, 'responses', '200', 'content', 'application/json', 'schema']
  const escaped = pointer.map((part) => encodeURIComponent(part.replaceAll('/', '~1')))
  return ajv.getSchema(`published#/${escaped.join('/')}`)?.(value) === true
}

describe('a response', () => {
  it.each([
    ['', ['Post', 'PartialPost']],
    ['context=edit', ['Post', 'PartialPost']],
    ['context=edit&_embed', ['Post', 'PartialPost']],
    ['context=embed', ['PostInEmbed', 'PartialPost']],
    ['_fields=id,title.rendered', ['PartialPost']],
    ['_fields=content.protected,_embedded.author.name&_embed', ['PartialPost']],
    ['_envelope', ['Envelope']],
  ])('to the query "%s" has a form of its own', async (query, forms) => {
    const { id } = await makePost(server.as.administrator)
    const body = await read(`/posts/${id}?${query}`)
    const found = matches(body, ['Post', 'PostInEmbed', 'PartialPost', 'Envelope'])
    expect(found).toEqual(expect.arrayContaining(forms))
    expect(found).not.toContain(forms.includes('Post') ? 'Envelope' : 'Post')
    expect(isDeclared(body)).toBe(true)
  })

  it('in an envelope is declared if the response itself has another status', async () => {
    const response = await fetch(`${server.restRoot}/cms/v2/posts?_envelope`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ title: newWord() }),
    })
    const body = (await response.json()) as { status: number }
    expect([response.status, body.status]).toEqual([200, 201])
    expect(isDeclared(body, '/posts', 'post')).toBe(true)
  })

  it('has a form for every type of resource that it embeds', async () => {
    const admin = server.as.administrator
    const [page, media, event, venue, organizer] = [
      await makePage(admin),
      await uploaded(server, newWord(), { name: 'file.txt' }),
      await makeEvent(admin, { title: newWord() }),
      await makeVenue(admin),
      await makeOrganizer(admin),
    ]
    const [category, eventCategory] = [await makeCategory(admin), await makeEventCategory(admin)]
    const content = Object.entries({ page, attachment: media, event, venue, organizer })
    for (const item of [
      ...(await Promise.all(content.map(([object, { id }]) => makeLinkTo(admin, 'post_type', object, id)))),
      await makeLinkTo(admin, 'taxonomy', 'category', category.id),
      await makeLinkTo(admin, 'taxonomy', 'cal_events_cat', eventCategory.id),
    ]) {
      const body = (await read(`/menu-items/${item.id}?_embed`)) as { _embedded: Record<string, unknown[]> }
      expect(body._embedded['cms:menu-item-object']).toHaveLength(1)
      expect([item.object, ...matches(body, ['MenuItem'])]).toEqual([item.object, 'MenuItem'])
    }
    for (const [query, result] of [
      [`search=${event.title}`, { subtype: 'event' }],
      [`type=term&search=${eventCategory.name}`, { subtype: 'cal_events_cat' }],
    ] as const) {
      const [found] = (await read(`/search?${query}&_embed`)) as { _embedded: object }[]
      expect(found).toMatchObject({ ...result, _embedded: { self: [{ slug: expect.any(String) }] } })
      expect([query, ...matches(found, ['SearchResult'])]).toEqual([query, 'SearchResult'])
    }
  })

  it('with a value of another type matches no form', async () => {
    const { id } = await makePost(server.as.administrator)
    const body = (await read(`/posts/${id}`)) as object
    for (const wrong of [{ id: 'seven' }, { title: { rendered: 7 } }, { _links: 7 }]) expect(isDeclared({ ...body, ...wrong })).toBe(false)
  })
})

describe('the filter by terms', () => {
  const names = ['categories', 'categories[terms]', 'categories[operator]', 'categories[include_children]']

  it('is a list, and a parameter for each member of its long form', () => {
    const parameters = document.paths['/posts']?.['get']?.parameters ?? []
    expect(parameters.flatMap(({ name, schema }) => (/^categories(\[|$)/.test(name) ? [[name, schema?.type]] : []))).toEqual([
      [names[0], 'array'],
      [names[1], 'array'],
      [names[2], 'string'],
      [names[3], 'boolean'],
    ])
    expect(parameters.filter(({ schema }) => schema && 'oneOf' in schema)).toEqual([])
  })

  it('works in both forms; a mixture or an unknown member is an error', async () => {
    const category = await makeCategory(server.as.administrator)
    const { id } = await makePost(server.as.administrator, { categories: [category.id], status: 'publish' })
    const idsAt = async (query: string) => ((await read(`/posts?${query}`)) as { id: number }[]).map((post) => post.id)
    expect(await idsAt(`categories=${category.id},999999`)).toEqual([id])
    expect(await idsAt(`categories[terms]=${category.id}&categories[operator]=AND&categories[include_children]=true`)).toEqual([id])
    for (const query of [`categories=${category.id}&categories[operator]=AND`, `categories[terms]=${category.id}&categories[relation]=AND`])
      expect(await failureIn(await fetch(`${server.restRoot}/cms/v2/posts?${query}`))).toEqual({
        status: 400,
        code: 'rest_invalid_param',
        params: ['categories'],
      })
  })
})

describe('an upload', () => {
  const upload = () => document.paths['/media']?.['post'] as Operation
  const named = (place: string): string[] => upload().parameters.flatMap(({ name, in: found }) => (found === place ? [name] : []))

  it('has the name and the hash of a file in headers, and all text fields in the query', () => {
    expect(named('header')).toEqual(['Content-Disposition', 'Content-MD5'])
    // IDs that the service assigns and objects are not text fields.
    const others = ['id', 'meta', 'focal_point']
    const fields = Object.keys(document.components.schemas['MediaInput']?.properties ?? {}).filter((name) => !others.includes(name))
    expect(named('query').toSorted()).toEqual(fields.toSorted())
  })

  it('accepts these headers and fields', async () => {
    const response = await fetch(`${server.restRoot}/cms/v2/media?title=Quay&alt_text=Boats&date=2026-03-01T09:30:00`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'text/plain', 'Content-Disposition': `attachment; filename="${newWord()}.txt"` },
      body: 'Plain words.',
    })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ title: { raw: 'Quay' }, alt_text: 'Boats', date: '2026-03-01T09:30:00' })
  })

  it('declares the encoding of the parts of a form', () => {
    const { encoding } = upload().requestBody?.content['multipart/form-data'] ?? {}
    expect(encoding).toMatchObject({ meta: { contentType: 'application/json' }, caption: { contentType: 'text/plain, application/json' } })
  })
})
