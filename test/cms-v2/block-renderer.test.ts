// Rendering of single blocks for editors.
import { describe, expect, it } from '@jest/globals'
import { dynamicBlocks } from '#server/rendering/dynamic-blocks.ts'
import { makeEvent } from '../support/calendar.ts'
import { makePost, newWord } from '../support/posts.ts'
import { block, renderedIn } from '../support/rendered.ts'
import { dataOf, failureIn, failureOf, invalid } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'
import { statementsDuring } from '../support/statements.ts'

const server = await sharedServer()
const { author, contributor, editor, subscriber, administrator } = server.as

const at = (name: string) => ({ path: { namespace: 'core', name } })
const render = (
  name: string,
  attributes: Record<string, unknown> = {},
  { post_id, client = contributor }: { post_id?: number; client?: typeof contributor } = {},
) =>
  client.content.POST('/block-renderer/{namespace}/{name}', {
    params: at(name),
    body: { context: 'edit', attributes, ...(post_id !== undefined && { post_id }) },
  })
const html = async (...args: Parameters<typeof render>): Promise<string> => (await dataOf(render(...args))).rendered
const get = (path: string, role: 'contributor' | 'subscriber' = 'contributor'): Promise<Response> =>
  fetch(`${server.restRoot}/cms/v2/block-renderer/${path}`, { headers: { Authorization: server.authorization[role] } })

const badAttributes = invalid('attributes')
const hidden = { status: 403, code: 'block_cannot_read' }

describe('getRenderedBlock', () => {
  it('reads attributes from the query, also inside of objects', async () => {
    const response = await get(
      'core/search?context=edit&attributes[label]=Find&attributes[showLabel]=1&attributes[width]=50&attributes[style][border][radius]=3px',
    )
    const { rendered } = (await response.json()) as { rendered: string }
    expect(rendered).toContain('>Find</label>')
    expect(rendered).toContain('width: 50px')
    expect(rendered).toMatch(/border-radius: ?3px/)
    expect(rendered).toBe(await html('search', { label: 'Find', width: 50, style: { border: { radius: '3px' } } }))
  })

  it.each([
    ['core/archives', ['context']],
    ['core/archives?context=view', ['context']],
    ['core/archives?context=edit&post_id=text', ['post_id']],
    ['core/archives?context=edit&attributes=text', ['attributes']],
    ['core/archives?context=edit&attributes[displayAsDropdown]=maybe', ['attributes']],
    ['core/archives?context=edit&attributes[unknown]=1', ['attributes']],
    ['core/archives?context=edit&attributes[__proto__]=1&attributes[constructor][x]=1&attributes[toString]=1', ['attributes']],
  ])('refuses %s, whoever asks', async (path, names) => {
    for (const role of ['contributor', 'subscriber'] as const) expect(await failureIn(await get(path, role))).toEqual(invalid(...names))
  })

  it.each(['core/nothing', 'core/paragraph', 'acme/archives'])('does not know a renderer of %s', async (name) => {
    expect(await failureIn(await get(`${name}?context=edit&attributes[unknown]=1`.replace(/&.*/, '')))).toEqual({
      status: 404,
      code: 'block_invalid',
    })
  })
})

