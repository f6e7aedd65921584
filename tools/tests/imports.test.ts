// Imports: no file imports itself through others, so that each can be read after those that it imports.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import ts from 'typescript'

const FOLDERS = ['client', 'command', 'scripts', 'server', 'test/support', 'test/worker']

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
    .map((name) => join(folder, name))

/** The files of the checkout that a file imports when it is loaded, or of which it imports types. */
function importsOf(file: string): string[] {
  return ts
    .preProcessFile(readFileSync(file, 'utf8'), true, true)
    .importedFiles.map(({ fileName }) => (fileName.startsWith('#') ? fileName.slice(1) : join(dirname(file), fileName)))
    .filter((imported) => imported.endsWith('.ts') && existsSync(imported))
}

/** The shortest circle of imports that begins and ends with a file; empty if there is none. */
function circleOf(file: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const paths = [[file]]
  const seen = new Set<string>()
  for (const path of paths)
    for (const imported of imports.get(path.at(-1) ?? '') ?? []) {
      if (imported === file) return [...path, file]
      if (!seen.has(imported)) paths.push([...path, imported])
      seen.add(imported)
    }
  return []
}

describe('the imports between the files of', () => {
  const imports = new Map(FOLDERS.flatMap(filesIn).map((file) => [file, importsOf(file)]))

  it.each(FOLDERS)('%s form no circle', (folder) => {
    const circles = [...imports.keys()].filter((file) => file.startsWith(`${folder}/`)).map((file) => circleOf(file, imports))
    expect(circles.filter((circle) => circle.length)).toEqual([])
  })

  it('are found, whatever they import', () => {
    const circle = new Map([
      ['client/call.ts', ['client/errors.ts']],
      ['client/errors.ts', ['client/schemas.ts', 'client/call.ts']],
    ])
    expect(circleOf('client/call.ts', circle)).toEqual(['client/call.ts', 'client/errors.ts', 'client/call.ts'])
    expect(imports.get('client/namespace.ts')).toEqual(expect.arrayContaining(['client/errors.ts', 'client/operations.ts']))
  })
})
