// Tags: differences from other terms, and their posts.
import { describe, expect, it } from '@jest/globals'
import { dataOf } from '../support/responses.ts'
import type { InputOf, ListQueryOf } from '../support/collections.ts'
import { makePost, newWord, readPost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeTag, readTag, tags } from '../support/terms.ts'

const server = await sharedServer()
const editor = server.as.editor
const anonymous = server.anonymous

describe('createTag', () => {
  it('creates a tag from a name', async () => {
    const word = newWord()
    expect(await tags(editor).make({ name: `${word} Harbour`, description: 'By the sea.' })).toEqual({
      id: expect.any(Number),
      count: 0,
      description: 'By the sea.',
      link: `${server.baseUrl}/tag/${word}-harbour/`,
      name: `${word} Harbour`,
      slug: `${word}-harbour`,
      taxonomy: 'post_tag',
      meta: {},
      language: 'en',
      fallbacks: {},
      translations: {},
      _links: expect.any(Object),
    })
  })

  it('ignores a parent, because tags are not hierarchical', async () => {
    const { id } = await makeTag(editor)
    expect(await makeTag(editor, { parent: id } as InputOf<'/tags'>)).not.toHaveProperty('parent')
  })

  it('percent-encodes Georgian names in slugs', async () => {
    expect((await makeTag(editor, { name: `${newWord()} ზღვა` })).slug).toMatch(/-%e1%83%96%e1%83%a6%e1%83%95%e1%83%90$/)
  })
})

describe('getTag', () => {
  it('links to its posts', async () => {
    const { id } = await makeTag(editor)
    expect((await readTag(anonymous, id))._links).toMatchObject({
      'cms:post_type': [{ href: `${server.restRoot}/cms/v2/posts?tags=${id}` }],
    })
  })
})

describe('deleteTag', () => {
  it('only removes the tag from its posts', async () => {
    const { id } = await makeTag(editor)
    const post = await makePost(editor, { tags: [id] })
    expect((await readPost(anonymous, post.id)).tags).toEqual([id])
    expect(await dataOf(tags(editor).remove(id, { force: true }))).toMatchObject({ deleted: true, previous: { id, count: 1 } })
    expect((await readPost(anonymous, post.id)).tags).toEqual([])
  })
})

describe('listTags', () => {
  it.each<[ListQueryOf<'/tags'>, number[]]>([
    [{ orderby: 'count' }, [1, 0]],
    [{ orderby: 'count', order: 'desc' }, [0, 1]],
    [{ hide_empty: true }, [0]],
  ])('counts the posts of each tag: %j', async (query, places) => {
    const word = newWord()
    const ids = [(await makeTag(editor, { name: `${word} a` })).id, (await makeTag(editor, { name: `${word} b` })).id]
    await makePost(editor, { tags: ids.slice(0, 1) })
    expect((await tags(anonymous).ids({ search: word, ...query })).map((id) => ids.indexOf(id))).toEqual(places)
  })

  it('filters by post', async () => {
    const [{ id }] = [await makeTag(editor), await makeTag(editor)]
    const { id: post } = await makePost(editor, { tags: [id] })
    expect(await tags(anonymous).ids({ post })).toEqual([id])
  })
})
