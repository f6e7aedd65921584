// Password-protected posts: content and excerpt cannot be read without the password.
import { describe, expect, it } from '@jest/globals'
import { failureOf } from '../support/responses.ts'
import { describePosts } from '../support/only-posts.ts'
import { changePost, idsOf, listPosts, makePost, newWord, posts, readPost } from '../support/posts.ts'
import type { Post } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

const blank = { content: { rendered: '', protected: true }, excerpt: { rendered: '', protected: true } }

/** Creates a protected post of the editor with the word in its texts. */
const makeProtected = (word: string): Promise<Post> =>
  makePost(server.as.editor, { title: `${word} Members`, content: `secret ${word}`, excerpt: `short secret ${word}`, password: 'lantern' })

describe('a protected post', () => {
  it('shows its title but hides content and excerpt from everybody in every context except edit', async () => {
    const { id } = await makeProtected(newWord())
    for (const client of [server.anonymous, server.as.subscriber, server.as.author, server.as.editor]) {
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

  it('shows its texts to callers with the password', async () => {
    const { id } = await makeProtected(newWord())
    expect(await readPost(server.anonymous, id, { password: 'lantern' })).toMatchObject({
      content: { rendered: expect.stringContaining('secret'), protected: true },
      excerpt: { rendered: expect.stringContaining('short secret'), protected: true },
    })
    // The password of one caller must not unlock the post for the next one.
    expect(await readPost(server.anonymous, id)).toMatchObject(blank)
  })

  it('hides and shows its footnotes together with its content', async () => {
    const footnotes = JSON.stringify([{ id: 'n1', content: 'secret note' }])
    const { id } = await makePost(server.as.editor, { content: 'secret', password: 'lantern', meta: { footnotes } })
    for (const client of [server.anonymous, server.as.author, server.as.editor])
      expect((await readPost(client, id)).meta).toEqual({ footnotes: '' })
    expect((await readPost(server.anonymous, id, { password: 'lantern' })).meta).toEqual({ footnotes })
    expect((await readPost(server.as.editor, id, { context: 'edit' })).meta).toEqual({ footnotes })
  })

  it.each(['candle', 'Lantern', 'lantern ', 'lanter', 'lanternn'])('refuses the password %j', async (password) => {
    const { id } = await makeProtected(newWord())
    expect(await failureOf(posts(server.anonymous).get(id, { password }))).toEqual({ status: 403, code: 'rest_post_incorrect_password' })
  })

  it('hides its texts if the password parameter is empty', async () => {
    const { id } = await makeProtected(newWord())
    for (const password of ['', '\u0000']) expect(await readPost(server.anonymous, id, { password })).toMatchObject(blank)
  })

  it('has no excerpt of any length', async () => {
    const { id } = await makeProtected(newWord())
    for (const excerpt_length of [0, 1, 100]) expect(await readPost(server.anonymous, id, { excerpt_length })).toMatchObject(blank)
    await changePost(server.as.editor, id, { excerpt: '' })
    for (const excerpt_length of [1, 100]) expect(await readPost(server.anonymous, id, { excerpt_length })).toMatchObject(blank)
  })

  it('hides its texts in lists, even if the query has the password', async () => {
    const word = newWord()
    const { id } = await makeProtected(word)
    const responses = await Promise.all(
      ['', '&password=lantern', '&_embed', '&_fields=content,excerpt,id'].map((more) =>
        fetch(`${server.restRoot}/cms/v2/posts?include=${id}${more}`),
      ),
    )
    for (const response of responses) {
      const text = await response.text()
      expect(text).toContain(String(id))
      expect(text).not.toContain('secret')
    }
    expect((await listPosts(server.as.editor, { include: [id] })).items).toMatchObject([blank])
    expect((await listPosts(server.as.editor, { include: [id], context: 'edit' })).items).toMatchObject([
      { content: { raw: expect.stringContaining('secret') } },
    ])
  })

  it('is found by search, and counted in totals, only for users who may edit it', async () => {
    const word = newWord()
    const { id } = await makeProtected(word)
    for (const client of [server.anonymous, server.as.subscriber, server.as.contributor, server.as.author]) {
      for (const search of [word, `secret ${word}`])
        expect(await listPosts(client, { search, per_page: 1 })).toMatchObject({ ids: [], total: 0, pages: 0 })
      expect(await idsOf(client, { search: word, search_columns: ['post_content'], orderby: 'relevance' })).toEqual([])
    }
    for (const client of [server.as.editor, server.as.administrator]) expect(await idsOf(client, { search: word })).toEqual([id])
    const own = await makePost(server.as.author, { title: word, content: 'x', password: 'pear' })
    expect(await idsOf(server.as.author, { search: word })).toEqual([own.id])
  })

  it('does not reveal its words to searches with excluded words', async () => {
    const word = newWord()
    const { id } = await makeProtected(word)
    expect(await idsOf(server.anonymous, { search: '-nothing', include: [id] })).toEqual([])
    expect(await idsOf(server.anonymous, { search: '-secret', include: [id] })).toEqual([])
  })

  it('shows its texts when its password is removed, and hides them when one is set', async () => {
    const word = newWord()
    const { id } = await makeProtected(word)
    expect((await changePost(server.as.editor, id, { password: '' })).content.protected).toBe(false)
    expect(await readPost(server.anonymous, id)).toMatchObject({
      content: { rendered: expect.stringContaining('secret'), protected: false },
    })
    expect(await idsOf(server.anonymous, { search: word })).toEqual([id])
    await changePost(server.as.editor, id, { password: 'other' })
    expect(await readPost(server.anonymous, id)).toMatchObject(blank)
    expect(await failureOf(posts(server.anonymous).get(id, { password: 'lantern' }))).toEqual({
      status: 403,
      code: 'rest_post_incorrect_password',
    })
  })

  it('keeps its password when other fields are updated', async () => {
    const { id } = await makeProtected(newWord())
    expect((await changePost(server.as.editor, id, { title: 'Renamed' })).password).toBe('lantern')
    expect(await readPost(server.anonymous, id)).toMatchObject(blank)
  })
})

describe('a password in the query', () => {
  it('is refused if the post has no password, unless it is empty', async () => {
    const { id } = await makePost(server.as.editor, { content: 'Open.' })
    expect(await failureOf(posts(server.anonymous).get(id, { password: 'anything' }))).toEqual({
      status: 403,
      code: 'rest_post_incorrect_password',
    })
    expect((await readPost(server.anonymous, id, { password: '' })).content.rendered).toBe('<p>Open.</p>\n')
  })

  it('does not give access to an unpublished post', async () => {
    const { id } = await makePost(server.as.editor, { status: 'draft', password: 'lantern' })
    expect(await failureOf(posts(server.anonymous).get(id, { password: 'lantern' }))).toEqual({ status: 401, code: 'rest_forbidden' })
  })
})

describePosts('a password and stickiness', () => {
  it('exclude each other, in any order', async () => {
    const refused = { status: 400, code: 'rest_invalid_field' }
    expect(await failureOf(posts(server.as.editor).create({ title: newWord(), sticky: true, password: 'x' }))).toEqual(refused)
    const guarded = await makePost(server.as.editor, { password: 'x' })
    expect(await failureOf(posts(server.as.editor).update(guarded.id, { sticky: true }))).toEqual(refused)
    const pinned = await makePost(server.as.editor, { sticky: true })
    expect(await failureOf(posts(server.as.editor).update(pinned.id, { password: 'x' }))).toEqual(refused)
    expect(await changePost(server.as.editor, guarded.id, { password: '', sticky: true })).toMatchObject({ password: '', sticky: true })
  })
})

describe('a private post', () => {
  it('cannot have a password', async () => {
    const { id } = await makePost(server.as.editor, { password: 'x' })
    expect(await changePost(server.as.editor, id, { status: 'private' })).toMatchObject({ status: 'private', password: '' })
    expect(await changePost(server.as.editor, id, { password: 'y' })).toMatchObject({ status: 'private', password: '' })
    expect(await makePost(server.as.editor, { status: 'private', password: 'x' })).toMatchObject({ status: 'private', password: '' })
  })
})
