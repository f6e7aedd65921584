// The pages that render the documents in the browser: the explorer (Scalar) for all namespaces, and Redoc for each one.
import { readdirSync, readFileSync } from 'node:fs'
import type { Config } from '../../config/config.ts'
import type { OpenApiDocument } from '../../contract/documents.ts'
import type { DocumentedNamespace } from './documented-namespace.ts'
import type { DocsFile } from './docs-file.ts'
import { operationList } from './operation-list.ts'
import { docsPage } from './page.ts'

const vendor = new URL('../../../vendor/', import.meta.url)

/** All operations, with one search and requests from the page. */
export function explorerPage(config: Config, namespaces: readonly DocumentedNamespace[], assets: string): string {
  return docsPage(config, {
    title: 'Reference',
    description: `All operations of the API of ${config.site.name}, with code and requests from the page.`,
    main: `<div id="explorer"><main class="prose">
<h1>Reference</h1>
<p class="notice" role="status">Loading the details of the operations&hellip;</p>
${operationList(namespaces)}
</main></div>
<noscript><p class="notice">The reference needs JavaScript. It is also available <a href="../llms.txt">as Markdown</a> and as <a href="../openapi.json">openapi.json</a>.</p></noscript>`,
    root: '../',
    assets,
    head: `<script type="module" src="../${assets}/explorer.js"></script>\n`,
  })
}

/** Redoc's page of one document. */
export function referencePage(config: Config, { info }: OpenApiDocument, name: string, assets: string): string {
  return docsPage(config, {
    title: info.title,
    description: info.summary ?? info.title,
    main: `<div id="redoc"><p class="notice">Loading the documentation&hellip;</p></div>
<noscript><p class="notice">This page needs JavaScript. The OpenAPI document is <a href="openapi.json">openapi.json</a>.</p></noscript>`,
    root: '../',
    assets,
    markdown: `${name}.md`,
    head: `<script type="module" src="../${assets}/reference.js"></script>\n`,
  })
}

/** Passes the document itself to Redoc, which would offer to send a URL to other sites. */
export const referenceScript = `import { operationsIn, readDocument } from './document.js'
import { init } from './redoc.js'

const place = document.getElementById('redoc')
try {
  const content = await readDocument('openapi.json', '../errors/')
  for (const operation of operationsIn(content)) if (isOpen(operation)) delete operation.security
  init(content, { disableTelemetry: true, hideDownloadButtons: true }, place)
} catch (error) {
  place.innerHTML = '<p class="notice">The documentation cannot be displayed. See <a href="openapi.json">openapi.json</a> instead.</p>'
  throw error
}

// Redoc would show what everybody can read as if it required authentication.
function isOpen({ security }) {
  return security.some((requirement) => !Object.keys(requirement).length)
}
`

/** The bar of the page is above it, and the colors are those of all pages. What everybody can read has no lock. */
const explorerStyle = `.scalar-app { --scalar-custom-header-height: 3rem }
.light-mode, .dark-mode { --scalar-background-1: var(--paper); --scalar-background-2: var(--tint); --scalar-color-1: var(--ink); --scalar-color-2: var(--faint); --scalar-color-accent: var(--accent); --scalar-border-color: var(--line) }
.security-requirement-badge[aria-label='Auth Optional'] svg { display: none }
section[tabindex='-1'] { outline: none }`

/** Switches off what asks other sites: fonts, telemetry, the proxy, the registry and the assistant. */
const explorerScript = `import { operationsIn, readDocument } from './document.js'
import { createApiReference } from './scalar/standalone.esm.js'

const place = document.getElementById('explorer')
try {
  const content = await readDocument('../openapi.json', '../errors/')
  for (const parameter of parametersIn(content)) switchOff(parameter)
  place.replaceChildren()
  createApiReference(place, {
    content,
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    showDeveloperTools: 'never',
    hideClientButton: true,
    hiddenClients: true,
    documentDownloadType: 'none',
    authentication: { preferredSecurityScheme: 'applicationPassword' },
    defaultOpenFirstTag: false,
    hideDarkModeToggle: true,
    customCss: \`${explorerStyle}\`,
  })
} catch (error) {
  place.innerHTML = '<p class="notice">The reference cannot be displayed. See <a href="../openapi.json">openapi.json</a> instead.</p>'
  throw error
}

function parametersIn(content) {
  const nodes = [...Object.values(content.paths), ...operationsIn(content)]
  return [...nodes.flatMap(({ parameters = [] }) => parameters), ...Object.values(content.components.parameters)]
}

// A request from the page sends optional parameters only if they are chosen, although they have examples.
function switchOff(parameter) {
  if (parameter.required || parameter.in === 'path' || parameter.$ref) return
  const value = parameter.example ?? parameter.schema?.example
  parameter.examples = { example: { value, 'x-disabled': true } }
  delete parameter.example
  // It would be shown once more.
  if (parameter.schema) delete parameter.schema.example
}
`

/** The explorer's script, and Scalar's published scripts. */
export function explorerFiles(): Record<string, DocsFile> {
  const folder = new URL('scalar/', vendor)
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  return {
    'explorer.js': { type: 'js', text: explorerScript },
    ...Object.fromEntries(
      scripts.map((file): [string, DocsFile] => [`scalar/${file}`, { type: 'js', text: readFileSync(new URL(file, folder), 'utf8') }]),
    ),
  }
}

/** Redoc's published script, changed only to load no logo from another site. */
export function redocScript(): string {
  return readFileSync(new URL('redoc/redoc.standalone.js', vendor), 'utf8').replaceAll(
    /https:\/\/cdn\.redoc\.ly\/redoc\/logo[\w.-]*/g,
    'data:,',
  )
}
