// Posts that a password protects: no road to content and excerpt without it.
import { describe, expect, it } from '@jest/globals'
import { refusalOf } from '../support/answers.ts'
import { changePost, idsOf, listPosts, makePost, newWord, posts, readPost } from '../support/posts.ts'
import type { Post } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

const blank = { content: { rendered: '', protected: true }, excerpt: { rendered: '', protected: true } }

/** A protected post whose texts hold the word; it is signed by the editor. */
const makeProtected = (word: string): Promise<Post> =>
  makePost(server.as.editor, { title: `${word} Members`, content: `secret ${word}`, excerpt: `short secret ${word}`, password: 'lantern' })

describe('a protected post', () => {
  it('shows its title and hides content and excerpt, from everybody, in every context but edit', async () => {
    const { id } = await makeProtected(newWord())
    for (const client of [server.visitor, server.as.subscriber, server.as.author, server.as.editor]) {
      for (const [context, shown] of [
        ['view', blank],
        ['embed', { excerpt: blank.excerpt }],
      ] as const) {
        const read = await readPost(client, id, { context })
        expect(read).toMatchObject(shown)
        expect(JSON.stringify(read)).not.toContain('secret')
        expect(JSON.stringify(read)).not.toContain('lantern')
      }
    }
    expect(await readPost(server.as.editor, id, { context: 'edit' })).toMatchObject({
      password: 'lantern',
      content: { raw: expect.stringContaining('secret'), rendered: expect.stringContaining('secret'), protected: true },
    })
  })

  it('opens to those who give the password', async () => {
    const { id } = await makeProtected(newWord())
    expect(await readPost(server.visitor, id, { password: 'lantern' })).toMatchObject({
      content: { rendered: expect.stringContaining('secret'), protected: true },
      excerpt: { rendered: expect.stringContaining('short secret'), protected: true },
    })
    // What one reader has opened must stay closed to the next.
    expect(await readPost(server.visitor, id)).toMatchObject(blank)
  })

  it('hides its footnotes with its content, and shows them with it', async () => {
    const footnotes = JSON.stringify([{ id: 'n1', content: 'secret note' }])
    const { id } = await makePost(server.as.editor, { content: 'secret', password: 'lantern', meta: { footnotes } })
    for (const client of [server.visitor, server.as.author, server.as.editor])
      expect((await readPost(client, id)).meta).toEqual({ footnotes: '' })
    expect((await readPost(server.visitor, id, { password: 'lantern' })).meta).toEqual({ footnotes })
    expect((await readPost(server.as.editor, id, { context: 'edit' })).meta).toEqual({ footnotes })
  })

  it.each(['candle', 'Lantern', 'lantern ', 'lanter', 'lanternn'])('refuses the password %j', async (password) => {
    const { id } = await makeProtected(newWord())
    expect(await refusalOf(posts(server.visitor).get(id, { password }))).toEqual({ status: 403, code: 'rest_post_incorrect_password' })
  })

  it('stays blank where the parameter is empty', async () => {
    const { id } = await makeProtected(newWord())
    for (const password of ['', '\u0000']) expect(await readPost(server.visitor, id, { password })).toMatchObject(blank)
  })

  it('gives no excerpt of any length', async () => {
    const { id } = await makeProtected(newWord())
    for (const excerpt_length of [0, 1, 100]) expect(await readPost(server.visitor, id, { excerpt_length })).toMatchObject(blank)
    await changePost(server.as.editor, id, { excerpt: '' })
    for (const excerpt_length of [1, 100]) expect(await readPost(server.visitor, id, { excerpt_length })).toMatchObject(blank)
  })

  it('is blank in lists, with the password in the query too', async () => {
    const word = newWord()
    const { id } = await makeProtected(word)
    const answers = await Promise.all(
      ['', '&password=lantern', '&_embed', '&_fields=content,excerpt,id'].map((more) =>
        fetch(`${server.restRoot}/cms/v2/posts?include=${id}${more}`),
      ),
    )
    for (const answer of answers) {
      const text = await answer.text()
      expect(text).toContain(String(id))
      expect(text).not.toContain('secret')
    }
    expect((await listPosts(server.as.editor, { include: [id] })).items).toMatchObject([blank])
    expect((await listPosts(server.as.editor, { include: [id], context: 'edit' })).items).toMatchObject([
      { content: { raw: expect.stringContaining('secret') } },
    ])
  })

  it('is found by no search of those who may not edit it; totals do not tell either', async () => {
    const word = newWord()
    const { id } = await makeProtected(word)
    for (const client of [server.visitor, server.as.subscriber, server.as.contributor, server.as.author]) {
      for (const search of [word, `secret ${word}`])
        expect(await listPosts(client, { search, per_page: 1 })).toMatchObject({ ids: [], total: 0, pages: 0 })
      expect(await idsOf(client, { search: word, search_columns: ['post_content'], orderby: 'relevance' })).toEqual([])
    }
    for (const client of [server.as.editor, server.as.administrator]) expect(await idsOf(client, { search: word })).toEqual([id])
    const own = await makePost(server.as.author, { title: word, content: 'x', password: 'pear' })
    expect(await idsOf(server.as.author, { search: word })).toEqual([own.id])
  })

  it('cannot be told apart by searching for what must not occur', async () => {
    const word = newWord()
    const { id } = await makeProtected(word)
    expect(await idsOf(server.visitor, { search: '-nothing', include: [id] })).toEqual([])
    expect(await idsOf(server.visitor, { search: '-secret', include: [id] })).toEqual([])
  })

  it('opens when its password is taken off, and closes when one is set', async () => {
    const word = newWord()
    const { id } = await makeProtected(word)
    expect((await changePost(server.as.editor, id, { password: '' })).content.protected).toBe(false)
    expect(await readPost(server.visitor, id)).toMatchObject({ content: { rendered: expect.stringContaining('secret'), protected: false } })
    expect(await idsOf(server.visitor, { search: word })).toEqual([id])
    await changePost(server.as.editor, id, { password: 'other' })
    expect(await readPost(server.visitor, id)).toMatchObject(blank)
    expect(await refusalOf(posts(server.visitor).get(id, { password: 'lantern' }))).toEqual({
      status: 403,
      code: 'rest_post_incorrect_password',
    })
  })

  it('keeps its password when it is changed otherwise', async () => {
    const { id } = await makeProtected(newWord())
    expect((await changePost(server.as.editor, id, { title: 'Renamed' })).password).toBe('lantern')
    expect(await readPost(server.visitor, id)).toMatchObject(blank)
  })
})

