// Opens the site that a process serves: what it declares itself, and its contract.
import { createRequire } from 'node:module'
import type { SiteDocument } from '#command/site-documents.ts'
import { ownContract } from '../contract/contract.ts'
import type { Contract, ValidatorsModule } from '../contract/contract.ts'
import { noDeclarations } from '../declarations/declarations.ts'
import type { Declarations } from '../declarations/declarations.ts'
import { runCached } from './code-cache.ts'
import { codeFile, compiledFolder, fingerprintOf, keepCompiled, readCompiled } from './compiled-site.ts'
import type { CompiledSite } from './compiled-site.ts'
import { documents } from './documents.ts'

export interface Site {
  declarations: Declarations
  contract: Contract
}

/** Reads the declarations in a folder. Throws a ConfigError that lists what is wrong. */
export async function openSite(folder: string | undefined): Promise<Site> {
  if (folder === undefined) return { declarations: noDeclarations, contract: ownContract }
  const fingerprint = fingerprintOf(folder)
  const kept = compiledFolder(folder, fingerprint)
  const { declarations, documents: compiled } = readCompiled(kept) ?? (await compileAndKeep(folder, kept))
  return {
    declarations,
    contract: {
      fingerprint,
      document: (name) => compiled.get(name)?.document ?? ownContract.document(name),
      validators(name) {
        const own = compiled.get(name)
        return own ? validatorsIn(own.validators, codeFile(kept, name)) : ownContract.validators(name)
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

async function compileAndKeep(folder: string, to: string): Promise<CompiledSite> {
  // Loaded only when declarations have changed.
  const { compileSite } = await import('./compile-site.ts')
  const site = compileSite(folder)
  keepCompiled(site, to)
  return site
}

const require = createRequire(import.meta.url)

/** The code is run as a part of this module, because it uses Ajv, which the folder of a site does not have. */
function validatorsIn(code: string, file: string): ValidatorsModule {
  const module = { exports: {} }
  const run = runCached(`(function (module, require) {${code}\n})`, file) as (of: typeof module, using: NodeJS.Require) => void
  run(module, require)
  return module.exports as ValidatorsModule
}
