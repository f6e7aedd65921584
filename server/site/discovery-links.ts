// The oEmbed discovery links of a page.
import type { Config } from '../config/config.ts'
import { documents } from '../api/namespaces/documents.ts'
import { escapeHtml } from '../rendering/html.ts'

/** Returns HTML for the head of the page with this URL. */
export function discoveryLinks({ restRoot }: Config, link: string): string {
  const address = `${restRoot}${documents.oembed.path}/embed?url=${encodeURIComponent(link)}`
  return `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(address)}">\n<link rel="alternate" type="text/xml+oembed" href="${escapeHtml(`${address}&format=xml`)}">\n`
}
