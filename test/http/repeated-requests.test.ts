// Repeated requests of the same URL, whose parsed input is cached.
import { describe, expect, it } from '@jest/globals'
import { changePost, makePost, newWord, readPost, trashPost } from '../support/posts.ts'
import type { Post } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeCategory } from '../support/terms.ts'
import type { Role } from '../support/accounts.ts'

const server = await sharedServer()

const at = (path: string, role?: Role, method = 'GET'): Promise<Response> =>
  fetch(`${server.restRoot}${path}`, { method, ...(role && { headers: { Authorization: server.authorization[role] } }) })

async function responseTo(path: string, role?: Role): Promise<unknown> {
  const found = await at(path, role)
  return {
    status: found.status,
    body: (await found.json()) as unknown,
    total: found.headers.get('X-CMS-Total'),
    link: found.headers.get('Link'),
  }
}

describe('a repeated request', () => {
  it.each([
    '',
    '?_fields=id,title.rendered',
    '?_embed',
    '?_embed=author&_fields=id,_embedded',
    '?context=embed',
    '?excerpt_length=2',
    '?_envelope',
    '?_envelope&_fields=id',
  ])('gets the same response each time: /posts/id%s', async (query) => {
    const { id } = await makePost(server.as.editor, { content: 'one two three' })
    const first = await responseTo(`/cms/v2/posts/${id}${query}`)
    expect(first).toMatchObject({ status: 200 })
    for (const _again of [1, 2]) expect(await responseTo(`/cms/v2/posts/${id}${query}`)).toEqual(first)
  })

  it.each(['', '&_fields=id', '&_embed', '&context=embed', '&per_page=1', '&orderby=include', '&search=w&orderby=relevance', '&_envelope'])(
    'gets the same response each time: /posts?include=…%s',
    async (query) => {
      const word = newWord()
      const ids = [(await makePost(server.as.editor, { title: word })).id, (await makePost(server.as.editor, { title: word })).id]
      const path = `/cms/v2/posts?include=${ids.join(',')}${query}`
      const first = await responseTo(path)
      expect(first).toMatchObject({ status: 200 })
      for (const _again of [1, 2]) expect(await responseTo(path)).toEqual(first)
    },
  )

  it('gets a response for the rights of each caller', async () => {
    const { id } = await makePost(server.as.editor, { status: 'private' })
    const status = async (path: string, role?: Role) => (await at(path, role)).status
    for (const _again of [1, 2]) {
      for (const [path, refused] of [
        [`/cms/v2/posts/${id}`, [401, 403]],
        [`/cms/v2/posts/${id}?context=edit`, [401, 403]],
        ['/cms/v2/posts?context=edit', [401, 200]],
        ['/cms/v2/posts?status=private', [400, 200]],
      ] as const) {
        expect([path, await status(path, 'editor')]).toEqual([path, 200])
        expect([path, await status(path), await status(path, 'author')]).toEqual([path, ...refused])
      }
    }
  })

  it('gets the current content', async () => {
    const category = await makeCategory(server.as.editor)
    const word = newWord()
    const { id } = await makePost(server.as.editor, { title: word, categories: [category.id] })
    const read = async () => (await (await at(`/cms/v2/posts?search=${word}`)).json()) as Post[]
    expect((await read())[0]?.title.rendered).toBe(word)
    await changePost(server.as.editor, id, { title: `${word} changed` })
    expect((await read())[0]?.title.rendered).toBe(`${word} changed`)
    expect((await readPost(server.anonymous, id)).title.rendered).toBe(`${word} changed`)
    await changePost(server.as.editor, id, { content: 'secret', password: 'lantern' })
    expect((await readPost(server.anonymous, id)).content.rendered).toBe('')
    expect((await readPost(server.anonymous, id, { password: 'lantern' })).content.rendered).toContain('secret')
    expect((await readPost(server.anonymous, id)).content.rendered).toBe('')
    await changePost(server.as.editor, id, { password: '' })
    await at(`/cms/v2/categories/${category.id}?force=true`, 'editor', 'DELETE')
    expect((await readPost(server.anonymous, id)).categories).toEqual([1])
    await trashPost(server.as.editor, id)
    expect(await read()).toEqual([])
    expect((await at(`/cms/v2/posts/${id}`)).status).toBe(401)
  })

  it('that is refused stays refused, and HEAD is not treated as GET', async () => {
    const { id } = await makePost(server.as.editor)
    for (const _again of [1, 2]) {
      expect((await at('/cms/v2/posts?per_page=0')).status).toBe(400)
      expect((await at(`/cms/v2/posts/${id}`, undefined, 'HEAD')).status).toBe(200)
      expect(await (await at(`/cms/v2/posts/${id}`, undefined, 'HEAD')).text()).toBe('')
      expect(await (await at(`/cms/v2/posts/${id}`)).json()).toMatchObject({ id })
    }
  })

  it('has the Content-Length of its body', async () => {
    const { id } = await makePost(server.as.editor, { title: 'ბათუმი' })
    for (const path of [
      `/cms/v2/posts/${id}`,
      `/cms/v2/posts?include=${id}`,
      `/cms/v2/posts/${id}?_fields=title`,
      `/cms/v2/posts/${id}?_embed`,
    ]) {
      const found = await fetch(server.restRoot + path, { headers: { 'Accept-Encoding': 'identity' } })
      const { byteLength } = await found.arrayBuffer()
      expect([path, Number(found.headers.get('Content-Length'))]).toEqual([path, byteLength])
    }
  })
})
