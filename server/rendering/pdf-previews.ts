// Previews of PDF files in file blocks: the only element with which authors may embed a document.

import { attributeOf, findStartTag } from './start-tags.ts'

/** Whether a start tag embeds a PDF file in the uploads folder with the type of PDF. */
export function isPdfPreview(tag: string, uploads: string | undefined): boolean {
  const found = findStartTag(tag)
  if (!found || uploads === undefined) return false
  return attributeOf(found, 'type') === 'application/pdf' && isPdfBelow(attributeOf(found, 'data') ?? '', uploads)
}

const SCHEME = /^https?:/i

/** Compares the URL that a browser would request. */
function isPdfBelow(url: string, uploads: string): boolean {
  if (!SCHEME.test(url) || /[?#]/.test(url) || !URL.canParse(url)) return false
  const { href } = new URL(url)
  return href.replace(SCHEME, '').startsWith(uploads.replace(SCHEME, '')) && /\.pdf$/i.test(href)
}
