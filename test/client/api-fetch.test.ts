// Programs for the reference use the service with its names, through the middleware of `@wordpress/api-fetch`.
import { describe, expect, it } from '@jest/globals'
import { serviceNames } from '../../client/api-fetch.ts'
import type { ApiFetchRequest } from '../../client/api-fetch.ts'
import { toReference, toService } from '../../client/reference-names.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

type Values = Record<string, never>

/** Sends a request as `@wordpress/api-fetch` does. */
function send<Answer = Values>(path: string, given: RequestInit & { data?: unknown; parse?: boolean } = {}): Promise<Answer> {
  return serviceNames({ path, ...given } as ApiFetchRequest, fetchFrom) as Promise<Answer>
}

async function fetchFrom(request: ApiFetchRequest): Promise<unknown> {
  const { path = '', data, headers, parse, ...given } = request as ApiFetchRequest & RequestInit & { parse?: boolean }
  const response = await fetch(server.restRoot + path, {
    ...given,
    headers: { Authorization: server.authorization.administrator, ...headers, ...(data ? { 'Content-Type': 'application/json' } : {}) },
    ...(data ? { body: JSON.stringify(data) } : {}),
  })
  if (parse === false) return response.ok ? response : Promise.reject(response)
  const body = (await response.json()) as unknown
  return response.ok ? body : Promise.reject(body)
}

describe('the middleware of api-fetch', () => {
  it('reads types and taxonomies under the names of the reference', async () => {
    expect(await send('/wp/v2/types/wp_block?context=edit')).toMatchObject({
      slug: 'wp_block',
      rest_base: 'blocks',
      rest_namespace: 'wp/v2',
      taxonomies: ['wp_pattern_category'],
    })
    expect(await send('/wp/v2/types')).toMatchObject({ wp_template_part: { slug: 'wp_template_part' }, wp_navigation: {} })
    expect(await send('/wp/v2/taxonomies/wp_pattern_category')).toMatchObject({
      slug: 'wp_pattern_category',
      types: ['wp_block'],
      rest_base: 'wp_pattern_category',
    })
  })

  it('writes fields with names of the reference', async () => {
    const category = await send<{ id: number }>('/wp/v2/wp_pattern_category', { method: 'POST', data: { name: newWord() } })
    const data = { title: 'Pattern', status: 'publish', wp_pattern_category: [category.id], meta: { wp_pattern_sync_status: 'unsynced' } }
    const block = await send<{ id: number }>('/wp/v2/blocks', { method: 'POST', data })
    expect(block).toMatchObject({ type: 'wp_block', wp_pattern_category: [category.id], wp_pattern_sync_status: 'unsynced' })
    const fields = 'id,wp_pattern_sync_status,_links.wp:term'
    const listed = await send<object[]>(`/wp/v2/blocks?wp_pattern_category[]=${category.id}&_fields=${encodeURIComponent(fields)}`)
    expect(listed).toMatchObject([{ id: block.id, wp_pattern_sync_status: 'unsynced' }])
    expect(listed[0]).toMatchObject({ _links: { 'wp:term': [{ taxonomy: 'wp_pattern_category' }] } })
  })

  it('stores markup as it is, and texts that look like names', async () => {
    const content = '<!-- wp:paragraph {"className":"cms_block"} -->\n<p class="cms_block">wp_block cms/v2</p>\n<!-- /wp:paragraph -->'
    const data = { title: 'wp_block', excerpt: 'wp/v2', slug: 'wp_block', content }
    const { id } = await send<{ id: number }>('/wp/v2/posts', { method: 'POST', data })
    const expected = { title: { raw: 'wp_block' }, excerpt: { raw: 'wp/v2' }, slug: 'wp_block', content: { raw: content } }
    expect(await send(`/wp/v2/posts/${id}?context=edit`)).toMatchObject(expected)
    const stored = await fetch(`${server.restRoot}/cms/v2/posts/${id}?context=edit`, {
      headers: { Authorization: server.authorization.administrator },
    })
    expect(await stored.json()).toMatchObject(expected)
  })

  it('returns the totals of a response that is not parsed', async () => {
    const response = await send<Response>('/wp/v2/types/wp_block', { parse: false })
    expect(await response.json()).toMatchObject({ slug: 'wp_block' })
    const list = await send<Response>('/wp/v2/posts?per_page=1', { parse: false })
    expect(Number(list.headers.get('X-WP-TotalPages'))).toBe(Number(list.headers.get('X-WP-Total')))
    expect(list.headers.get('X-CMS-Total')).toBeNull()
    expect((await send<Response>('/wp/v2/posts', { parse: false, method: 'HEAD' })).headers.get('X-WP-Total')).not.toBeNull()
  })

  it('returns errors under the names of the reference', async () => {
    const request = { method: 'POST', data: { title: 'Pattern', wp_pattern_category: 'none' } }
    await expect(send('/wp/v2/blocks', request)).rejects.toMatchObject({
      code: 'rest_invalid_param',
      data: { params: { wp_pattern_category: expect.any(String) } },
    })
    const response = await send<Response>('/wp/v2/blocks', { ...request, parse: false }).catch((error: unknown) => error as Response)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ data: { params: { wp_pattern_category: expect.any(String) } } })
  })

  it('leaves failures of the network and files unchanged', async () => {
    const failure = new TypeError('Failed to fetch')
    await expect(serviceNames({ path: '/' }, () => Promise.reject(failure))).rejects.toBe(failure)
    const zip = new Response('cms_block', { headers: { 'Content-Type': 'application/zip', 'X-CMS-Total': '1' } })
    const received = (await serviceNames({ path: '/wp-block-editor/v1/export' }, async () => zip)) as Response
    expect(await received.text()).toBe('cms_block')
    expect(received.headers.get('X-WP-Total')).toBe('1')
  })

  it('renames the requests and the responses of a batch', async () => {
    const requests = [{ method: 'POST', path: '/wp/v2/blocks', body: { title: 'Pattern', meta: { wp_pattern_sync_status: 'unsynced' } } }]
    expect(await send('/batch/v1', { method: 'POST', data: { requests } })).toMatchObject({
      responses: [{ status: 201, body: { type: 'wp_block', wp_pattern_sync_status: 'unsynced' } }],
    })
  })

  it('leaves free documents unchanged', async () => {
    const document = { wp_block: { type: 'cms_block' }, cms_block: 'wp/v2' }
    const path = `/cms-toolkit/api/${newWord()}`
    await send(path, { method: 'PUT', data: document })
    expect(await send(path)).toEqual(document)
  })

  it('lists namespaces and routes under the names of the reference', async () => {
    const { namespaces, routes } = await send<{ namespaces: string[]; routes: Record<string, unknown> }>('/')
    expect(namespaces).toEqual(expect.arrayContaining(['wp/v2', 'tribe/events/v1', 'oembed/1.0']))
    expect(Object.keys(routes).filter((route) => /cms\/v2|cal\/events|cms_/.test(route))).toEqual([])
    expect(routes).toHaveProperty(['/wp/v2/wp_pattern_category'])
  })

  it('accepts its own responses, and the names of the service', async () => {
    const block = await send<{ id: number }>('/cms/v2/blocks', { method: 'POST', data: { title: 'Pattern', cms_pattern_category: [] } })
    expect(block).toMatchObject({ type: 'wp_block', wp_pattern_category: [] })
    expect(await send(`/wp/v2/blocks/${block.id}`, { method: 'PUT', data: block })).toMatchObject({ id: block.id, type: 'wp_block' })
  })
})

