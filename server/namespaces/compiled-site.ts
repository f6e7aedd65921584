// Keeps what is compiled from the declarations of a site, beside them, so that only the first start after a change compiles it.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { documentFile } from '../contract/documents.ts'
import type { OpenApiDocument } from '../contract/documents.ts'
import type { Declarations } from '../declarations/declarations.ts'
import { filesIn, folders } from '../declarations/files.ts'
import { declarationsIn, textOf } from '../declarations/text.ts'
import { documents } from './documents.ts'

export interface CompiledSite {
  declarations: Declarations
  /** The documents that differ from ours, by name, and the code of their validators. */
  documents: ReadonlyMap<string, { document: OpenApiDocument; validators: string }>
}

/** Where the compiled site with a fingerprint is kept. */
export const compiledFolder = (site: string, fingerprint: string): string => join(site, '.compiled', fingerprint)

/** Changes with the declarations, and with what they are compiled from and by. */
export function fingerprintOf(site: string): string {
  const hash = createHash('sha256')
  const add = (name: string, content: Buffer): void => void hash.update(`${name} ${content.length}\n`).update(content)
  for (const folder of folders) for (const file of filesIn(site, folder)) add(`${folder}/${file}`, readFileSync(join(site, folder, file)))
  for (const url of sources()) add('', readFileSync(url))
  return hash.digest('hex').slice(0, FINGERPRINT_LENGTH)
}

const FINGERPRINT_LENGTH = 32

/** Our documents, the modules that compile, and the versions of the packages that these use. */
export function sources(): URL[] {
  const declarations = new URL('../declarations/', import.meta.url)
  const ending = import.meta.url.slice(import.meta.url.lastIndexOf('.'))
  return [
    new URL('../../package.json', import.meta.url),
    ...Object.values(documents).map(({ document }) => documentFile(document)),
    ...readdirSync(declarations)
      .toSorted()
      .map((name) => new URL(name, declarations)),
    ...modules.map((name) => new URL(`../${name}${ending}`, import.meta.url)),
  ]
}

const modules = [
  'contract/contract',
  'contract/discriminators',
  'contract/documents',
  'http/contract-ajv',
  'http/formats',
  'http/request-schemas',
  'http/validators-module',
  'namespaces/compile-site',
  'namespaces/compiled-site',
  'namespaces/documents',
  'nearest-name',
  'users/declared-rights',
  'users/permissions',
  'users/roles',
]

const DECLARATIONS = 'declarations.json'
const CODE = '.cjs'

/** The file with the code of the validators of a document. */
export const codeFile = (folder: string, name: string): string => join(folder, name + CODE)

/** Returns undefined if nothing is kept there, or not all of it: another process may be replacing it. */
export function readCompiled(from: string): CompiledSite | undefined {
  const read = (file: string): string => readFileSync(join(from, file), 'utf8')
  try {
    const names = readdirSync(from).flatMap((file) => (file.endsWith(CODE) ? [basename(file, CODE)] : []))
    return {
      declarations: declarationsIn(read(DECLARATIONS)),
      documents: new Map(
        names.map((name) => [name, { document: JSON.parse(read(`${name}.json`)) as OpenApiDocument, validators: read(`${name}${CODE}`) }]),
      ),
    }
  } catch {
    return undefined
  }
}

/** Replaces what was kept before. In one step, as other processes may start at the same time. */
export function keepCompiled({ declarations, documents }: CompiledSite, to: string): void {
  const folder = join(to, '..')
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, '.gitignore'), '*\n')
    const made = mkdtempSync(join(folder, 'new-'))
    writeFileSync(join(made, DECLARATIONS), textOf(declarations))
    for (const [name, { document, validators }] of documents) {
      writeFileSync(join(made, `${name}.json`), JSON.stringify(document))
      writeFileSync(codeFile(made, name), validators)
    }
    rmSync(to, { recursive: true, force: true })
    renameSync(made, to)
    for (const former of readdirSync(folder))
      if (former.length === FINGERPRINT_LENGTH && join(folder, former) !== to) rmSync(join(folder, former), { recursive: true })
  } catch {
    // The folder is read-only: declarations are compiled at each start.
  }
}