describe('createRenderedBlock', () => {
  it('takes the context from the query, as editors send it', async () => {
    const response = await fetch(`${server.restRoot}/cms/v2/block-renderer/core/archives?context=edit&_locale=user`, {
      method: 'POST',
      headers: { Authorization: server.authorization.contributor, 'Content-Type': 'application/json' },
      body: JSON.stringify({ attributes: null }),
    })
    expect(response.status).toBe(200)
  })

  it('renders every dynamic block as in content', async () => {
    await makePost(editor, { title: 'Fog', excerpt: 'Grey', content: 'Words' })
    const post_id = (await makePost(author, { content: 'x' })).id
    const failed: string[] = []
    for (const name of dynamicBlocks) {
      const { response } = await render(name.slice('core/'.length), {}, { post_id, client: author })
      if (response.status !== 200) failed.push(name)
    }
    expect(failed).toEqual([])
    for (const [name, attributes] of [
      ['latest-posts', { postsToShow: 2, className: 'a-->b" onload="x' }],
      ['categories', { showPostCounts: true }],
      ['tag-cloud', {}],
      ['site-title', { level: 3 }],
    ] as const) {
      const inContent = (await renderedIn(server, safeBlock(name, attributes))).trim()
      expect([name, await html(name, attributes)]).toEqual([name, inContent])
    }
  })

  it('shows the item of post_id to those who may edit it, also a draft', async () => {
    const post = await makePost(author, { title: `Pier "nine" ${newWord()}`, status: 'draft' })
    expect(await html('post-title', { level: 3 }, { post_id: post.id, client: author })).toBe(
      `<h3 class="wp-block-post-title">${post.title.rendered}</h3>`,
    )
    const event = await makeEvent(editor)
    expect(await html('post-title', {}, { post_id: event.id, client: editor })).toContain(event.title)
    for (const post_id of [post.id, event.id, 999_999_999]) expect(await failureOf(render('post-title', {}, { post_id }))).toEqual(hidden)
    expect(await failureOf(render('post-title', {}, { post_id: post.id, client: server.anonymous }))).toEqual({ ...hidden, status: 401 })
  })

  it('shows nothing of an item without post_id, also inside of patterns', async () => {
    for (const name of [
      'post-title',
      'post-date',
      'post-excerpt',
      'post-content',
      'post-terms',
      'post-featured-image',
      'read-more',
      'post-author',
    ])
      expect([name, await html(name)]).toEqual([name, ''])
    const content = ['post-title', 'post-date', 'read-more'].map((name) => block(name)).join('') + block('site-title')
    const { id } = await dataOf(editor.content.POST('/blocks', { body: { title: 'Parts', content, status: 'publish' } }))
    expect(await html('block', { ref: id })).toMatch(/^<h1 class="wp-block-site-title">/)
  })

  it('does not reveal what is not public', async () => {
    const word = newWord()
    const { id: draft } = await dataOf(editor.content.POST('/blocks', { body: { title: word, content: word, status: 'draft' } }))
    const secret = await makePost(editor, { title: `Secret ${word}`, content: word, status: 'private' })
    const protectedPost = await makePost(editor, { title: `Open ${word}`, content: word, password: 'x' })
    expect(await html('block', { ref: draft })).toBe('')
    for (const one of [secret, protectedPost]) expect(await failureOf(render('post-content', {}, { post_id: one.id }))).toEqual(hidden)
    expect(await html('latest-posts', { postsToShow: 100, displayPostContent: true })).not.toContain(word)
  })

  it.each([
    ['archives', { showPostCounts: 'perhaps' }],
    ['archives', { unknown: 1 }],
    ['archives', { align: 'middle' }],
    ['archives', { style: 'red' }],
    ['archives', JSON.parse('{"__proto__": 1}') as object],
    ['calendar', { year: 'text' }],
    ['search', { width: 'wide' }],
    ['latest-comments', { commentsToShow: 0 }],
    ['latest-comments', { commentsToShow: 101 }],
    ['tag-cloud', { numberOfTags: 1e999 }],
    ['latest-posts', { categories: [1] }],
  ] as [string, Record<string, unknown>][])('refuses attributes of %s that do not match its schema: %j', async (name, attributes) => {
    expect(await failureOf(render(name, attributes))).toEqual(badAttributes)
  })

  it('refuses attributes that are too long or too deep', async () => {
    expect(await failureOf(render('search', { label: 'x'.repeat(300_000) }))).toEqual(badAttributes)
    expect(await failureIn(await get(`core/archives?context=edit&attributes${'[a]'.repeat(2_000)}=1`))).toEqual(badAttributes)
  })

  it('accepts what is null by default, texts for numbers, and deep values', async () => {
    await html('latest-posts', { featuredImageSizeWidth: null, postsToShow: '2' })
    let deep: unknown = 'x'
    for (let depth = 0; depth < 60; depth++) deep = { deep }
    await html('archives', { style: deep as object, metadata: { bindings: deep } })
  })

  it('cannot end the comment of the block', async () => {
    const label = '--> <!-- /wp:search --><!-- wp:site-title /--><script>alert(1)</script>&amp;'
    const rendered = await html('search', { label, placeholder: label, className: label })
    expect(rendered).not.toContain('wp-block-site-title"')
    expect(rendered).not.toContain('<script')
    expect(rendered.match(/<form/g)).toHaveLength(1)
  })

  it('has the budget of a response', async () => {
    const list = (): string => block('latest-posts', { postsToShow: 100, className: newWord() })
    const content = Array.from({ length: 5_000 }, list).join('')
    const { id } = await dataOf(editor.content.POST('/blocks', { body: { title: 'Many', content, status: 'publish' } }))
    let rendered = ''
    const statements = await statementsDuring(async () => (rendered = await html('block', { ref: id })))
    // The block itself is what the budget does not suffice for.
    expect(rendered).toBe('')
    expect(statements.length).toBeLessThan(100)
  })

  it('is refused without the right to edit posts', async () => {
    expect(await failureOf(render('archives', {}, { client: subscriber }))).toEqual(hidden)
    expect(await failureOf(render('archives', {}, { client: server.anonymous }))).toEqual({ ...hidden, status: 401 })
  })

  it('stores nothing', async () => {
    const before = await dataOf(administrator.content.GET('/posts'))
    await html('archives')
    expect(await dataOf(administrator.content.GET('/posts'))).toEqual(before)
  })
})

/** A block whose attributes cannot end its comment. */
const safeBlock = (name: string, attributes: object): string =>
  `<!-- wp:${name} ${JSON.stringify(attributes).replaceAll('--', '\\u002d\\u002d').replaceAll('>', '\\u003e')} /-->`
