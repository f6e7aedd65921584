// Reusable blocks in posts: what they show, to whom, and how changes of them appear.
import { describe, expect, it } from '@jest/globals'
import { blocks, makeBlock } from '../support/blocks.ts'
import { idsOf, makePost, newWord, posts, readPost } from '../support/posts.ts'
import { block, blockWith, paragraph, postOf, readAgain, renderedIn } from '../support/rendered.ts'
import { sharedServer } from '../support/shared-server.ts'

// Responses are cached only if they are not validated.
const server = await sharedServer({ VALIDATE_RESPONSES: 'off' })
const { administrator: admin } = server.as

const reference = (ref: unknown): string => block('block', { ref })
const url = (id: number): string => `${server.restRoot}/cms/v2/posts/${id}`
const change = (id: number, text: string) => blocks(admin).change(id, { content: paragraph(text) })

describe('a reusable block', () => {
  it('shows its content in a post that refers to it', async () => {
    const { id } = await makeBlock(admin, { content: paragraph('Shared "words"') })
    const post = await postOf(server, `${paragraph('Before')}${reference(id)}${paragraph('After')}`)
    expect(await readAgain(server, post)).toBe('<p>Before</p><p>Shared &#8220;words&#8221;</p><p>After</p>')
    expect(post.content.rendered).toBe(await readAgain(server, post))
    expect(post.excerpt.rendered).toBe('<p>Before After</p>\n')
    expect(post.content.raw).toContain(reference(id))
  })

  it('shows within other blocks, and more than once', async () => {
    const { id } = await makeBlock(admin, { content: paragraph('Shared') })
    expect(await renderedIn(server, blockWith('acme/box', {}, `<div>${reference(id)}</div>`) + reference(id))).toBe(
      '<div><p>Shared</p></div><p>Shared</p>',
    )
  })

  it.each([
    ['a draft', { status: 'draft' as const }],
    ['private', { status: 'private' as const }],
    ['protected', { password: 'sesame' }],
  ])('shows nothing if it is %s, not even to those who may read it', async (_what, fields) => {
    const { id } = await makeBlock(admin, { content: paragraph('Hidden'), ...fields })
    const post = await postOf(server, reference(id))
    expect(post.content.rendered).toBe('')
    expect(await readAgain(server, post)).toBe('')
  })

  it.each([[undefined], [999_999_999], [-1], [1.5], ['1e3'], [{ a: 1 }], [[1]], [99999999999999], [null], [true]])(
    'shows nothing if its ID is %j',
    async (ref) => {
      expect(await renderedIn(server, reference(ref))).toBe('')
    },
  )

  it('shows nothing if the ID is that of a post', async () => {
    const { id } = await makePost(admin, { content: paragraph('A post') })
    expect(await renderedIn(server, reference(id))).toBe('')
  })

  it('stops if it contains itself', async () => {
    const one = await makeBlock(admin)
    const two = await makeBlock(admin, { content: paragraph('Two') + reference(one.id) })
    await blocks(admin).change(one.id, { content: paragraph('One') + reference(two.id) + reference(one.id) })
    expect(await renderedIn(server, reference(one.id))).toBe('<p>One</p><p>Two</p>')
  })

  it('stops if blocks multiply each other', async () => {
    let { id } = await makeBlock(admin, { content: paragraph('x'.repeat(1000)) })
    for (let level = 0; level < 6; level++) ({ id } = await makeBlock(admin, { content: reference(id).repeat(20) }))
    expect((await renderedIn(server, reference(id))).length).toBeLessThan(10_000_000)
  })

  it('cannot be written as the placeholder of another one', async () => {
    const text = `${paragraph('Text')}<!--\u00010 0 0 5-->`
    expect(await renderedIn(server, `${text}${reference(0)}`)).toBe('<p>Text</p><!--0 0 0 5-->')
  })
})

