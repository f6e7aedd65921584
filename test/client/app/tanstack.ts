// `content-service/react-query` with TanStack Query, without React.
import { createClient, unwrap } from 'content-service'
import { keyFor, listQuery, pagesQuery, query } from 'content-service/react-query'
import { QueryClient } from '@tanstack/react-query'

export async function readWithTanstackQuery(baseUrl: string, auth: { username: string; password: string }): Promise<unknown> {
  const { content, calendar } = createClient({ baseUrl, auth, language: undefined })
  const queryClient = new QueryClient()

  const options = listQuery(content, '/tags', { params: { query: { per_page: 1, _fields: ['id', 'name'] } } })
  const first = await queryClient.fetchQuery(options)
  const names: string[] = first.items.map((tag) => tag.name)
  // @ts-expect-error -- the field was not requested
  void first.items[0]?.slug
  const known: number | undefined = queryClient.getQueryData(options.queryKey)?.total

  const all = await queryClient.fetchInfiniteQuery({ ...pagesQuery(content, '/tags', { params: { query: { per_page: 1 } } }), pages: 5 })
  const pages: string[][] = all.pages.map(({ items }) => items.map((tag) => tag.name))

  const tag = query(content, '/tags/{id}', { params: { path: { id: first.items[0]?.id ?? 0 } } })
  const before = (await queryClient.fetchQuery(tag)).description
  await unwrap(content.PATCH('/tags/{id}', { params: { path: { id: first.items[0]?.id ?? 0 } }, body: { description: 'Changed' } }))
  await queryClient.invalidateQueries({ queryKey: keyFor(content, '/tags') })
  const isStale = [options, tag].map(({ queryKey }) => queryClient.getQueryState(queryKey)?.isInvalidated)
  const after = (await queryClient.fetchQuery(tag)).description

  const events = await queryClient.fetchQuery(listQuery(calendar, '/events', { params: { query: { _fields: ['title'] } } }))
  await queryClient.invalidateQueries({ queryKey: keyFor(calendar) })
  const missing = await queryClient
    .fetchQuery(query(content, '/posts/{id}', { params: { path: { id: 999_999 } } }))
    .catch((error: Error) => error.name)
  return { names, known, pages, before, after, isStale, total: events.total, missing }
}
