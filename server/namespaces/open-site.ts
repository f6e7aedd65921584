// Opens the site that a process serves: what it declares itself, and its contract. What follows from the declarations is kept beside them.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import type { SiteDocument } from '#command/site-documents.ts'
import { ownContract } from '../contract/contract.ts'
import type { Contract, ValidatorsModule } from '../contract/contract.ts'
import { deepFreeze, documentFile, operationsOf, queryParameters } from '../contract/documents.ts'
import type { OpenApiDocument } from '../contract/documents.ts'
import type { Known, ListNames } from '../declarations/checks.ts'
import { noDeclarations } from '../declarations/declarations.ts'
import type { Declarations, Fields } from '../declarations/declarations.ts'
import { kindsWithFields } from '../declarations/kinds.ts'
import { capabilityNamesOn } from '../users/declared-rights.ts'
import { allCapabilities } from '../users/roles.ts'
import { documents } from './documents.ts'

export interface Site {
  declarations: Declarations
  contract: Contract
}

/** What follows from the declarations, as JSON. */
interface CompiledSite {
  declarations: Omit<Declarations, 'fields'> & { fields: [string, Fields][] }
  /** The documents that differ from ours, and the code of their validators. */
  documents: Record<string, { document: OpenApiDocument; validators: string }>
}

/** Reads the declarations in a folder. Throws a ConfigError that lists what is wrong. */
export async function openSite(folder: string | undefined): Promise<Site> {
  if (folder === undefined) return { declarations: noDeclarations, contract: ownContract }
  const file = join(folder, COMPILED, `${fingerprint(folder)}.json`)
  const site = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CompiledSite) : await compiledSite(folder)
  keep(file, site)
  const compiled = new Map(Object.entries(site.documents).map(([name, of]) => [name, { ...of, document: deepFreeze(of.document) }]))
  const formats = await standardFormats(site.declarations.fields)
  return {
    declarations: { ...site.declarations, fields: new Map(site.declarations.fields) },
    contract: {
      document: (name) => compiled.get(name)?.document ?? ownContract.document(name),
      validators(name) {
        const own = compiled.get(name)
        if (!own) return ownContract.validators(name)
        const validators = evaluated(own.validators, `${name}.cjs`)
        return (others) => validators({ ...formats, ...others })
      },
    },
  }
}

/** The documents that are not ours. */
export function siteDocuments(contract: Contract): SiteDocument[] {
  return Object.values(documents)
    .map(({ document: name, path, namespace }) => ({ name, path, namespace, document: contract.document(name) }))
    .filter(({ name, document }) => document !== ownContract.document(name))
}

const COMPILED = '.compiled'

/** Changes with the declarations, with our documents, and with the modules that derive those of the site. */
function fingerprint(folder: string): string {
  const hash = createHash('sha256')
  for (const file of globSync('*/*.{yaml,yml}', { cwd: folder }).toSorted())
    hash.update(`${file}\n${readFileSync(join(folder, file), 'utf8')}\n`)
  for (const { document } of Object.values(documents)) hash.update(readFileSync(documentFile(document)))
  const modules = new URL('../declarations/', import.meta.url)
  for (const name of readdirSync(modules).toSorted()) hash.update(readFileSync(new URL(name, modules)))
  return hash.digest('hex').slice(0, 32)
}

async function compiledSite(folder: string): Promise<CompiledSite> {
  // Loaded only when declarations have changed.
  const { readDeclarations } = await import('../declarations/reader.ts')
  const { documentOfSite } = await import('../declarations/documents.ts')
  const { validatorsModule } = await import('../http/validators-module.ts')
  const declarations = readDeclarations(folder, known())
  const compiled = Object.values(documents).flatMap(({ document: name }) => {
    const own = ownContract.document(name)
    const document = documentOfSite(name, own, declarations)
    return document === own ? [] : [[name, { document, validators: validatorsModule(document) }] as const]
  })
  return { declarations: { ...declarations, fields: [...declarations.fields] }, documents: Object.fromEntries(compiled) }
}

/** Keeps what was compiled last. In one step, as other processes may start at the same time. */
function keep(file: string, site: CompiledSite): void {
  if (existsSync(file)) return
  const folder = join(file, '..')
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, '.gitignore'), '*\n')
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(site))
    renameSync(`${file}.${process.pid}`, file)
    for (const former of readdirSync(folder))
      if (former.endsWith('.json') && !file.endsWith(former)) rmSync(join(folder, former), { force: true })
  } catch {
    // The folder is read-only: declarations are compiled at each start.
  }
}

/** The formats of JSON Schema that own fields use. */
async function standardFormats(fields: CompiledSite['declarations']['fields']): Promise<object> {
  const used = (['date', 'date-time', 'email'] as const).filter((format) => JSON.stringify(fields).includes(`"format":"${format}"`))
  if (!used.length) return {}
  const { default: addFormats } = await import('ajv-formats')
  return Object.fromEntries(used.map((name) => [name, addFormats.default.get(name)]))
}

const require = createRequire(import.meta.url)

/** The code is evaluated as a part of this module, because it uses Ajv, which the folder of a site does not have. */
function evaluated(code: string, filename: string): ValidatorsModule {
  const module = { exports: {} }
  const run = runInThisContext(`(function (module, require) {${code}\n})`, { filename }) as (
    of: typeof module,
    using: NodeJS.Require,
  ) => void
  run(module, require)
  return module.exports as ValidatorsModule
}

/** What the service has without declarations. */
function known(): Known {
  const site = ownContract.document(documents.cmsV2.document)
  const all = Object.values(documents).map(({ document }) => ownContract.document(document))
  const itemTypes = ownContract.document(documents.hooksV1.document).components?.schemas?.['ItemType']?.enum ?? []
  return {
    names: new Set([...itemTypes.map(String), ...internalTypes]),
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
