// How a page tells other sites where its embed is.
import type { Config } from '../config/config.ts'
import { documents } from '../api/namespaces/documents.ts'
import { escapeHtml } from '../rendering/html.ts'

/** HTML for the head of the page at a public address. */
export function discoveryLinks({ restRoot }: Config, link: string): string {
  const address = `${restRoot}${documents.oembed.path}/embed?url=${encodeURIComponent(link)}`
  return `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(address)}">\n<link rel="alternate" type="text/xml+oembed" href="${escapeHtml(`${address}&format=xml`)}">\n`
}
