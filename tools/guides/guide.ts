// Follows a guide in a copy of the checkout. The info string of a code block says what to do with it:
//
//     ```bash run                       run it
//     ```ts file=a.ts                   create the file
//     ```ts file=a.ts end               add it at the end of the file
//     ```ts file=a.ts before="text"     add it before the first line that starts with the text
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** What code generation, the compiler and a running service need. */
const copied = ['docs', 'openapi', 'generated', 'server', 'client', 'command', 'scripts', 'test', 'themes', 'vendor']
const copiedFiles = [
  '.env.example',
  '.npmrc',
  'CHANGELOG.md',
  'LICENSE',
  'package.json',
  'package-lock.json',
  'redocly.yaml',
  'tsconfig.json',
]

/** Returns the folder of a new copy. */
export function copyOfCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'guide-'))
  const filter = (path: string): boolean => !path.endsWith('/node_modules')
  for (const name of [...copied, ...copiedFiles]) cpSync(name, join(copy, name), { recursive: true, filter })
  mkdirSync(join(copy, 'tools'))
  for (const name of ['node_modules', 'tools/node_modules']) symlinkSync(resolve(name), join(copy, name))
  return copy
}

/** Runs the code blocks of a guide. Returns the paths of the files that it creates or changes. */
export function follow(guide: string, copy: string): string[] {
  return [...new Set(blocksOf(guide).flatMap(({ info, text }) => apply(info, text, copy)))]
}

/** Writes the files of a guide alone, for a test that runs its commands itself. Returns their paths. */
export function writeFiles(guide: string, folder: string): string[] {
  return blocksOf(guide).flatMap(({ info, text }) => (info === RUN ? [] : apply(info, text, folder)))
}

/** Returns the commands of a guide. */
export const commandsOf = (guide: string): string[] => blocksOf(guide).flatMap(({ info, text }) => (info === RUN ? [text] : []))

const RUN = 'run'

function blocksOf(guide: string): { info: string; text: string }[] {
  const blocks = readFileSync(guide, 'utf8').matchAll(/^```\w+ (.+)\n([\s\S]*?)^```$/gm)
  return [...blocks].map(([, info = '', text = '']) => ({ info, text }))
}

function apply(info: string, text: string, copy: string): string[] {
  if (info === RUN) {
    execFileSync('bash', ['-ec', text], { cwd: copy })
    return []
  }
  const [, file, end, before] = /^file=(\S+)(?: (end)| before="(.+)")?$/.exec(info) ?? []
  if (!file) throw new Error(`A code block has the unknown info string "${info}".`)
  const path = join(copy, file)
  if (!end && !before && existsSync(path)) throw new Error(`${file} exists already.`)
  const source = end || before ? readFileSync(path, 'utf8') : ''
  const place = before ? `\n${source}`.indexOf(`\n${before}`) : source.length
  if (place < 0) throw new Error(`No line of ${file} starts with "${before}".`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, source.slice(0, place) + (end ? '\n' : '') + text + source.slice(place))
  return [file]
}

/**
 * Writes the TypeScript of a text to one file. Each block can use what the first one declares, and what any block imports.
 * Returns the path of the file.
 */
export function collectSnippets(text: string, copy: string): string {
  const blocks = [...readFileSync(text, 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block)
  const imports = blocks.flatMap((block) => block.match(/^import .*$/gm) ?? []).map((line) => `${fromCheckout(line)}\n`)
  const [first = '', ...others] = blocks.map((block) => block.replace(/^import .*\n/gm, ''))
  const file = `tools/${text.replaceAll('/', '-')}.ts`
  writeFileSync(join(copy, file), [...imports, first, ...others.map((block) => `{\n${block}}\n`)].join(''))
  return file
}

/** Resolves imports of the package to the checkout. */
function fromCheckout(line: string): string {
  return line
    .replace(/'content-service(?:\/client)?'/, "'../client/index.ts'")
    .replace(/'content-service\/types\/(.+)'/, "'../generated/$1/client.ts'")
    .replace(/'content-service\/(.+)'/, "'../client/$1.ts'")
}
