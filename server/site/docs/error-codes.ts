// The error codes of the contract: their statuses, what they mean and what to do, as a page and as Markdown.
import type { Config } from '#server/config/config.ts'
import { operationsOf, resolveRef } from '#server/contract/documents.ts'
import type { OpenApiDocument, OperationObject } from '#server/contract/documents.ts'
import { renderDefinition } from './definitions.ts'
import type { DocumentedNamespace } from './documented-namespace.ts'
import { renderDocsPage } from './page.ts'

interface ErrorCode {
  code: string
  meaning: string
  statuses: string[]
}

export function renderErrorsPage(config: Config, namespaces: readonly DocumentedNamespace[], assets: string): string {
  const main = `<main class="prose">
<header>
<h1>Error codes</h1>
<p>What each code means, and what to do. <a href="../guides/errors/">The guide</a> explains how to handle errors.</p>
</header>
<dl>
${errorCodes(namespaces)
  .map(({ code, meaning, statuses }) => renderDefinition(code, meaning, statuses.join(', ')))
  .join('\n')}
</dl>
</main>`
  const description = 'All error codes of the API: what they mean, and what to do.'
  return renderDocsPage(config, { title: 'Error codes', description, main, root: '../', assets, markdown: 'errors.md' })
}

export function writeErrorsMarkdown(namespaces: readonly DocumentedNamespace[]): string {
  const rows = errorCodes(namespaces).map(({ code, meaning, statuses }) => `| \`${code}\` | ${statuses.join(', ')} | ${meaning} |`)
  return `# Error codes\n\n| Code | Status | Meaning, and what to do |\n| --- | --- | --- |\n${rows.join('\n')}\n`
}

/** Returns the codes that an operation declares, by status. */
export function declaredCodes(document: OpenApiDocument, { responses }: OperationObject): [string, string[]][] {
  return Object.entries(responses).flatMap(([status, response]): [string, string[]][] => {
    const { 'x-error-codes': codes = [] } = resolveRef(document, response)
    return codes.length ? [[status, codes]] : []
  })
}

/** Returns all error codes of the contract, sorted. */
export function errorCodes(namespaces: readonly DocumentedNamespace[]): ErrorCode[] {
  const meanings = new Map(
    namespaces.flatMap(({ document }) => Object.entries(document.components?.schemas?.['ErrorCode']?.['x-enumDescriptions'] ?? {})),
  )
  const declared = namespaces.flatMap(({ document }) => [
    ...otherMethodsOf(document),
    ...operationsOf(document).flatMap(({ operation }) => declaredCodes(document, operation)),
  ])
  return [...meanings]
    .map(([code, meaning]) => ({ code, meaning, statuses: statusesOf(code, declared) }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
}

function statusesOf(code: string, declared: readonly [string, string[]][]): string[] {
  return [...new Set(declared.flatMap(([status, codes]) => (codes.includes(code) ? [status] : [])))].toSorted()
}

/** Returns the errors of all routes for unsupported methods. */
function otherMethodsOf({ components = {} }: OpenApiDocument): [string, string[]][] {
  const { everyRoute } = (components['pathItems'] ?? {}) as { everyRoute?: { 'x-other-methods'?: { status: number; code: string } } }
  const other = everyRoute?.['x-other-methods']
  return other ? [[String(other.status), [other.code]]] : []
}
