// What is compiled from declarations and kept beside them: a later start uses it if it is whole and still right.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from '@jest/globals'
import { sources } from '#server/namespaces/compiled-site.ts'
import { cookingSite, uncompiledSite } from '../support/declared-site.ts'

const root = join(import.meta.dirname, '../..')

interface Opened {
  /** The packages that were loaded to open the site and to validate requests. */
  packages: string[]
  /** Whether a recipe with a wrong number of servings is rejected. */
  rejects: boolean
  fields: string[]
}

/** Opens a site as a service does at its start, in a process of its own. */
function open(site: string): Opened {
  const program = `
    import { createRequire } from 'node:module'
    import { requestValidators } from './server/http/validation.ts'
    import { openSite } from './server/namespaces/open-site.ts'
    const { contract } = await openSite(process.argv[1])
    const document = contract.document('cms-v2')
    const item = document.paths['/recipes']
    const validate = requestValidators(document, contract.validators('cms-v2'))(item, item.post)
    let rejects = false
    try {
      validate({ query: {}, path: {}, body: { meta: { servings: 1000, starts: '2031-02-30' } } })
    } catch {
      rejects = true
    }
    const files = Object.keys(createRequire(import.meta.url).cache)
    console.log(JSON.stringify({
      packages: [...new Set(files.map((file) => file.replace(/^.*node_modules\\/((?:@[^/]+\\/)?[^/]+).*/, '$1')))],
      rejects,
      fields: Object.keys(document.components.schemas.RecipeFields.properties),
    }))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program, site], { cwd: root, encoding: 'utf8' })
  return JSON.parse(output) as Opened
}

/** The files of what is kept, by their last part, such as `cms-v2.cjs`. */
function keptIn(site: string): Map<string, string> {
  const folder = join(site, '.compiled')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
  return new Map(files.filter((file) => statSync(file).isFile()).map((file) => [file.slice(file.lastIndexOf('/') + 1), file]))
}

const fields = ['footnotes', 'servings', 'difficulty', 'steps', 'origin', 'notes', 'vegan', 'nutrition']

it('a second start compiles nothing, and loads nothing that compiles', () => {
  const site = uncompiledSite(cookingSite)
  expect(open(site)).toEqual({ packages: expect.arrayContaining(['fast-uri', 'yaml']), rejects: true, fields })
  const second = open(site)
  expect(second).toMatchObject({ rejects: true, fields })
  expect(second.packages).not.toContain('yaml')
  expect(second.packages).not.toContain('fast-uri')
})

it('declarations that have changed are compiled anew, and only the last is kept', () => {
  const site = uncompiledSite(cookingSite)
  open(site)
  const before = keptIn(site)
  writeFileSync(join(site, 'types/recipe.yaml'), `${cookingSite['types/recipe.yaml']}  spice: { type: string }\n`)
  expect(open(site).fields).toEqual([...fields, 'spice'])
  const after = keptIn(site)
  expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted())
  expect(after.get('cms-v2.json')).not.toBe(before.get('cms-v2.json'))
})

it('a process starts if what is kept is damaged, or if nothing can be kept', () => {
  const site = uncompiledSite(cookingSite)
  open(site)
  const code = keptIn(site).get('cms-v2.cjs.cache') ?? ''
  const bytes = readFileSync(code)
  // Not in the header, by which V8 knows its own data.
  for (let at = 1000; at < bytes.length; at += 1000) bytes.writeUInt8(bytes.readUInt8(at) ^ 0x55, at)
  writeFileSync(code, bytes)
  expect(open(site)).toMatchObject({ rejects: true, fields })
  expect(readFileSync(code)).not.toEqual(bytes)
  truncateSync(keptIn(site).get('cms-v2.json') ?? '', 1000)
  expect(open(site)).toMatchObject({ rejects: true, fields })
  // A file in its place keeps root from creating the folder, too.
  const readOnly = uncompiledSite({ ...cookingSite, '.compiled': '' })
  for (const _start of [1, 2]) expect(open(readOnly)).toMatchObject({ rejects: true, fields })
})

// These validate values when requests arrive, or report mistakes.
const compilesNothing = /^server\/(calendar\/|engine\/dates|contract\/spaced-url|config\/env)/

/** The modules that take part in compiling: those that a module loads, and those that they load. */
function loadedBy(module: string, found = new Set<string>()): Set<string> {
  if (found.has(module) || compilesNothing.test(relative(root, module))) return found
  found.add(module)
  for (const [, path = ''] of readFileSync(module, 'utf8').matchAll(/^import (?!type )[^']*'(\.[^']+)'/gm))
    loadedBy(join(dirname(module), path), found)
  return found
}

it('what is kept depends on all modules that compile it', () => {
  const known = new Set(sources().map((url) => fileURLToPath(url)))
  const others = [...loadedBy(join(root, 'server/namespaces/compile-site.ts'))].filter((module) => !known.has(module))
  expect(others.map((module) => relative(root, module))).toEqual([])
})
