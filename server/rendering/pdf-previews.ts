// Previews of PDF files, which file blocks show: the only element that writers may embed a document with.

import { attributeOf, findStartTag } from './start-tags.ts'

/** Whether a start tag embeds a PDF file below the URL of the uploads, and says so. */
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
