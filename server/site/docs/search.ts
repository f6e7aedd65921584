// The search of the documentation: an index of the guides, the operations with their parameters and fields, the error codes and the events, and
// the page that searches it.
import type { Config } from '#server/config/config.ts'
import { bodyProperties, queryParameters, resolveRef } from '#server/contract/documents.ts'
import type { DocumentedNamespace } from './documented-namespace.ts'
import { errorCodes } from './error-codes.ts'
import type { Guide } from './guides.ts'
import { slugOf } from './markdown.ts'
import { operationsIn, operationUrl } from './operation-list.ts'
import { renderDocsPage } from './page.ts'

type Kind = 'Guide' | 'Operation' | 'Error' | 'Parameter' | 'Field' | 'Event'

interface Entry {
  kind: Kind
  title: string
  /** Below `/docs/`. */
  url: string
  text: string
}

export function searchIndex(namespaces: readonly DocumentedNamespace[], guides: readonly Guide[]): Entry[] {
  return [
    ...guides.flatMap(sectionsOf),
    ...namespaces.flatMap(operationsIn).map((one) => ({
      kind: 'Operation' as const,
      title: one.operation.summary,
      url: operationUrl(one),
      text: `${one.method.toUpperCase()} ${one.namespace.path}${one.path} ${one.operation.operationId} ${one.operation.description ?? ''}`,
    })),
    ...namesIn(namespaces),
    ...errorCodes(namespaces).map(({ code, meaning, statuses }) => ({
      kind: 'Error' as const,
      title: code,
      url: `errors/#${code}`,
      text: `${statuses.join(', ')} ${meaning}`,
    })),
    ...namespaces.flatMap(({ name, document: { webhooks = {} } }) =>
      Object.entries(webhooks).map(([event, { post }]) => ({
        kind: 'Event' as const,
        title: event,
        url: `${name}/#events`,
        text: post.description ?? '',
      })),
    ),
  ]
}

/** Returns the sections of a guide, by heading. */
function sectionsOf({ name, title, markdown }: Guide): Entry[] {
  return markdown.split(/^(?=##? )/m).map((part) => {
    const [, hashes = '#', heading = title, text = ''] = /^(##?) (.+)\n([^]*)$/.exec(part) ?? []
    const isWhole = hashes === '#'
    return {
      kind: 'Guide',
      title: isWhole ? title : `${title}: ${toPlainText(heading)}`,
      url: `guides/${name}/${isWhole ? '' : `#${slugOf(heading)}`}`,
      text: toPlainText(text),
    }
  })
}

function toPlainText(markdown: string): string {
  return markdown
    .replaceAll(/^```.*$/gm, ' ')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/[`*[\]|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Returns all parameters and writable fields, once per description. */
function namesIn(namespaces: readonly DocumentedNamespace[]): Entry[] {
  const found = new Map<string, { entry: Entry; operations: string[] }>()
  for (const one of namespaces.flatMap(operationsIn)) {
    const { document, path: prefix } = one.namespace
    const add = (kind: Kind, title: string, text: string, place: string): void => {
      const key = `${kind} ${title} ${text}`
      const known = found.get(key) ?? { entry: { kind, title, url: `${operationUrl(one)}#${place}`, text }, operations: [] }
      found.set(key, known)
      known.operations.push(`${one.method.toUpperCase()} ${prefix}${one.path}`)
    }
    for (const { name, description = '' } of queryParameters(document, document.paths[one.path] ?? {}, one.operation))
      add('Parameter', name, description, 'parameters')
    for (const [name, schema] of Object.entries(bodyProperties(document, one.operation)))
      add('Field', name, resolveRef(document, schema).description ?? '', 'fields-of-the-request')
  }
  return [...found.values()].map(({ entry, operations: [first = '', ...others] }) => ({
    ...entry,
    text: `${entry.text} (${first}${others.length ? ` and ${others.length} other operations` : ''})`,
  }))
}

/** `root` is the relative path to `/docs/`. */
export function renderSearchForm(root: string): string {
  return `<form class="search" role="search" action="${root}search/">
<input type="search" name="q" aria-label="Search the documentation" placeholder="Guides, operations, parameters, error codes" autocomplete="off" spellcheck="false">
<button>Search</button>
</form>`
}

export function renderSearchPage(config: Config, assets: string): string {
  return renderDocsPage(config, {
    title: 'Search',
    description: 'Searches the guides, the operations with their parameters and fields, the error codes and the events.',
    main: `<main class="prose">
<h1>Search</h1>
${renderSearchForm('../')}
<p class="notice" role="status" id="status"></p>
<ol class="found" id="found"></ol>
<noscript><p class="notice">The search needs JavaScript. <a href="../llms.txt">llms.txt</a> lists all pages as Markdown.</p></noscript>
</main>`,
    root: '../',
    assets,
    head: `<script type="module" src="../${assets}/search.js"></script>\n`,
  })
}

/** Every word must occur; entries with the words in their title come first. */
export const searchScript = `const [form, status, list] = ['form.search', '#status', '#found'].map((name) => document.querySelector(name))
const field = form.elements.q
const MAX_FOUND = 50
let entries

field.value = new URLSearchParams(location.search).get('q') ?? ''
field.addEventListener('input', () => {
  history.replaceState(null, '', field.value ? '?q=' + encodeURIComponent(field.value) : location.pathname)
  show()
})
form.addEventListener('submit', (event) => event.preventDefault())
field.focus()
show()

async function show() {
  const words = wordsOf(field.value)
  if (!words.length) return list.replaceChildren((status.textContent = ''))
  entries ??= fetch('../search.json').then((response) => response.json())
  const found = (await entries.catch(() => {
    entries = undefined
    status.textContent = 'The search is not available. Reload the page to try again.'
    return []
  }))
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  if (words.join() !== wordsOf(field.value).join() || !entries) return
  status.textContent = found.length === 1 ? '1 result' : found.length + ' results' + (found.length > MAX_FOUND ? ', of which these are the best' : '')
  list.replaceChildren(...found.slice(0, MAX_FOUND).map(({ entry }) => itemOf(entry, words)))
}

function wordsOf(text) {
  return text.toLowerCase().split(/[\\s,"]+/).filter(Boolean).map((word) => (/[^s]s$/.test(word) && word.length > 4 ? word.slice(0, -1) : word))
}

function scoreOf({ title, text }, words) {
  const [head, body] = [title.toLowerCase(), text.toLowerCase()]
  let score = head === words.join(' ') ? 100 : 0
  for (const word of words) {
    const inHead = head.includes(word)
    if (!inHead && !body.includes(word)) return 0
    score += (inHead ? 10 : 1) + (inHead && head.startsWith(word) ? 5 : 0)
  }
  return score + (body.includes(words.join(' ')) ? 3 : 0)
}

function itemOf({ kind, title, url, text }, words) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = '../' + url
  link.textContent = title
  const note = document.createElement('small')
  note.textContent = ' ' + kind
  const excerpt = document.createElement('p')
  const at = Math.max(text.toLowerCase().indexOf(words.find((word) => text.toLowerCase().includes(word)) ?? ''), 0)
  const start = at < 80 ? 0 : text.indexOf(' ', at - 60) + 1
  excerpt.textContent = (start ? '… ' : '') + text.slice(start, start + 200) + (text.length > start + 200 ? ' …' : '')
  item.append(link, note, excerpt)
  return item
}
`
