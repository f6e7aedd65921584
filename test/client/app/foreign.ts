// The types of a namespace with openapi-fetch itself.
import { queryString } from 'content-service'
import type { components, operations, paths } from 'content-service/types/cms-v2'
import type { paths as CalendarPaths } from 'content-service/types/cal-events-v1'
import createFetchClient from 'openapi-fetch'

export type Post = components['schemas']['Post']
export type PostsQuery = NonNullable<operations['listPosts']['parameters']['query']>

export async function readWithOpenapiFetch(baseUrl: string): Promise<unknown> {
  const content = createFetchClient<paths>({ baseUrl: `${baseUrl}/cms-json/cms/v2`, querySerializer: queryString })
  const calendar = createFetchClient<CalendarPaths>({ baseUrl: `${baseUrl}/cms-json/cal/events/v1`, querySerializer: queryString })
  const query: PostsQuery = { per_page: 2, categories: [1], orderby: 'id' }
  const { data, error, response } = await content.GET('/posts', { params: { query } })
  if (error) throw new Error(`${response.status} ${error.code}`)
  const titles: string[] = data.map((post: Post) => post.title.rendered)
  const missing = await content.GET('/posts/{id}', { params: { path: { id: 999_999 } } })
  const code: 'rest_post_invalid_id' | undefined = missing.error?.code === 'rest_post_invalid_id' ? missing.error.code : undefined
  // @ts-expect-error -- an item of the default context has no raw title
  void data[0]?.title.raw
  // @ts-expect-error -- not a parameter of the list
  void content.GET('/posts', { params: { query: { colour: 'red' } } })
  const events = await calendar.GET('/events', { params: { query: { start_date: '2000-01-01' } } })
  const total: number | undefined = events.data?.total
  return { titles, code, total }
}
