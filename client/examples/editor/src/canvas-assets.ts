// What a canvas loads: it is a frame of its own, with the stylesheets of the packages.
import '@wordpress/format-library'
import '@wordpress/block-editor/build-style/style.css'
import '@wordpress/block-library/build-style/style.css'
import '@wordpress/block-library/build-style/editor.css'
import '@wordpress/format-library/build-style/style.css'
import components from '@wordpress/components/build-style/style.css?url'
import contentStyle from '@wordpress/block-editor/build-style/content.css?url'
import blockStyle from '@wordpress/block-library/build-style/style.css?url'
import blockEditorStyle from '@wordpress/block-library/build-style/editor.css?url'
import blockReset from '@wordpress/block-library/build-style/reset.css?url'

const STYLESHEETS = [components, contentStyle, blockReset, blockStyle, blockEditorStyle]

export function canvasAssets(): { styles: string; scripts: string } {
  const links = STYLESHEETS.map((url) => `<link rel="stylesheet" href="${new URL(url, location.href).href}">`)
  return { styles: links.join(''), scripts: '' }
}
