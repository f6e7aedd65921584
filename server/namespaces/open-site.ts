// The site that a process serves: what it declares itself, and its contract. The validators of own types are compiled once and kept beside the declarations.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { runInThisContext } from 'node:vm'
import { ownContract } from '../contract/contract.ts'
import type { Contract, ValidatorsModule } from '../contract/contract.ts'
import { operationsOf, queryParameters } from '../contract/documents.ts'
import type { Known } from '../declarations/checks.ts'
import { contractOfSite } from '../declarations/contract.ts'
import { noDeclarations } from '../declarations/declarations.ts'
import type { Declarations } from '../declarations/declarations.ts'
import { documents } from './documents.ts'

export interface Site {
  declarations: Declarations
  contract: Contract
}

/** Reads the declarations in a folder. Throws a ConfigError that lists what is wrong. */
export async function openSite(folder: string | undefined): Promise<Site> {
  if (folder === undefined) return { declarations: noDeclarations, contract: ownContract }
  // Loaded only for sites that declare something.
  const { readDeclarations } = await import('../declarations/reader.ts')
  const { validatorsModule } = await import('../http/validators-module.ts')
  const { default: addFormats } = await import('ajv-formats')
  const standardFormats = Object.fromEntries(fieldFormats.map((name) => [name, addFormats.default.get(name, 'fast')]))
  const declarations = readDeclarations(folder, known())
  const document = contractOfSite(ownContract, declarations)
  const validators = (name: string): ValidatorsModule =>
    document(name) === ownContract.document(name)
      ? ownContract.validators(name)
      : withFormats(
          standardFormats,
          kept(resolve(folder, '.compiled'), name, JSON.stringify(document(name)), () => validatorsModule(document(name))),
        )
  return { declarations, contract: { document, validators } }
}

/** The formats of own fields that no field of ours has. */
const fieldFormats = ['date', 'date-time', 'email'] as const

const withFormats =
  (further: object, compiled: ValidatorsModule): ValidatorsModule =>
  (formats) =>
    compiled({ ...further, ...formats })

const require = createRequire(import.meta.url)

/** The module compiled from a document, whose code is kept in a file that has the name of the document and a hash of it. */
function kept(folder: string, name: string, document: string, compile: () => string): ValidatorsModule {
  const file = join(folder, `${name}-${createHash('sha256').update(document).digest('hex').slice(0, 16)}.cjs`)
  if (existsSync(file)) return evaluated(readFileSync(file, 'utf8'), file)
  const code = compile()
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, '.gitignore'), '*\n')
    // In one step, as other processes may start at the same time.
    writeFileSync(`${file}.${process.pid}`, code)
    renameSync(`${file}.${process.pid}`, file)
  } catch {
    // The folder is read-only: the validators are compiled at each start.
  }
  return evaluated(code, file)
}

/** The code is evaluated here, because it uses Ajv, which the folder of a site does not have. */
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
  const parametersOf = (path: string): string[] => {
    const item = site.paths[path]
    return item?.get ? queryParameters(site, item, item.get).map(({ name }) => name) : []
  }
  return {
    names: new Set([...itemTypes.map(String), ...internalTypes]),
    typesWithFields: ['post', 'page'],
    taxonomies: ['category', 'post_tag'],
    routes: new Set(Object.keys(site.paths).map((path) => path.split('/')[1] ?? '')),
    operations: new Set(all.flatMap((document) => operationsOf(document).map(({ operation }) => operation.operationId))),
    parameters: new Set([...parametersOf('/posts'), ...parametersOf('/pages')]),
    paths: new Set(publicPaths),
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
