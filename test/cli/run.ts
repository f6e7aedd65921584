// Runs the command line as a program of its own, on a database file that starts empty.
import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Outcome {
  code: number
  stdout: string
  stderr: string
  /** What was printed, a value a line. */
  json: () => Record<string, unknown>[]
}

export interface CommandLine {
  databaseUrl: string
  folder: string
  run(...args: string[]): Promise<Outcome>
  /** The same with `input` as standard input. */
  runWith(input: string, ...args: string[]): Promise<Outcome>
}

const root = join(import.meta.dirname, '../..')

export function commandLine(): CommandLine {
  const folder = mkdtempSync(join(tmpdir(), 'cli-'))
  const databaseUrl = `file:${join(folder, 'content.sqlite')}`
  const env = { ...process.env, DATABASE_URL: databaseUrl, MEDIA_DIR: join(folder, 'uploads'), LOG_LEVEL: 'silent' }
  const runWith = (input: string, ...args: string[]): Promise<Outcome> =>
    new Promise((done) => {
      const child = execFile(process.execPath, ['server/cli/main.ts', ...args], { cwd: root, env }, (_error, stdout, stderr) => {
        const json = () =>
          stdout
            .trim()
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line) as Record<string, unknown>)
        done({ code: child.exitCode ?? -1, stdout, stderr, json })
      })
      child.stdin?.end(input)
    })
  return { databaseUrl, folder, run: (...args) => runWith('', ...args), runWith }
}