describe('a post with a reusable block', () => {
  it('changes with the block: its HTML, its entity tag and its cached responses', async () => {
    const { id } = await makeBlock(admin, { content: paragraph('First') })
    const post = await postOf(server, reference(id))
    const read = () => fetch(url(post.id))
    await read()
    const before = await read()
    const tag = before.headers.get('etag') ?? ''
    expect(await before.text()).toContain('First')
    expect((await fetch(url(post.id), { headers: { 'If-None-Match': tag } })).status).toBe(304)

    await change(id, 'Second')
    const after = await fetch(url(post.id), { headers: { 'If-None-Match': tag } })
    expect(after.status).toBe(200)
    expect(after.headers.get('etag')).not.toBe(tag)
    expect(await after.text()).toContain('Second')

    await blocks(admin).remove(id)
    expect(await (await read()).text()).not.toContain('Second')
  })

  it('changes in lists too', async () => {
    const { id } = await makeBlock(admin, { content: paragraph('First') })
    const word = newWord()
    await postOf(server, reference(id), { title: word })
    await makePost(admin, { title: word })
    const list = `${server.restRoot}/cms/v2/posts?search=${word}`
    for (const query of ['', '&_fields=content', '&_embed=1', '&context=view']) {
      await change(id, 'First')
      for (let times = 0; times < 3; times++) expect(await (await fetch(list + query)).text()).toContain('First')
      const tag = (await fetch(list + query)).headers.get('etag') ?? ''
      await change(id, 'Second')
      const after = await fetch(list + query, { headers: { 'If-None-Match': tag } })
      expect(after.status).toBe(200)
      expect(await after.text()).toContain('Second')
    }
  })

  it('keeps its version, so that changing the block is no conflict', async () => {
    const { id } = await makeBlock(admin, { content: paragraph('First') })
    const post = await postOf(server, reference(id))
    const headers = { Authorization: server.authorization.administrator, 'Content-Type': 'application/json' }
    const tag = (await fetch(`${url(post.id)}?context=edit`, { headers })).headers.get('etag') ?? ''
    await change(id, 'Second')
    const save = (title: string) =>
      fetch(url(post.id), { method: 'PATCH', headers: { ...headers, 'If-Match': tag }, body: JSON.stringify({ title }) })
    expect((await save('Saved')).status).toBe(200)
    expect((await save('Saved too late')).status).toBe(412)
  })

  it('shows nothing of the block while its own password is missing', async () => {
    const { id } = await makeBlock(admin, { content: paragraph('Shared') })
    const post = await postOf(server, reference(id), { password: 'sesame' })
    expect(await readAgain(server, post)).toBe('')
    expect((await readPost(server.anonymous, post.id, { password: 'sesame' })).content.rendered).toBe('<p>Shared</p>')
  })

  it('shows the block on its public page and in its revisions', async () => {
    const { id } = await makeBlock(admin, { content: paragraph('Shared') })
    const post = await postOf(server, reference(id))
    expect(await (await fetch(post.link)).text()).toContain('<p>Shared</p>')
    await posts(admin).change(post.id, { content: `${reference(id)}${paragraph('More')}` })
    const revisions = await fetch(`${url(post.id)}/revisions`, { headers: { Authorization: server.authorization.administrator } })
    expect(((await revisions.json()) as { content: { rendered: string } }[])[0]?.content.rendered).toBe('<p>Shared</p><p>More</p>')
  })

  it('shows the block in content that was rendered before placeholders existed', async () => {
    const { id } = await makeBlock(admin, { content: paragraph('Shared') })
    const post = await postOf(server, paragraph("It's") + reference(id))
    const { db } = server.context
    const whole = { is_dynamic: 1, content_rendered: '<!--\u00010 0 2000000000 2000000000-->' } as const
    await db.updateTable('content').set(whole).where('id', '=', post.id).execute()
    expect(await readAgain(server, post)).toBe('<p>It&#8217;s</p><p>Shared</p>')
  })

  it('is not found by words of the block', async () => {
    const word = newWord()
    const { id } = await makeBlock(admin, { content: paragraph(word) })
    await postOf(server, reference(id))
    expect(await idsOf(server.anonymous, { search: word })).toEqual([])
  })
})
