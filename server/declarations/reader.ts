// Reads the declarations of a site. All mistakes are reported at once, each with its file and line, and what to do.
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isNode, LineCounter, parseDocument } from 'yaml'
import type { Document } from 'yaml'
import { ConfigError } from '../config/env.ts'
import { suggestion } from '../nearest-name.ts'
import { checkDeclarations } from './checks.ts'
import type { Known, Placed } from './checks.ts'
import type { Declarations, DeclaredBlock, DeclaredTaxonomy, DeclaredType, Fields } from './declarations.ts'
import { fileSchemas } from './file-schemas.ts'
import { filesIn } from './files.ts'
import type { Folder } from './files.ts'
import { kindOfFile } from './kinds.ts'

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true })
addFormats.default(ajv)

/** Reads the folder of a site. Throws a ConfigError that lists what is wrong. `known` is what the service has already. */
export function readDeclarations(folder: string, known: Known): Declarations {
  if (!existsSync(folder)) throw new ConfigError(`SITE_DIR is "${folder}", but there is no such folder. Create it, or unset SITE_DIR.`)
  const problems: string[] = []
  const types = read<DeclaredType>('types', folder, problems)
  const taxonomies = read<DeclaredTaxonomy>('taxonomies', folder, problems)
  const blocks = read<DeclaredBlock>('blocks', folder, problems)
  const fields = read<{ fields: Fields }>('fields', folder, problems).map((file) => ({ ...file, name: kindOfFile(file.name) }))
  checkDeclarations({ types, taxonomies, blocks, fields }, known)
  if (problems.length) throw new ConfigError(`The declarations of the site are invalid:\n${problems.map((one) => `  ${one}`).join('\n')}`)
  const declaredTypes = types.map(({ value }) => withDefaults(value))
  const ofFiles = new Map(fields.map(({ name, value }) => [name, value.fields]))
  const declaredTaxonomies = taxonomies.map(({ value }) => {
    const { name, hierarchical = false, fields: own = ofFiles.get(name) ?? {} }: Partial<DeclaredTaxonomy> & { name: string } = value
    return { ...value, hierarchical, fields: own }
  })
  return {
    types: declaredTypes,
    taxonomies: declaredTaxonomies,
    blocks: blocks.map(({ value }) => value),
    fields: new Map([
      ...ofFiles,
      ...declaredTypes.map((type): [string, Fields] => [type.name, type.fields]),
      ...declaredTaxonomies.flatMap(({ name, fields: own }): [string, Fields][] => (Object.keys(own).length ? [[name, own]] : [])),
    ]),
  }
}

function withDefaults(type: Partial<DeclaredType> & Pick<DeclaredType, 'name' | 'route' | 'labels' | 'like'>): DeclaredType {
  return { supports: ['title', 'content'], taxonomies: [], permalink: `/${type.route}/{slug}/`, fields: {}, ...type }
}

/** Reads the files of a folder, and reports those whose form is wrong. `name` is the name of the file. */
function read<Value extends object>(kind: Folder, folder: string, problems: string[]): (Placed<Value> & { name: string })[] {
  const validate = ajv.compile(fileSchemas[kind])
  return filesIn(folder, kind).flatMap((file) => {
    const lines = new LineCounter()
    const document = parseDocument(readFileSync(join(folder, kind, file), 'utf8'), { lineCounter: lines })
    const place = `${kind}/${file}`
    for (const { message, pos } of document.errors) problems.push(`${place}:${lines.linePos(pos[0]).line}: ${message.split('\n')[0]}`)
    if (document.errors.length) return []
    const value = document.toJS({ maxAliasCount: 100 }) as Value
    const report: Placed<Value>['report'] = (path, problem) => problems.push(`${place}:${lineOf(document, path, lines)}: ${problem}`)
    if (!isValid(validate, value, report)) return []
    return [{ name: basename(file).replace(/\.ya?ml$/, ''), value, report }]
  })
}

function lineOf(document: Document, path: readonly string[], lines: LineCounter): number {
  for (let length = path.length; length >= 0; length--) {
    const node = document.getIn(path.slice(0, length), true)
    const start = isNode(node) ? node.range?.[0] : undefined
    if (start !== undefined) return lines.linePos(start).line
  }
  return 1
}

function isValid(validate: ValidateFunction, value: unknown, report: Placed<unknown>['report']): boolean {
  if (validate(value)) return true
  // These only follow from another mistake at the same place.
  for (const error of (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if' && keyword !== 'propertyNames')) {
    const path = error.instancePath.split('/').slice(1)
    report(path, explained(error, nameAt(path)))
  }
  return false
}

/** `supports[1]` for an entry of a list. */
function nameAt(path: readonly string[]): string {
  const [list, name = 'The file'] = path.slice(-2).length > 1 ? path.slice(-2) : ['', ...path]
  return /^\d+$/.test(name) ? `${list}[${name}]` : name
}

function explained({ keyword, params, message, parentSchema, propertyName }: ErrorObject, name: string): string {
  switch (keyword) {
    case 'required':
      return `${params['missingProperty']} is missing.`
    case 'additionalProperties': {
      const unknown = String(params['additionalProperty'])
      return `"${unknown}" is unknown. ${suggestion(unknown, Object.keys((parentSchema?.['properties'] ?? {}) as object))}`
    }
    case 'enum':
      return `${name} must be one of ${(params['allowedValues'] as unknown[]).join(', ')}.`
    default:
      return `${propertyName ?? name} ${message}.`
  }
}