describe('names', () => {
  it.each([
    ['/wp/v2/posts/3?_embed=wp:term', '/cms/v2/posts/3?_embed=cms%3Aterm'],
    ['/wp-block-editor/v1/url-details?url=https%3A%2F%2Fwp.example.org%2Fwp%2Fv2', undefined],
    ['/wp-site-health/v1/tests', '/cms-site-health/v1/tests'],
    ['/tribe/events/v1/events', '/cal/events/v1/events'],
    ['/wp/v2/templates/default//wp-custom-template-a', '/cms/v2/templates/default//wp-custom-template-a'],
    ['/wp/v2/templates/default//wp_mine', '/cms/v2/templates/default//wp_mine'],
    ['/wp/v2/search?search=wp_block&type=post&subtype=wp_block,page', '/cms/v2/search?search=wp_block&type=post&subtype=cms_block%2Cpage'],
    ['https://wp.example.org/wp-json/wp/v2/types/wp_block', 'https://wp.example.org/wp-json/cms/v2/types/cms_block'],
    ['https://example.org/?rest_route=/wp/v2/posts', 'https://example.org/?rest_route=%2Fcms%2Fv2%2Fposts'],
    ['/oembed/1.0/proxy?url=wp_x', '/oembed/1.0/proxy?url=wp_x'],
  ])('of the path %s', (reference, service = reference.replace('wp-block-editor', 'cms-block-editor')) => {
    expect(toService.path(reference)).toBe(service)
    expect(decodeURIComponent(toReference.path(service).split('?')[0] ?? '')).toBe(reference.split('?')[0])
  })

  it('of the preferences, styles and attributes of blocks stay', () => {
    const value = {
      meta: { persisted_preferences: { 'core/x': { wp_block: 1 } } },
      styles: { css: '', wp_x: {} },
      attributes: { type: 'wp_block' },
    }
    expect(toService.json(value)).toEqual(value)
  })
})
