// Lists of operations with links to their pages.
import { operationsOf } from '#server/contract/documents.ts'
import type { PlacedOperation } from '#server/contract/documents.ts'
import { escapeHtml } from '#server/rendering/html.ts'
import type { DocumentedNamespace } from './documented-namespace.ts'

export interface DocumentedOperation extends PlacedOperation {
  namespace: DocumentedNamespace
}

export function operationsIn(namespace: DocumentedNamespace): DocumentedOperation[] {
  return operationsOf(namespace.document).map((one) => ({ ...one, namespace }))
}

/** Returns the path of the page of an operation, below `/docs/`. */
export const operationUrl = ({ namespace, operation }: DocumentedOperation): string =>
  `reference/${namespace.name}/${operation.operationId}/`

/** Returns the fragment of an operation in the explorer: its tag, method and path. */
export function placeOf({ namespace, path, method, operation: { tags = [] } }: DocumentedOperation): string {
  const tag = `${namespace.name}/${tags[0] ?? ''}`
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s+/g, '-')
  return `tag/${tag}/${method.toUpperCase()}${namespace.path}${path}`
}

/** `root` is the relative path to `/docs/`. */
export function operationList(namespace: DocumentedNamespace, root: string): string {
  const items = operationsIn(namespace).map((one) => {
    const request = escapeHtml(`${one.method.toUpperCase()} ${namespace.path}${one.path}`)
    return `<li><a href="${root}${operationUrl(one)}">${escapeHtml(one.operation.summary)}</a> <code>${request}</code></li>`
  })
  return `<ul class="operations">\n${items.join('\n')}\n</ul>`
}
