// The editor of a post, a page or a pattern.
import apiFetch from '@wordpress/api-fetch'
import { dispatch } from '@wordpress/data'
import { initializeEditor } from '@wordpress/edit-post'
import '@wordpress/edit-post/build-style/style.css'
import { store as notices } from '@wordpress/notices'
import { editorSettings, startEditor } from './editor-settings.ts'
import type { ContentType } from './item-list.tsx'
import type { SiteUser } from './service.ts'
import { themeStyles } from './theme-styles.tsx'
import { unsavedVersions } from './unsaved.ts'

/** The content types of this editor. Others belong to the site editor. */
const TYPES = ['post', 'page', 'wp_block']

export async function openPost(query: URLSearchParams, user: SiteUser): Promise<undefined> {
  const id = Number(query.get('post'))
  return edit(query.get('post_type') ?? (await typeOf(id)), id, user)
}

/** Creates a draft. Its content is a line break, as an item without any content cannot be saved. */
export async function createPost(query: URLSearchParams, user: SiteUser): Promise<undefined> {
  const type = query.get('post_type') ?? 'post'
  // The editor has no field for the name of a pattern.
  const title = type === 'wp_block' ? prompt('Name of the pattern') : ''
  if (title === null) return location.replace(`edit.php?post_type=${type}`) as undefined
  const data = { title, status: 'draft', content: '\n' }
  const { id } = await apiFetch<{ id: number }>({ path: await pathOf(type), method: 'POST', data })
  return edit(type, id, user)
}

async function edit(type: string, id: number, user: SiteUser): Promise<undefined> {
  const unsaved = pathOf(type).then((path) => unsavedVersions(`${path}/${id}`, user.id))
  const [settings, styles, { isMine, others }] = await Promise.all([editorSettings(user), themeStyles(), unsaved])
  const address = `post=${id}&post_type=${type}`
  history.replaceState(null, '', `post.php?${address}&action=edit`)
  const autosave = isMine && { autosave: { editLink: `revision.php?${address}` } }
  startEditor('core/edit-post', (element) => initializeEditor(element, type, id, { ...settings, ...styles, ...autosave }))
  if (others.length)
    void dispatch(notices).createWarningNotice(`${others.join(', ')} has changes here that are not saved yet.`, { id: 'others' })
}

/** The path of a list of items. */
export async function pathOf(type: string): Promise<string> {
  const { rest_namespace, rest_base } = await apiFetch<ContentType>({ path: `/wp/v2/types/${type}?context=edit` })
  return `/${rest_namespace}/${rest_base}`
}

/** Links of the packages to an item have only its ID. */
export async function typeOf(id: number): Promise<string> {
  for (const type of TYPES) {
    const query = `?include=${id}&status=any,trash&context=edit&_fields=type`
    const [found] = await apiFetch<{ type: string }[]>({ path: (await pathOf(type)) + query })
    if (found) return found.type
  }
  throw new Error(`There is no post, page or pattern with the ID ${id}, or you may not edit it.`)
}