describe('a password that no post asks for', () => {
  it('is refused, and none where it is empty', async () => {
    const { id } = await makePost(server.as.editor, { content: 'Open.' })
    expect(await refusalOf(posts(server.visitor).get(id, { password: 'anything' }))).toEqual({
      status: 403,
      code: 'rest_post_incorrect_password',
    })
    expect((await readPost(server.visitor, id, { password: '' })).content.rendered).toBe('<p>Open.</p>\n')
  })

  it('opens nothing that is unpublished', async () => {
    const { id } = await makePost(server.as.editor, { status: 'draft', password: 'lantern' })
    expect(await refusalOf(posts(server.visitor).get(id, { password: 'lantern' }))).toEqual({ status: 401, code: 'rest_forbidden' })
  })
})

describe('a password and stickiness', () => {
  it('cannot go together, in whatever order they come', async () => {
    const refused = { status: 400, code: 'rest_invalid_field' }
    expect(await refusalOf(posts(server.as.editor).create({ title: newWord(), sticky: true, password: 'x' }))).toEqual(refused)
    const guarded = await makePost(server.as.editor, { password: 'x' })
    expect(await refusalOf(posts(server.as.editor).update(guarded.id, { sticky: true }))).toEqual(refused)
    const pinned = await makePost(server.as.editor, { sticky: true })
    expect(await refusalOf(posts(server.as.editor).update(pinned.id, { password: 'x' }))).toEqual(refused)
    expect(await changePost(server.as.editor, guarded.id, { password: '', sticky: true })).toMatchObject({ password: '', sticky: true })
  })
})

describe('a private post', () => {
  it('loses its password', async () => {
    const { id } = await makePost(server.as.editor, { password: 'x' })
    expect(await changePost(server.as.editor, id, { status: 'private' })).toMatchObject({ status: 'private', password: '' })
    expect(await changePost(server.as.editor, id, { password: 'y' })).toMatchObject({ status: 'private', password: '' })
    expect(await makePost(server.as.editor, { status: 'private', password: 'x' })).toMatchObject({ status: 'private', password: '' })
  })
})
