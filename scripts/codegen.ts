// openapi/ -> generated/: bundles each document, generates its types for callers and for handlers and its tools, and compiles its validators.
// Arguments select documents, as in `npm run codegen -- cms-v2`; without any, it is all of them.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import openapiTS, { astToString } from 'openapi-typescript'
import type { OpenApiDocument } from '#server/contract/documents.ts'
import { withMergedSchemas } from '#server/contract/published/merged-schemas.ts'
import { inContexts } from './contexts.ts'
import { documents } from '#server/namespaces/documents.ts'
import { withErrorCodes } from './error-codes.ts'
import { toolsOf } from './tools.ts'
import { validatorsModule } from '#server/http/validators-module.ts'
import type { MountedDocument } from '#server/namespaces/documents.ts'
import type { OpenAPI3, ParameterObject, ReferenceObject } from 'openapi-typescript'

const header = '// Generated from openapi/ by `npm run codegen`. Never edited by hand.\n'

const { apis } = parse(readFileSync('redocly.yaml', 'utf8')) as { apis: Record<string, { root: string }> }
const selected = process.argv.slice(2)
const made = mkdtempSync(join(tmpdir(), 'codegen-'))
for (const namespace of selected.length ? selected : Object.keys(apis)) await generate(namespace)
replace('generated', made)
rmSync(made, { recursive: true })

/** Writes only files that differ, each in one step, as a service that watches the folder reads it meanwhile. */
function replace(folder: string, by: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) if (!(name in apis)) rmSync(join(folder, name), { recursive: true })
  cpSync(by, folder, { recursive: true, filter: (from, to) => !isSameFile(from, to) })
}

function isSameFile(one: string, other: string): boolean {
  return existsSync(other) && statSync(one).isFile() && readFileSync(one).equals(readFileSync(other))
}

async function generate(namespace: string): Promise<void> {
  const folder = join(made, namespace)
  execFileSync('redocly', ['bundle', namespace, '--output', `${folder}/openapi.json`], { stdio: ['ignore', 'ignore', 'pipe'] })
  const document = JSON.parse(readFileSync(`${folder}/openapi.json`, 'utf8')) as OpenApiDocument
  writeFileSync(`${folder}/client.ts`, await types(withErrorCodes(inContexts(typed(document)))))
  writeFileSync(`${folder}/server.ts`, await types(withDefaultsApplied(typed(document))))
  writeFileSync(`${folder}/validators.cjs`, header + validatorsModule(document))
  writeFileSync(`${folder}/tools.json`, JSON.stringify(toolsOf(document, mounted(namespace)), null, 2))
}

function mounted(name: string): MountedDocument {
  const found = Object.values<MountedDocument>(documents).find(({ document }) => document === name)
  if (!found) throw new Error(`server/namespaces/documents.ts does not list ${name}.`)
  return found
}

async function types(document: OpenAPI3): Promise<string> {
  return header + astToString(await openapiTS(document, { defaultNonNullable: false }))
}

/**
 * Each type is in one piece. openapi-typescript treats a header behind a `$ref` as required, so headers are inlined. Responses that
 * every route has are sent before any handler runs, so they have no types. Lists of values that may grow are typed by the values that are known.
 */
function typed(bundled: OpenApiDocument): OpenAPI3 {
  const document = JSON.parse(JSON.stringify(withMergedSchemas(bundled))) as OpenAPI3
  delete document.components?.pathItems
  visit(document, (node) => {
    if ('x-extensible-enum' in node) Object.assign(node, { enum: node['x-extensible-enum'] })
    if ('headers' in node && 'description' in node)
      for (const [name, header] of Object.entries(node.headers as object))
        Object.assign(node.headers as object, { [name]: resolved(document, header as object) })
  })
  return document
}

/** The validator fills in defaults, so handlers always get such a parameter. */
function withDefaultsApplied(document: OpenAPI3): OpenAPI3 {
  visit(document, (node) => {
    if (!isParameter(node)) return
    const schema = resolved(document, node.schema)
    if (schema && 'default' in schema) node.required = true
  })
  return document
}

function visit(node: unknown, act: (node: object) => void): void {
  if (!node || typeof node !== 'object') return
  act(node)
  for (const child of Object.values(node)) visit(child, act)
}

function isParameter(node: object): node is ParameterObject {
  return 'in' in node && 'name' in node && 'schema' in node
}

function resolved(document: OpenAPI3, schema: object | ReferenceObject | undefined): object | undefined {
  if (!schema || !('$ref' in schema)) return schema
  const keys = schema.$ref.replace(/^#\//, '').split('/')
  return keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document) as object
}
