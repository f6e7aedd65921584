// The lists of operations, with links to their pages, and the explorer (Scalar), which sends requests from the page.
import { readdirSync, readFileSync } from 'node:fs'
import type { Config } from '#server/config/config.ts'
import { escapeHtml } from '#server/rendering/html.ts'
import { renderDefinition } from './definitions.ts'
import type { DocumentedNamespace } from './documented-namespace.ts'
import type { DocsFile } from './docs-file.ts'
import { htmlFrom } from './markdown.ts'
import { operationList, operationsIn, operationUrl, placeOf } from './operation-list.ts'
import { renderDocsPage } from './page.ts'
import { renderSearchForm } from './search.ts'

const vendor = new URL('../../../vendor/', import.meta.url)

/** The operations of all namespaces. */
export function renderReference(config: Config, namespaces: readonly DocumentedNamespace[], assets: string): string {
  const lists = namespaces.map((one) => `<h2>${escapeHtml(one.document.info.title)}</h2>\n${operationList(one, '../')}`)
  return renderDocsPage(config, {
    title: 'Reference',
    description: `All operations of the API of ${config.site.name}.`,
    main: `<main class="prose">
<h1>Reference</h1>
${renderSearchForm('../')}
<p>Each operation has a page with its parameters, its fields, its responses and code. The <a href="../explorer/">explorer</a> sends requests to this service from the page.</p>
${lists.join('\n')}
</main>`,
    root: '../',
    assets,
    head: placesScript(assets),
  })
}

/** The operations of a namespace, and the events that it sends. */
export function renderNamespace(config: Config, namespace: DocumentedNamespace, assets: string): string {
  const { name, document } = namespace
  const { info, servers, webhooks = {} } = document
  const events = Object.entries(webhooks).map(([event, { post }]) => renderDefinition(event, post.description ?? ''))
  return renderDocsPage(config, {
    title: info.title,
    description: info.summary ?? info.title,
    main: `<main class="prose">
<h1>${escapeHtml(info.title)}</h1>
${htmlFrom(info.description ?? info.summary ?? '')}
<p>All paths are below <code>${escapeHtml(servers[0]?.url ?? '')}</code>. The document is <a href="openapi.json">openapi.json</a>, and <a href="../${name}.md">the same as Markdown</a>.</p>
<h2 id="operations">Operations</h2>
${operationList(namespace, '../')}
${events.length ? `<h2 id="events">Events</h2>\n<dl>\n${events.join('\n')}\n</dl>` : ''}
</main>`,
    root: '../',
    assets,
    markdown: `${name}.md`,
    head: placesScript(assets),
  })
}

/** Runs before the page is displayed, because it may redirect. */
const placesScript = (assets: string): string => `<script src="../${assets}/places.js"></script>\n`

/** Redirects fragments with an operation, by its ID or as in the explorer, to the page of the operation. */
export function placesJs(namespaces: readonly DocumentedNamespace[]): string {
  const pages = namespaces.flatMap(operationsIn).flatMap((one) => {
    const url = operationUrl(one)
    return [placeOf(one), one.operation.operationId.toLowerCase()].map((place) => [place, url])
  })
  return `const pages = new Map(${JSON.stringify(pages)})
const place = decodeURIComponent(location.hash.slice(1))
const page = pages.get(place) ?? pages.get(place.split('/').at(-1).toLowerCase())
if (page) location.replace('../' + page)
`
}

/** The explorer of all operations. */
export function renderExplorer(config: Config, assets: string): string {
  return renderDocsPage(config, {
    title: 'Explorer',
    description: `Sends requests to the API of ${config.site.name} from the page.`,
    main: `<div id="explorer"><main class="prose"><p class="notice" role="status">Loading the explorer&hellip; The <a href="../reference/">reference</a> has the same operations.</p></main></div>
<noscript><p class="notice">The explorer needs JavaScript. The <a href="../reference/">reference</a> works without it.</p></noscript>`,
    root: '../',
    assets,
    head: `<script type="module" src="../${assets}/explorer.js"></script>\n`,
  })
}

/** Places the explorer below the bar of the page, uses the colors of all pages, and hides the locks of public operations. */
const explorerStyle = `.scalar-app { --scalar-custom-header-height: 3rem }
.light-mode, .dark-mode { --scalar-background-1: var(--paper); --scalar-background-2: var(--tint); --scalar-color-1: var(--ink); --scalar-color-2: var(--faint); --scalar-color-accent: var(--accent); --scalar-border-color: var(--line) }
.light-mode { --scalar-color-3: var(--faint); --scalar-color-blue: #0b5cad; --scalar-color-green: #0b6b45; --scalar-color-orange: #a63c00; --scalar-color-yellow: #755800; --scalar-color-red: #b3261e; --scalar-color-purple: #5b3f9e }
.dark-mode { --scalar-color-3: var(--faint); --scalar-color-red: #ff8a80 }
.request-method { color: var(--ink) !important }
.security-requirement-badge[aria-label='Auth Optional'] svg { display: none }
section[tabindex='-1'] { outline: none }`

/** Switches off requests to other sites: fonts, telemetry, the proxy, the registry and the assistant. */
const explorerScript = `import { operationsIn, readDocument } from './document.js'
import { createApiReference } from './scalar/standalone.esm.js'

// What Scalar lacks for keyboards and screen readers.
const repairs = [
  // It says that it is a combobox, without what that requires.
  ['.code-input-lite__editor', (field) => ({ role: 'textbox', 'aria-label': field.dataset.placeholder || 'Value' })],
  ['.scalar-code-copy', () => ({ 'aria-label': 'Copy' })],
  ['ul[aria-label$=" endpoints"]', () => ({ tabindex: '0' })],
]

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
  new MutationObserver(() => repairs.forEach(repair)).observe(document.body, { childList: true, subtree: true })
} catch (error) {
  place.innerHTML = '<p class="notice">The explorer cannot be displayed. See <a href="../openapi.json">openapi.json</a> instead.</p>'
  throw error
}

function repair([selector, attributesOf]) {
  for (const element of document.querySelectorAll(selector + ':not([data-repaired])')) {
    element.dataset.repaired = ''
    for (const [name, value] of Object.entries(attributesOf(element))) if (!element.hasAttribute(name) || name === 'role') element.setAttribute(name, value)
  }
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
