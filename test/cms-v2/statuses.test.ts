// Reading the statuses of items.
import { describe, expect, it } from '@jest/globals'
import { dataOf, failureOf } from '../support/responses.ts'
import type { TestServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

type View = 'view' | 'embed' | 'edit'

const list = (client: TestServer['anonymous'], context: View = 'view') =>
  client.content.GET('/statuses', { params: { query: { context } } })
const get = (client: TestServer['anonymous'], status: string, context: View = 'view') =>
  client.content.GET('/statuses/{status}', { params: { path: { status }, query: { context } } })

describe('listStatuses', () => {
  it('returns the public status to everybody, and all statuses to users who may write', async () => {
    for (const client of [server.anonymous, server.as.subscriber]) expect(Object.keys(await dataOf(list(client)))).toEqual(['publish'])
    expect(Object.keys(await dataOf(list(server.as.contributor)))).toEqual(['publish', 'future', 'draft', 'pending', 'private', 'trash'])
  })

  it('requires the right to write in the edit context', async () => {
    const { draft } = await dataOf(list(server.as.contributor, 'edit'))
    expect(draft).toMatchObject({ name: 'Draft', protected: true, private: false, show_in_list: true, date_floating: true })
    expect(await failureOf(list(server.as.subscriber, 'edit'))).toEqual({ status: 403, code: 'rest_cannot_view' })
    expect(await failureOf(list(server.anonymous, 'edit'))).toEqual({ status: 401, code: 'rest_cannot_view' })
  })
})

describe('getStatus', () => {
  it('describes a status', async () => {
    const posts = `${server.restRoot}/cms/v2/posts`
    expect(await dataOf(get(server.anonymous, 'publish'))).toEqual({
      name: 'Published',
      slug: 'publish',
      public: true,
      queryable: true,
      date_floating: false,
      _links: { archives: [{ href: posts }] },
    })
    expect(await dataOf(get(server.as.editor, 'private'))).toMatchObject({
      public: false,
      queryable: false,
      _links: { archives: [{ href: `${posts}?status=private` }] },
    })
    expect(Object.keys(await dataOf(get(server.anonymous, 'publish', 'embed'))).toSorted()).toEqual([
      '_links',
      'date_floating',
      'name',
      'slug',
    ])
  })

  it('refuses statuses that the caller may not read or that do not exist', async () => {
    expect(await failureOf(get(server.anonymous, 'draft'))).toEqual({ status: 401, code: 'rest_cannot_read_status' })
    expect(await failureOf(get(server.as.subscriber, 'publish', 'edit'))).toEqual({ status: 403, code: 'rest_cannot_read_status' })
    expect(await failureOf(get(server.anonymous, 'hidden'))).toEqual({ status: 404, code: 'rest_status_invalid' })
  })
})
