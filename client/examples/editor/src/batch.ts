// Changes of many items, in as few requests as possible.
import apiFetch from '@wordpress/api-fetch'

export interface Change {
  path: string
  method: 'PUT' | 'DELETE'
  body?: object
}

interface Batch {
  responses: { status: number; body: unknown }[]
}

/** The service carries out so many changes in one request. */
const MAX_CHANGES = 25

/** Carries out all changes. Throws the first error, after those that are possible. */
export async function changeAll(changes: Change[]): Promise<void> {
  const errors: unknown[] = []
  for (let from = 0; from < changes.length; from += MAX_CHANGES) {
    const data = { requests: changes.slice(from, from + MAX_CHANGES) }
    const { responses } = await apiFetch<Batch>({ path: '/batch/v1', method: 'POST', data })
    errors.push(...responses.filter(({ status }) => status >= 400).map(({ body }) => body))
  }
  if (errors.length) throw errors[0]
}
