// The links of what is not published. The editor opens them in a window that has no session, so they have the token of a preview link.
import apiFetch from '@wordpress/api-fetch'
import type { APIFetchMiddleware } from '@wordpress/api-fetch'

interface Item {
  status?: string
  link?: string
}

const links = new Map<string, Promise<string>>()

export const draftLinks: APIFetchMiddleware = async (request, next) => {
  const response: unknown = await next(request)
  const route = /^\/?(cms\/v2\/(?:posts|pages)\/\d+)(?:\?|$)/.exec(request.path ?? '')?.[1]
  if (route === undefined || request.method === 'DELETE' || request.method === 'OPTIONS') return response
  if (!(response instanceof Response)) return withPreviewLink(response as Item, route)
  const item = await withPreviewLink((await response.json()) as Item, route)
  return new Response(JSON.stringify(item), response)
}

async function withPreviewLink(item: Item, route: string): Promise<Item> {
  if (item.link === undefined || item.status === 'publish') return item
  const link = links.get(route) ?? createdLink(route)
  links.set(route, link)
  return { ...item, link: await link.catch(() => withoutLink(route, item.link)) }
}

/** The next request tries again. */
function withoutLink(route: string, link: string | undefined): string | undefined {
  links.delete(route)
  return link
}

async function createdLink(route: string): Promise<string> {
  const { link } = await apiFetch<{ link: string }>({ path: `/${route}/preview-links`, method: 'POST', data: {} })
  return link
}
