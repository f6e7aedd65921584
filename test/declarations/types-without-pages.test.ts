// An own type like blocks: its items are texts for use in other places, without public pages.
import { describe, expect, it } from '@jest/globals'
import { declaredCalls } from '../support/declared-calls.ts'
import { declaredSite } from '../support/declared-site.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({
  VALIDATE_RESPONSES: 'on',
  SITE_DIR: declaredSite({
    'types/snippet.yaml': `
name: snippet
route: snippets
labels: { singular: Snippet, plural: Snippets }
like: block
supports: [title, content, password]
taxonomies: [topic]
fields:
  rank: { type: integer, default: 1, x-filter: [equals], x-order: true }
`,
    'types/note.yaml': 'name: note\nroute: notes\nlabels: { singular: Note, plural: Notes }\nlike: block\n',
    'taxonomies/topic.yaml': 'name: topic\nroute: topics\nlabels: { singular: Topic, plural: Topics }\n',
    'fields/block.yaml': 'fields:\n  shade: { type: string }\n',
  }),
})
const { call } = declaredCalls(server, '')

interface Snippet {
  id: number
  slug: string
  link: string
  meta: object
  [field: string]: unknown
}

async function make(fields: object = {}): Promise<Snippet> {
  const { status, body } = await call<Snippet>('POST', '/cms/v2/snippets', { title: newWord(), status: 'publish', ...fields })
  expect([status, body]).toEqual([201, expect.anything()])
  return body
}

describe('an own type like blocks', () => {
  it('has items with raw texts, fields and terms, and nothing of patterns', async () => {
    const { body: topic } = await call<{ id: number }>('POST', '/cms/v2/topics', { name: newWord() })
    const snippet = await make({ title: 'Hours', content: '<p>Nine to five.</p>', meta: { rank: 2 }, topics: [topic.id] })
    expect(snippet).toMatchObject({
      type: 'snippet',
      title: { raw: 'Hours' },
      content: { raw: '<p>Nine to five.</p>', protected: false },
      meta: { footnotes: '', rank: 2 },
      topics: [topic.id],
    })
    for (const field of ['excerpt', 'author', 'cms_pattern_category', 'cms_pattern_sync_status', 'class_list'])
      expect(snippet).not.toHaveProperty(field)
    const refused = await call('POST', '/cms/v2/snippets', { title: 'x', meta: { cms_pattern_sync_status: 'partial' } })
    expect(refused.status).toBe(400)
    const ids = async (query: string) => (await call<Snippet[]>('GET', `/cms/v2/snippets?${query}`)).body.map(({ id }) => id)
    expect(await ids(`rank=2&topics=${topic.id}&orderby=rank`)).toEqual([snippet.id])
    expect(await ids(`rank=3&topics=${topic.id}`)).toEqual([])
  })

  it('has revisions, autosaves and a trash', async () => {
    const { id } = await make()
    await call('PATCH', `/cms/v2/snippets/${id}`, { content: 'Second' })
    const { body: revisions } = await call<Snippet[]>('GET', `/cms/v2/snippets/${id}/revisions`)
    expect(revisions).toEqual([expect.objectContaining({ parent: id, content: expect.objectContaining({ raw: 'Second' }) })])
    expect((await call('POST', `/cms/v2/snippets/${id}/autosaves`, { content: 'Third', meta: { rank: 2 } })).status).toBe(200)
    expect((await call<Snippet>('DELETE', `/cms/v2/snippets/${id}`)).body['status']).toBe('trash')
    expect((await call('DELETE', `/cms/v2/snippets/${id}?force=true`)).status).toBe(200)
  })

  it('has the rights of blocks', async () => {
    const { id } = await make()
    const at = `/cms/v2/snippets/${id}`
    expect((await call('GET', at, undefined, 'anonymous')).status).toBe(401)
    expect((await call('GET', at, undefined, 'subscriber')).status).toBe(403)
    expect((await call('GET', at, undefined, 'contributor')).status).toBe(200)
    expect((await call('POST', '/cms/v2/snippets', { title: 'x' }, 'contributor')).status).toBe(403)
    expect((await call('POST', '/cms/v2/snippets', { title: 'x' }, 'author')).status).toBe(201)
  })

  it('has no public pages, and is not found by the search of the site', async () => {
    const word = newWord()
    const { link, slug } = await make({ title: word })
    expect((await fetch(link)).status).toBe(404)
    for (const path of [`/snippets/${slug}/`, `/${slug}/`]) expect((await fetch(server.baseUrl + path)).status).toBe(404)
    expect((await call('GET', `/cms/v2/search?search=${word}`)).body).toEqual([])
    expect((await call('GET', `/cms/v2/snippets?search=${word}`)).body).toHaveLength(1)
    expect((await call('GET', '/cms/v2/types/snippet?context=edit')).body).toMatchObject({ viewable: false, rest_base: 'snippets' })
  })

  it('is described by the document of blocks, whose markup still consists of blocks', async () => {
    const response = await fetch(`${server.baseUrl}/docs/cms-v2/openapi.json`)
    const { paths, components } = (await response.json()) as {
      paths: Record<string, { get?: { operationId: string; description: string } }>
      components: { schemas: Record<string, object> }
    }
    expect(paths['/snippets']?.get).toMatchObject({ operationId: 'listSnippets' })
    expect(paths).not.toHaveProperty('/snippets/{id}/preview-links')
    expect(JSON.stringify(components.schemas['SnippetContent'])).toMatch(/1 if the content consists of blocks/)
    expect(JSON.stringify(components.schemas['SnippetTitle'])).toContain('The title of the snippet.')
    expect(JSON.stringify(components.schemas['Block'])).not.toContain('nippet')
  })

  it('needs no fields', async () => {
    expect((await call('POST', '/cms/v2/notes', { title: 'x', content: 'y' })).body).toMatchObject({ meta: { footnotes: '' } })
  })
})

it('own fields of blocks are beside theirs', async () => {
  const body = { title: newWord(), meta: { shade: 'red', cms_pattern_sync_status: 'unsynced' } }
  expect((await call('POST', '/cms/v2/blocks', body)).body).toMatchObject({
    meta: { shade: 'red', cms_pattern_sync_status: 'unsynced', footnotes: '' },
    cms_pattern_sync_status: 'unsynced',
  })
})
