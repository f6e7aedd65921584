// Runs the code of a guide for callers, in the order of the text, against a service: ```sh, ```ts and ```js.
// A block of ```json or ```text right after it shows its output. The first ```ts sets up what the others use.
import { execFile } from 'node:child_process'
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

export interface Snippet {
  language: 'sh' | 'ts' | 'js'
  code: string
  /** The output that the guide shows, and its position; undefined if it shows none. */
  shown: { text: string; from: number; isJson: boolean } | undefined
}

const documented = 'http://localhost:3000'
const separator = '--- next ---'
const BLOCK = /^```(sh|ts|js)\n([\s\S]*?)^```\n(?:\n```(json|text)\n([\s\S]*?)^```$)?/dgm

export function snippetsIn(text: string): Snippet[] {
  return [...text.matchAll(BLOCK)].map(({ 1: language, 2: code = '', 3: kind, 4: output = '', indices }) => ({
    language: language as Snippet['language'],
    code,
    shown: kind ? { text: output, from: indices?.[4]?.[0] ?? 0, isJson: kind === 'json' } : undefined,
  }))
}

/** Creates a folder with the command line and the client, as in a checkout. */
export function workingFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'))
  for (const name of ['client', 'generated', 'node_modules', 'package.json', 'server', 'themes', 'tsconfig.json'])
    symlinkSync(resolve(name), join(folder, name))
  return folder
}

/** Writes all TypeScript of a guide to one module for the compiler. Returns its path. */
export function moduleOf(snippets: readonly Snippet[], name: string, folder: string): string {
  const [first = '', ...others] = snippets.flatMap(({ language, code }) => (language === 'ts' ? [code] : []))
  const file = join(folder, `${name}.ts`)
  writeFileSync(file, [inCheckout(first), ...others.map((code) => `{\n${code}}\n`), 'export {}\n'].join(''))
  return file
}

/** Runs one snippet and returns its output, as a guide shows it. */
export async function outputOf(
  snippet: Snippet,
  all: readonly Snippet[],
  { baseUrl, folder, env }: { baseUrl: string; folder: string; env: Record<string, string> },
): Promise<string> {
  const code = programOf(snippet, all).replaceAll(documented, baseUrl)
  const script = join(folder, `snippet.${snippet.language}`)
  writeFileSync(script, code)
  const [program, ...given] = snippet.language === 'sh' ? ['bash', '-e', script] : [process.execPath, script]
  const { stdout } = await promisify(execFile)(program, given, { cwd: folder, env: { ...process.env, ...env } })
  const output = (stdout.split(`${separator}\n`).at(-1) ?? '').replaceAll(baseUrl, documented).replaceAll('\r', '').trim()
  return `${
    snippet.shown?.isJson
      ? output
          .split('\n')
          .map((line) => printed(JSON.parse(line) as unknown))
          .join('\n')
      : output
  }\n`
}

function programOf({ language, code }: Snippet, all: readonly Snippet[]): string {
  if (language !== 'ts') return language === 'js' ? `${code}\nexport {}\n` : code
  const first = all.find((snippet) => snippet.language === 'ts')?.code ?? ''
  return inCheckout(first === code ? code : `${first}\nconsole.log('${separator}')\n{\n${code}}\n`)
}

function inCheckout(code: string): string {
  return code.replace("'content-service'", "'./client/index.ts'").replace("'content-service/webhooks'", "'./client/webhooks.ts'")
}

const WIDTH = 100

/** Formats JSON with each object and list on one line if it fits. */
function printed(value: unknown, indent = ''): string {
  const line = inOneLine(value)
  if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH) return line
  const inner = `${indent}  `
  const entries = Array.isArray(value)
    ? value.map((item) => inner + printed(item, inner))
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${printed(item, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${entries.join(',\n')}\n${indent}${close}`
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inOneLine(item)}`)
  return entries.length ? `{ ${entries.join(', ')} }` : '{}'
}

/** Removes what differs between runs: dates of the demo content, passwords, durations, and the IDs of requests and users. */
export function comparable(output: string): string {
  return output
    .replaceAll(/20(?!30)\d\d-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?)?/g, '<date>')
    .replaceAll(/uploads\/\d{4}\/\d\d/g, 'uploads/<month>')
    .replaceAll(/(?<=users\/)\d+|(?<="id": )\d+(?=,\s+"login")/g, '<user>')
    .replaceAll(/in [\d.]+ seconds/g, 'in <time>')
    .replaceAll(/(?:\w{4} ){5}\w{4}/g, '<password>')
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '<uuid>')
}
