// The reference page of one document: Redoc renders it in the browser.
import { readFileSync } from 'node:fs'
import type { OpenApiDocument } from '../../contract/documents.ts'
import { escapeHtml } from '../../rendering/html.ts'

export function referencePage({ info }: OpenApiDocument, assets: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assets}/style.css">
<script type="module" src="${assets}/reference.js"></script>
</head>
<body>
<nav class="places"><a href="../">All documents</a> <a href="openapi.json">openapi.json</a></nav>
<div id="redoc"><p class="notice">Loading the documentation&hellip;</p></div>
<noscript><p class="notice">This page needs JavaScript. The OpenAPI document is <a href="openapi.json">openapi.json</a>.</p></noscript>
</body>
</html>
`
}

/** Passes the document itself to Redoc, which would offer to send a URL to other sites. */
export const referenceScript = `import { init } from './redoc.js'

const place = document.getElementById('redoc')
try {
  const response = await fetch('openapi.json')
  init(await response.json(), { disableTelemetry: true, hideDownloadButtons: true }, place)
} catch (error) {
  place.innerHTML = '<p class="notice">The documentation cannot be displayed. See <a href="openapi.json">openapi.json</a> instead.</p>'
  throw error
}
`

const redocBundle = new URL('../../../vendor/redoc/redoc.standalone.js', import.meta.url)

/** Redoc's published script, changed only to load no logo from another site. */
export function redocScript(): string {
  return readFileSync(redocBundle, 'utf8').replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo[\w.-]*/g, 'data:,')
}
