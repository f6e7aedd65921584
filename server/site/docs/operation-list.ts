// The list of all operations that the reference shows while it loads, and search engines read. Its links lead to the operations of the reference.
import { methods } from '../../contract/documents.ts'
import type { OperationObject } from '../../contract/documents.ts'
import { escapeHtml } from '../../rendering/html.ts'
import type { DocumentedNamespace } from './documented-namespace.ts'

export function operationList(namespaces: readonly DocumentedNamespace[]): string {
  return namespaces.map(sectionOf).join('\n')
}

function sectionOf({ name, path: prefix, document: { info, paths } }: DocumentedNamespace): string {
  const items = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [listItem(name, `${method.toUpperCase()}${prefix}${path}`, item[method])] : [])),
  )
  return `<h2>${escapeHtml(info.title)}</h2>\n<ul class="operations">\n${items.join('\n')}\n</ul>`
}

/** Scalar finds an operation by its tag, its method and its path. */
function listItem(namespace: string, methodAndPath: string, { tags = [], summary }: OperationObject): string {
  const tag = `${namespace}/${tags[0] ?? ''}`
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s+/g, '-')
  const request = escapeHtml(methodAndPath.replace('/', ' /'))
  return `<li><a href="#tag/${tag}/${escapeHtml(methodAndPath)}">${escapeHtml(summary)}</a> <code>${request}</code></li>`
}
