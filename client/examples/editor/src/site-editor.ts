// The site editor: templates, parts, styles, menus and patterns. It reads its own address.
import { initializeEditor } from '@wordpress/edit-site'
import '@wordpress/edit-site/build-style/style.css'
import { editorSettings, startEditor } from './editor-settings.ts'
import type { SiteUser } from './service.ts'

export async function openSiteEditor(user: SiteUser): Promise<undefined> {
  // Else its stylesheets leave room for the menu and the toolbar of the reference.
  document.body.classList.add('is-fullscreen-mode')
  const settings = await editorSettings(user)
  startEditor('core/edit-site', (element) => initializeEditor(element, { ...settings, __experimentalDashboardLink: 'edit.php' }))
  return undefined
}
