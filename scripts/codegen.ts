// openapi/ -> generated/: bundles each document, generates its types for callers and for handlers and its tools, and compiles its validators.
// Arguments select documents, as in `npm run codegen -- cms-v2`; without any, it is all of them. If the checkout has a site with declarations,
// its types for callers are written to content.d.ts in its folder.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { toolsOf } from '#command/mcp/tools-of.ts'
import { writeTypes } from '#command/types/command.ts'
import { moduleOf } from '#command/types/module.ts'
import { forCallers, typed, visit } from '#command/types/typed.ts'
import { blockKindsOf } from '#server/blocks/types/block-kinds.ts'
import { configFrom } from '#server/config/config.ts'
import { readEnv } from '#server/config/env.ts'
import { resolveRef } from '#server/contract/documents.ts'
import type { OpenApiDocument, Parameter } from '#server/contract/documents.ts'
import { noDeclarations } from '#server/declarations/declarations.ts'
import { addBlockKinds } from '#server/declarations/described-blocks.ts'
import { describesTypes } from '#server/declarations/documents.ts'
import { documents } from '#server/namespaces/documents.ts'
import { validatorsModule } from '#server/http/validators-module.ts'
import type { MountedDocument } from '#server/namespaces/documents.ts'
import { openSite, siteDocuments } from '#server/namespaces/open-site.ts'
import { explainConfigErrors } from '#server/process/startup-errors.ts'

const header = '// Generated from openapi/ by `npm run codegen`. Never edited by hand.\n'

const { apis } = parse(readFileSync('redocly.yaml', 'utf8')) as { apis: Record<string, { root: string }> }
const selected = process.argv.slice(2)
const made = mkdtempSync(join(tmpdir(), 'codegen-'))
for (const namespace of selected.length ? selected : Object.keys(apis)) generate(namespace)
replace('generated', made)
rmSync(made, { recursive: true })
await explainConfigErrors(writeSiteTypes)

/** Writes only files that differ, each in one step, as a service that watches the folder reads it meanwhile. */
function replace(folder: string, by: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) if (!(name in apis)) rmSync(join(folder, name), { recursive: true })
  cpSync(by, folder, { recursive: true, filter: (from, to) => !isSameFile(from, to) })
}

async function writeSiteTypes(): Promise<void> {
  const { siteDir } = configFrom(readEnv())
  if (siteDir === undefined) return
  const { contract } = await openSite(siteDir)
  writeTypes(siteDocuments(contract), join(siteDir, 'content.d.ts'))
}

function isSameFile(one: string, other: string): boolean {
  return existsSync(other) && statSync(one).isFile() && readFileSync(one).equals(readFileSync(other))
}

function generate(namespace: string): void {
  const folder = join(made, namespace)
  execFileSync('redocly', ['bundle', namespace, '--output', `${folder}/openapi.json`], { stdio: ['ignore', 'ignore', 'pipe'] })
  const document = JSON.parse(readFileSync(`${folder}/openapi.json`, 'utf8')) as OpenApiDocument
  if (describesTypes(document)) {
    addBlockKinds(document, [...blockKindsOf(noDeclarations).values()])
    writeFileSync(`${folder}/openapi.json`, JSON.stringify(document, null, 2))
  }
  writeFileSync(`${folder}/client.ts`, header + moduleOf(forCallers(document)))
  writeFileSync(`${folder}/server.ts`, header + moduleOf(withDefaultsApplied(typed(document))))
  writeFileSync(`${folder}/validators.cjs`, header + validatorsModule(document))
  writeFileSync(`${folder}/tools.json`, JSON.stringify(toolsOf(document, mounted(namespace)), null, 2))
}

function mounted(name: string): MountedDocument {
  const found = Object.values<MountedDocument>(documents).find(({ document }) => document === name)
  if (!found) throw new Error(`server/namespaces/documents.ts does not list ${name}.`)
  return found
}

/** The validator fills in defaults, so handlers always get such a parameter. */
function withDefaultsApplied(document: OpenApiDocument): OpenApiDocument {
  visit(document, (node) => {
    if (isParameter(node) && 'default' in resolveRef(document, node.schema)) node.required = true
  })
  return document
}

function isParameter(node: object): node is Parameter & Required<Pick<Parameter, 'schema'>> {
  return 'in' in node && 'name' in node && 'schema' in node
}
