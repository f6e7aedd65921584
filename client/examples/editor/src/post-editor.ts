// The editor of a post, a page or a pattern.
import apiFetch from '@wordpress/api-fetch'
import { initializeEditor } from '@wordpress/edit-post'
import '@wordpress/edit-post/build-style/style.css'
import { editorSettings, startEditor } from './editor-settings.ts'
import type { ContentType } from './item-list.tsx'
import type { SiteUser } from './service.ts'
import { themeStyles } from './theme-styles.tsx'

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
  const [settings, styles] = await Promise.all([editorSettings(user), themeStyles()])
  history.replaceState(null, '', `post.php?post=${id}&post_type=${type}&action=edit`)
  startEditor('core/edit-post', (element) => initializeEditor(element, type, id, { ...settings, ...styles }))
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
