// The types of a document as a module: its paths, operations and components.
import { resolveRef } from '#server/contract/documents.ts'
import type { Method, OpenApiDocument } from '#server/contract/documents.ts'
import { block, createPrinter, member } from './printer.ts'
import type { NameOf, Node, Printer } from './printer.ts'

const sections = ['schemas', 'responses', 'parameters', 'requestBodies', 'headers', 'pathItems']

export const componentName: NameOf = (section, name) => `components[${JSON.stringify(section)}][${JSON.stringify(name)}]`

export const printerOf = (document: OpenApiDocument, nameOf: NameOf = componentName): Printer =>
  createPrinter(nameOf, ($ref) => resolveRef<Node>(document, { $ref }))

/** The types of a whole document. */
export function moduleOf(document: OpenApiDocument): string {
  const printer = printerOf(document)
  const { paths, webhooks = {}, components = {} } = document
  const items = Object.entries(paths)
  const text = [
    declared(
      'paths',
      items.map(([path, item]) => member(path, {}, { text: printer.path(item as Node) }, true)),
    ),
    declared(
      'webhooks',
      Object.entries(webhooks).map(([name, item]) => member(name, {}, { text: printer.path(item as unknown as Node) }, true)),
    ),
    declared(
      'components',
      sections.map((section) => `${section}: ${componentsOf(printer, section, (components[section] ?? {}) as Record<string, Node>)};`),
    ),
    declared('$defs', []),
    declared(
      'operations',
      items.flatMap(([, item]) => operationsOf(printer, item as Node)),
    ),
  ].join('')
  return withHelpers(text)
}

/** Adds the helper types that the text uses. */
export const withHelpers = (text: string): string =>
  text.includes('WithRequired<') ? `${text}type WithRequired<T, K extends keyof T> = T & {\n    [P in K]-?: T[P];\n};\n` : text

function declared(name: string, members: readonly string[]): string {
  return members.length ? `export interface ${name} ${block(members).text}\n` : `export type ${name} = Record<string, never>;\n`
}

export function componentsOf(printer: Printer, section: string, components: Readonly<Record<string, Node>>): string {
  const members = Object.entries(components).map(([name, node]) => member(name, node, { text: printer.component(section, node) }, true))
  return members.length ? block(members).text : 'never'
}

/** In the order in which editors list them. */
const order = ['get', 'put', 'post', 'delete', 'patch'] satisfies Method[]

export function operationsOf(printer: Printer, item: Node): string[] {
  return order.flatMap((method) => {
    const operation = item[method] as Node | undefined
    return operation ? [member(String(operation['operationId']), {}, { text: printer.operation(item, operation) }, true)] : []
  })
}
