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
  const [type, settings, styles] = await Promise.all([query.get('post_type') ?? typeOf(id), editorSettings(user), themeStyles()])
  // The packages write the address anew, without the type.
  history.replaceState(null, '', `post.php?post=${id}&post_type=${type}&action=edit`)
  startEditor('core/edit-post', (element) => initializeEditor(element, type, id, { ...settings, ...styles }))
  return undefined
}

/** Creates a draft with an empty paragraph, as an item without any content cannot be saved. */
export async function createPost(query: URLSearchParams): Promise<undefined> {
  const type = query.get('post_type') ?? 'post'
  const content = '<!-- wp:paragraph -->\n<p></p>\n<!-- /wp:paragraph -->'
  const { id } = await apiFetch<{ id: number }>({ path: await pathOf(type), method: 'POST', data: { status: 'draft', content } })
  location.replace(`post.php?post=${id}&post_type=${type}&action=edit`)
  return undefined
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
