// A page that reads with the hooks of openapi-react-query, swr-openapi and `content-service/react-query`.
import { createClient, queryString } from 'content-service'
import { listQuery, pagesQuery } from 'content-service/react-query'
import type { paths } from 'content-service/types/cms-v2'
import { QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import createFetchClient from 'openapi-fetch'
import createReactQueryClient from 'openapi-react-query'
import { createRoot } from 'react-dom/client'
import { createInfiniteHook, createQueryHook } from 'swr-openapi'

const baseUrl = new URLSearchParams(location.search).get('service') ?? ''
const fetchClient = createFetchClient<paths>({ baseUrl: `${baseUrl}/cms-json/cms/v2`, querySerializer: queryString })
const $api = createReactQueryClient(fetchClient)
const useContent = createQueryHook(fetchClient, 'content')
export const usePages = createInfiniteHook(fetchClient, 'content')
const { content } = createClient({ baseUrl })

function Tags() {
  const foreign = $api.useQuery('get', '/tags', { params: { query: { per_page: 1 } } })
  const swr = useContent('/tags', { params: { query: { per_page: 1 } } })
  const own = useQuery(listQuery(content, '/tags', { params: { query: { per_page: 1 } } }))
  const pages = useInfiniteQuery(pagesQuery(content, '/tags', { params: { query: { per_page: 1 } } }))
  const missing = $api.useQuery('get', '/tags/{id}', { params: { path: { id: 999_999 } } }, { retry: false })
  const code: string | undefined = missing.error?.code
  return (
    <ul>
      <li id="foreign">{foreign.data?.map((tag) => tag.name)}</li>
      <li id="swr">{swr.data?.map((tag) => tag.name)}</li>
      <li id="own">{own.data && `${own.data.items[0]?.name} of ${own.data.total}`}</li>
      <li id="pages">{pages.data?.pages.flatMap(({ items }) => items.map((tag) => tag.name)).join()}</li>
      <li id="missing">{code}</li>
      <button disabled={!pages.hasNextPage} onClick={() => void pages.fetchNextPage()}>
        More
      </button>
    </ul>
  )
}

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <Tags />
    </QueryClientProvider>,
  )
