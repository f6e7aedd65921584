// The names of users.
import apiFetch from '@wordpress/api-fetch'
import { addQueryArgs } from '@wordpress/url'

/** Who has not published anything is only known to administrators by name. */
export async function namesOf(ids: number[]): Promise<string[]> {
  if (!ids.length) return []
  const path = addQueryArgs('/wp/v2/users', { include: ids.join(), per_page: 100, _fields: 'id,name' })
  const users = await apiFetch<{ id: number; name: string }[]>({ path })
  return ids.map((id) => users.find((user) => user.id === id)?.name ?? 'Somebody else')
}
