// Derives the contract of a site from its declarations. Loaded only when they have changed.
import { ownContract } from '../contract/contract.ts'
import { operationsOf, queryParameters } from '../contract/documents.ts'
import type { Known, ListNames } from '../declarations/checks.ts'
import { documentOfSite } from '../declarations/documents.ts'
import { kindsWithFields } from '../declarations/kinds.ts'
import { readDeclarations } from '../declarations/reader.ts'
import { validatorsModule } from '../http/validators-module.ts'
import { capabilityNamesOn } from '../users/declared-rights.ts'
import { allCapabilities } from '../users/roles.ts'
import type { CompiledSite } from './compiled-site.ts'
import { documents } from './documents.ts'

/** Throws a ConfigError that lists what is wrong with the declarations in a folder. */
export function compileSite(folder: string): CompiledSite {
  const declarations = readDeclarations(folder, known())
  const compiled = Object.values(documents).flatMap(({ document: name }) => {
    const own = ownContract.document(name)
    const document = documentOfSite(name, own, declarations)
    return document === own ? [] : [[name, { document, validators: validatorsModule(document) }] as const]
  })
  return { declarations, documents: new Map(compiled) }
}

/** What the service has without declarations. */
function known(): Known {
  const site = ownContract.document(documents.cmsV2.document)
  const all = Object.values(documents).map(({ document }) => ownContract.document(document))
  const itemTypes = ownContract.document(documents.hooksV1.document).components?.schemas?.['ItemType']?.enum ?? []
  return {
    names: new Set([...itemTypes.map(String), ...internalTypes, ...listTypes]),
    taxonomies: ['category', 'post_tag'],
    routes: new Set(Object.keys(site.paths).map((path) => path.split('/')[1] ?? '')),
    operations: new Set(all.flatMap((document) => operationsOf(document).map(({ operation }) => operation.operationId))),
    lists: new Map([...kindsWithFields].map(([name, { places }]) => [name, listNames(places)])),
    paths: new Set(publicPaths),
    referable: ['post', 'page', 'media', 'user', 'event', 'venue', 'organizer', 'category', 'post_tag', 'event_category'],
    relations: new Set(Object.keys(site.components?.schemas?.['Links']?.properties ?? {})),
    capabilities: allCapabilities,
    capabilitiesOn: capabilityNamesOn,
  }
}

function listNames(places: readonly { document: string; path: string }[]): ListNames {
  const parameters = places.flatMap(({ document: name, path }) => {
    const document = ownContract.document(name)
    const item = document.paths[path]
    return item?.get ? queryParameters(document, item, item.get) : []
  })
  return {
    parameters: new Set(parameters.map(({ name }) => name)),
    orders: new Set(parameters.flatMap(({ name, schema }) => (name === 'orderby' ? (schema?.enum ?? []).map(String) : []))),
  }
}

/** Identifiers that no own type can have beside those of types that callers see. */
const internalTypes = ['any', 'revision', 'user', 'term', 'menu', 'media', 'font_family', 'font_face']

/** What `GET /resolve` calls lists and redirects: items are called by their types there. */
const listTypes = ['archive', 'author', 'date', 'events', 'format', 'home', 'posts', 'redirect']

/** First parts of paths of the public site. */
const publicPaths = [
  ...[
    'author',
    'category',
    'cms-admin',
    'cms-content',
    'cms-json',
    'comments',
    'docs',
    'embed',
    'event',
    'events',
    'feed',
    'health',
    'mcp',
    'metrics',
  ],
  ...['organizer', 'page', 'ready', 'search', 'styles', 'tag', 'type', 'venue'],
]
