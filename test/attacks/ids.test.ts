// IDs that are too large for a column: they match nothing, however they are sent, and never reach PostgreSQL.
import { describe, expect, it } from '@jest/globals'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { baseUrl, restRoot } = server

const ids = ['2147483648', '99999999999', '9007199254740993', '1e10', '1.5', '-1', '٣', '9'.repeat(400), `1${'0'.repeat(30)}`]

async function statusesAt(addressOf: (id: string) => string, method = 'GET', body?: (id: string) => string): Promise<[string, number][]> {
  const pending = ids.map(async (id): Promise<[string, number]> => {
    const response = await fetch(addressOf(encodeURIComponent(id)), {
      method,
      headers: { Authorization: server.authorization.editor, 'Content-Type': 'application/json' },
      redirect: 'manual',
      ...(body && { body: body(id) }),
    })
    await response.text()
    return [id.slice(0, 20), response.status]
  })
  return Promise.all(pending)
}

const others = (responses: [string, number][], ...allowed: number[]) => responses.filter(([, status]) => !allowed.includes(status))

describe('an ID above the maximum', () => {
  it.each(['p', 'page_id', 'attachment_id', 'embed=true&p'])('matches no page as ?%s=', async (name) => {
    expect(others(await statusesAt((id) => `${baseUrl}/?${name}=${id}`), 404)).toEqual([])
  })

  it.each([
    'cms/v2/posts',
    'cms/v2/pages',
    'cms/v2/media',
    'cms/v2/categories',
    'cms/v2/users',
    'cms/v2/menu-items',
    'cms/v2/global-styles',
    'cal/events/v1/events',
    'cal/events/v1/venues',
    'cal/events/v1/categories',
  ])('names nothing as %s/{id}', async (collection) => {
    expect(others(await statusesAt((id) => `${restRoot}/${collection}/${id}`), 400, 404)).toEqual([])
  })

  it.each([
    'cms/v2/posts?include',
    'cms/v2/posts?exclude',
    'cms/v2/posts?author',
    'cms/v2/posts?categories',
    'cms/v2/posts?tags_exclude[terms]',
    'cms/v2/media?parent',
    'cms/v2/posts?page',
    'cms/v2/posts?offset',
    'cms/v2/pages?menu_order',
    'cms/v2/categories?post',
    'cal/events/v1/events?venue',
    'cal/events/v1/events?post_parent',
    'cal/events/v1/venues?event',
  ])('is refused in lists, as %s=', async (query) => {
    const responses = await statusesAt((id) => `${restRoot}/${query}=${id}`)
    expect(others(responses, 200, 201, 400)).toEqual([])
  })

  it('matches no term and no embed', async () => {
    const responses = [
      ...(await statusesAt((id) => `${restRoot}/cal/events/v1/events?categories=${id}`)),
      ...(await statusesAt((id) => `${restRoot}/oembed/1.0/embed?url=${encodeURIComponent(`${baseUrl}/?p=${id}`)}`)),
    ]
    expect(others(responses, 400, 404)).toEqual([])
  })

  it.each(['author', 'parent', 'featured_media', 'menu_order', 'categories', 'image', 'venue', 'organizer'])(
    'is refused or ignored as %s of a body',
    async (field) => {
      for (const route of ['cms/v2/pages', 'cms/v2/posts', 'cal/events/v1/events']) {
        const responses = await statusesAt(
          () => `${restRoot}/${route}`,
          'POST',
          (id) =>
            JSON.stringify({
              title: newWord(),
              start_date: '2031-03-04',
              end_date: '2031-03-04',
              [field]: Number.isFinite(Number(id)) ? Number(id) : id,
            }),
        )
        expect(others(responses, 200, 201, 400)).toEqual([])
      }
    },
  )

  it('matches nothing in a batch', async () => {
    const requests = ids.slice(0, 6).map((id) => ({ method: 'PATCH', path: `/cms/v2/posts/${id}`, body: { title: 'x' } }))
    const response = await fetch(`${restRoot}/batch/v1`, {
      method: 'POST',
      headers: { Authorization: server.authorization.editor, 'Content-Type': 'application/json' },
      body: JSON.stringify({ requests }),
    })
    const { responses } = (await response.json()) as { responses: { status: number }[] }
    expect(responses.filter(({ status }) => status !== 400 && status !== 404)).toEqual([])
    expect(responses).toHaveLength(requests.length)
  })
})
