// Two people in one item: what somebody else has saved since this editor opened it is not overwritten unawares.
import apiFetch from '@wordpress/api-fetch'
import type { APIFetchMiddleware } from '@wordpress/api-fetch'
import { dispatch } from '@wordpress/data'
import { store as notices } from '@wordpress/notices'
import { namesOf } from './people.ts'

/** The version of each item on which the changes here are based. */
const versions = new Map<string, string>()

/** An item by its ID, which for templates has two parts. */
const ITEM = /^\/?(cms\/v2\/[\w-]+\/(?:\d+|[\w-]+\/\/[\w-]+))(\/autosaves)?(?:\?(.*))?$/

/** Sends the version with each change. Uses the names of the service. */
export const conflicts: APIFetchMiddleware = async (request, next) => {
  const [, item = '', autosaves, query = ''] = ITEM.exec(request.path ?? '') ?? []
  const method = request.method ?? 'GET'
  if (!item || method === 'OPTIONS') return next(request)
  const isRead = method === 'GET'
  const version = isRead || autosaves || method === 'DELETE' ? undefined : versions.get(item)
  const headers = { ...request.headers, ...(version && { 'If-Match': version }) }
  try {
    const response = (await next({ ...request, headers, parse: false })) as Response
    const received = (await response.clone().json()) as { id?: number | string }
    // A later read is not what the changes here are based on, and neither is the item as it is in the theme.
    const isNews = isRead ? !versions.has(item) && !/source=|_fields=/.test(query) : !autosaves || item.endsWith(`/${received.id}`)
    if (isNews) versions.set(item, response.headers.get('ETag') ?? '')
    return request.parse === false ? response : received
  } catch (error) {
    if (!(error instanceof Response)) throw error
    if (error.status === 412) throw await conflict(item)
    throw request.parse === false ? error : await error.json()
  }
}

/** Says who has changed the item, and offers both ways on. */
async function conflict(item: string): Promise<Error> {
  const name = await lastEditor(item).catch(() => undefined)
  void dispatch(notices).createWarningNotice('What you have written is still here, and their version is saved.', {
    id: 'conflict',
    actions: [
      { label: 'Show their version', onClick: () => window.open(location.href, '_blank', 'noopener') },
      {
        label: 'Save mine instead',
        onClick: () => {
          versions.delete(item)
          void dispatch(notices).removeNotice('conflict')
          void import('@wordpress/editor').then(({ store }) => dispatch(store).savePost())
        },
      },
    ],
  })
  return new Error(`${name ?? 'Somebody else'} has changed it since you opened it.`)
}

async function lastEditor(item: string): Promise<string | undefined> {
  const [revision] = await apiFetch<{ author: number }[]>({ path: `/${item}/revisions?context=edit&per_page=1&_fields=author` })
  return revision && (await namesOf([revision.author]))[0]
}
