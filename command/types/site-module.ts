// The types of a site: what its documents add to those of the package, or change. All else is imported from the package.
import type { OpenApiDocument } from '#server/contract/documents.ts'
import { componentName, componentsOf, operationsOf, printerOf, withHelpers } from './module.ts'
import { block, member } from './printer.ts'
import type { Node } from './printer.ts'
import { forCallers, visit } from './typed.ts'

/** The documents of a site that differ from those of the package, by name. */
export type SiteDocuments = ReadonlyMap<string, OpenApiDocument>

/** The names of the schemas of a document, as the client has them. */
const schemaTypes: Readonly<Record<string, string>> = {
  'cms-v2': 'ContentSchemas',
  'cal-events-v1': 'CalendarSchemas',
  'hooks-v1': 'HookSchemas',
}

/** `ours` reads a document of the package. */
export function siteModule(site: SiteDocuments, ours: (name: string) => OpenApiDocument): string {
  const parts = [...site].map(([name, document]) => partOf(name, forCallers(document), forCallers(ours(name))))
  const namespaces = parts.map(({ name }) => member(name, {}, { text: `${namespaceOf(name)}.paths` }, true))
  return withHelpers(
    [
      HEADER,
      ...parts.map(({ imports }) => imports),
      '\n/** The paths of the site that are not those of every service: `createClient<Site>()`. */\n',
      `export interface Site ${block(namespaces).text}\n`,
      ...parts.map(({ text }) => text),
    ].join(''),
  )
}

const HEADER = `// Written by "content-service types". Write it again when the declarations of the site change.
/* eslint-disable */
`

function partOf(name: string, own: OpenApiDocument, ours: OpenApiDocument): { name: string; imports: string; text: string } {
  const namespace = namespaceOf(name)
  const changed = changedComponents(own, ours)
  const paths = Object.entries(own.paths).filter(([path, item]) => !isSame(item, ours.paths[path]) || refersTo(item, changed))
  const printer = printerOf(
    own,
    (section, component) => (changed.has(keyOf(section, component)) ? '' : `${namespace}Ours.`) + componentName(section, component),
  )
  const sections = Object.entries(componentSections(own)).flatMap(([section, all]) => {
    const components = Object.fromEntries(Object.entries(all).filter(([one]) => changed.has(keyOf(section, one))))
    return Object.keys(components).length ? [`${section}: ${componentsOf(printer, section, components)};`] : []
  })
  const replaced = paths.map(([path]) => JSON.stringify(path)).join(' | ') || 'never'
  const body = [
    `interface paths extends Omit<${namespace}Ours.paths, ${replaced}> ${block(paths.map(([path, item]) => member(path, {}, { text: printer.path(item as Node) }, true))).text}`,
    `interface operations ${block(paths.flatMap(([, item]) => operationsOf(printer, item as Node))).text}`,
    `interface components ${block(sections).text}`,
  ]
  const schemas = `Omit<${namespace}Ours.components["schemas"], keyof ${namespace}.components["schemas"]> & ${namespace}.components["schemas"]`
  return {
    name,
    imports: `import type * as ${namespace}Ours from 'content-service/types/${name}'\n`,
    text: [
      schemaTypes[name] ? `\n/** The schemas by name. */\nexport type ${schemaTypes[name]} = ${schemas}\n` : '',
      `\ndeclare namespace ${namespace} ${block(body).text}\n`,
    ].join(''),
  }
}

/** `cms-v2` -> `cmsV2` */
const namespaceOf = (name: string): string => name.replace(/[^A-Za-z0-9]+(.)/g, (_found, letter: string) => letter.toUpperCase())

const keyOf = (section: string, name: string): string => `#/components/${section}/${name}`

const componentSections = ({ components = {} }: OpenApiDocument) => components as Record<string, Record<string, Node>>

/** The components that differ, and those that refer to them. */
function changedComponents(own: OpenApiDocument, ours: OpenApiDocument): Set<string> {
  const all = Object.entries(componentSections(own)).flatMap(([section, components]) =>
    Object.entries(components).map(([name, node]) => ({ key: keyOf(section, name), node, our: componentSections(ours)[section]?.[name] })),
  )
  const changed = new Set(all.flatMap(({ key, node, our }) => (isSame(node, our) ? [] : [key])))
  for (let size = -1; size < changed.size;) {
    size = changed.size
    for (const { key, node } of all) if (!changed.has(key) && refersTo(node, changed)) changed.add(key)
  }
  return changed
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function refersTo(node: unknown, keys: ReadonlySet<string>): boolean {
  let found = false
  visit(node, (part) => (found ||= '$ref' in part && keys.has(String(part.$ref))))
  return found
}
