// Runs the command line on a database file that starts empty.
import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../worker/cli.ts'
import type { Exit } from '../worker/cli.ts'

export interface Outcome extends Exit {
  /** The output, one value per line. */
  json: () => Record<string, unknown>[]
}

export interface CommandLine {
  databaseUrl: string
  folder: string
  /** Runs a command in this process. */
  run(...args: string[]): Promise<Outcome>
  /** The same with `input` as standard input. */
  runWith(input: string, ...args: string[]): Promise<Outcome>
  /** Runs a command as a separate process. */
  start(...args: string[]): Promise<Outcome>
  /** The same with `input` as standard input. */
  startWith(input: string, ...args: string[]): Promise<Outcome>
}

const root = join(import.meta.dirname, '../..')

export function commandLine(): CommandLine {
  const folder = mkdtempSync(join(tmpdir(), 'cli-'))
  const databaseUrl = `file:${join(folder, 'content.sqlite')}`
  const env = { DATABASE_URL: databaseUrl, MEDIA_DIR: join(folder, 'uploads'), LOG_LEVEL: 'silent' }
  const startWith = (input: string, ...args: string[]): Promise<Outcome> =>
    new Promise((done) => {
      const options = { cwd: root, env: { ...process.env, ...env } }
      const child = execFile(process.execPath, ['server/cli/main.ts', ...args], options, (_error, stdout, stderr) =>
        done(outcome({ code: child.exitCode ?? -1, stdout, stderr })),
      )
      child.stdin?.end(input)
    })
  return {
    databaseUrl,
    folder,
    run: async (...args) => outcome(await runCommand(args, env)),
    runWith: async (input, ...args) => outcome(await runCommand(args, env, input)),
    start: (...args) => startWith('', ...args),
    startWith,
  }
}

function outcome(exit: Exit): Outcome {
  const lines = exit.stdout.trim().split('\n').filter(Boolean)
  return { ...exit, json: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}
