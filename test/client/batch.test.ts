// Several changes through the client, in one request.
import { describe, expect, it } from '@jest/globals'
import { batch, ContentServiceError, createClient } from '../../client/index.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

describe('batch', () => {
  it('returns a typed response for each change', async () => {
    const [post, tag] = await batch(server.as.editor, (request) => [
      request.POST('/posts', { body: { title: 'One', status: 'publish' } }),
      request.POST('/tags', { body: { name: 'Two' } }),
    ])
    expect(post.data?.title.rendered).toBe('One')
    expect(post.headers?.['Location']).toContain(`/posts/${post.data?.id}`)
    expect(tag.data?.name).toBe('Two')
    // @ts-expect-error a tag has no title
    expect(tag.data?.title).toBeUndefined()
  })

  it('fills in paths and queries', async () => {
    const [made] = await batch(server.as.editor, (request) => [request.POST('/pages', { body: { title: 'Short-lived' } })])
    const id = made.data?.id ?? 0
    const [changed, removed] = await batch(server.as.editor, (request) => [
      request.PATCH('/pages/{id}', { params: { path: { id } }, body: { title: 'Changed' } }),
      request.DELETE('/pages/{id}', { params: { path: { id }, query: { force: true } } }),
    ])
    expect(changed.data?.title.raw).toBe('Changed')
    expect(removed.data).toMatchObject({ deleted: true })
  })

  it('tells which change was refused, and why', async () => {
    const [good, bad] = await batch(server.as.author, (request) => [
      request.POST('/posts', { body: { title: 'Mine' } }),
      request.POST('/pages', { body: { title: 'Not mine' } }),
    ])
    expect(good.status).toBe(201)
    expect(bad).toMatchObject({ status: 403, error: { code: 'rest_cannot_create' } })
  })

  it('changes nothing where all must be valid and one is not', async () => {
    const [good, bad] = await batch(
      server.as.editor,
      (request) => [request.POST('/posts', { body: { title: 'Unmade' } }), request.POST('/posts', { body: { status: 'odd' as 'draft' } })],
      { validation: 'require-all-validate' },
    )
    expect(good).toEqual({})
    expect(bad.error?.code).toBe('rest_invalid_param')
    const { data } = await server.as.editor.content.GET('/posts', { params: { query: { search: 'Unmade', status: ['any'] } } })
    expect(data).toEqual([])
  })

  it('rejects where the whole is refused', async () => {
    const many = batch(server.as.editor, (request) => Array.from({ length: 26 }, () => request.POST('/tags', { body: { name: 'x' } })))
    await expect(many).rejects.toMatchObject({
      name: 'ContentServiceError',
      code: 'rest_invalid_param',
      params: { requests: expect.any(String) },
    })
    const stranger = createClient({ baseUrl: server.baseUrl, auth: { username: 'nobody', password: 'wrong' } })
    await expect(batch(stranger, (request) => [request.POST('/tags', { body: { name: 'x' } })])).rejects.toBeInstanceOf(ContentServiceError)
  })
})
