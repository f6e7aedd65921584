// What both editors need before they start: settings, preferences of the user, dates of the site, and the media library.
import apiFetch from '@wordpress/api-fetch'
import { dispatch } from '@wordpress/data'
import { getSettings, setSettings } from '@wordpress/date'
import { addFilter } from '@wordpress/hooks'
import { store as preferences } from '@wordpress/preferences'
import { __unstableCreatePersistenceLayer as persistenceLayer } from '@wordpress/preferences-persistence'
import '@wordpress/commands/build-style/style.css'
import '@wordpress/dataviews/build-style/style.css'
import '@wordpress/editor/build-style/style.css'
import '@wordpress/fields/build-style/style.css'
import '@wordpress/interface/build-style/style.css'
import '@wordpress/patterns/build-style/style.css'
import '@wordpress/preferences/build-style/style.css'
import { canvasAssets } from './canvas-assets.ts'
import { MediaUpload } from './media-upload.tsx'
import type { SiteUser } from './service.ts'

const IMAGE_SIZES = ['thumbnail', 'medium', 'large', 'full']

interface SiteIndex {
  home: string
  gmt_offset: number
  timezone_string: string
}

export async function editorSettings(user: SiteUser): Promise<object> {
  const { home, gmt_offset, timezone_string } = await apiFetch<SiteIndex>({ path: '/' })
  const { l10n, formats } = getSettings()
  setSettings({
    l10n,
    formats,
    timezone: { offset: String(gmt_offset), offsetFormatted: String(gmt_offset), string: timezone_string, abbr: '' },
  })
  dispatch(preferences).setPersistenceLayer(persistenceLayer(user.meta.persisted_preferences ?? null, String(user.id)))
  addFilter('editor.MediaUpload', 'content-service/media-library', () => MediaUpload)
  return {
    siteUrl: home,
    alignWide: true,
    supportsLayout: true,
    supportsTemplateMode: true,
    __unstableIsBlockBasedTheme: true,
    __unstableGalleryWithImageBlocks: true,
    richEditingEnabled: true,
    codeEditingEnabled: true,
    canUpdateBlockBindings: true,
    autosaveInterval: 60,
    localAutosaveInterval: 15,
    bodyPlaceholder: 'Type / to choose a block',
    titlePlaceholder: 'Add title',
    imageEditing: true,
    imageDefaultSize: 'large',
    imageSizes: IMAGE_SIZES.map((slug) => ({ slug, name: slug[0]?.toUpperCase() + slug.slice(1) })),
    postLock: { isLocked: false },
    styles: [],
    __unstableResolvedAssets: canvasAssets(),
  }
}

/**
 * Starts an editor in an element of its own, without the tours of the packages: they show pictures of another site, which they load
 * from there.
 */
export function startEditor(scope: string, initialize: (element: string) => void): void {
  document.getElementById('root')?.replaceWith(Object.assign(document.createElement('div'), { id: 'editor' }))
  initialize('editor')
  const guides = ['welcomeGuide', 'welcomeGuideStyles', 'welcomeGuidePage', 'welcomeGuideTemplate']
  dispatch(preferences).setDefaults(scope, Object.fromEntries(guides.map((guide) => [guide, false])))
}
