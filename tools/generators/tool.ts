// A tool that generates a client from an OpenAPI document, and how its commands are run.
import { execFile } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

export interface Tool {
  name: string
  /** The commands that must be installed. */
  needs: string[]
  /** Generates a client, compiles it together with its program, and runs the program. */
  run(task: Task): Promise<void>
}

export interface Task {
  /** An empty folder. */
  folder: string
  /** The OpenAPI document of everything, in its portable form. */
  document: string
  /** REST_ROOT, USERNAME and PASSWORD, for the programs. */
  env: Record<string, string>
}

export const programs = join(import.meta.dirname, 'programs')

const ownCommands = join(import.meta.dirname, '../../node_modules/.bin')

/** Runs a command in the folder of the task. If it fails, the error contains what it printed. */
export async function run({ folder, env }: Pick<Task, 'folder' | 'env'>, command: string, ...given: string[]): Promise<void> {
  const PATH = `${ownCommands}${delimiter}${process.env['PATH'] ?? ''}`
  try {
    await promisify(execFile)(command, given, { cwd: folder, env: { ...process.env, PATH, ...env }, maxBuffer: 100_000_000 })
  } catch (error) {
    const { message, stdout, stderr } = error as Error & { stdout: string; stderr: string }
    throw new Error(`${message.split('\n')[0]}\n${stdout.slice(-3000)}${stderr.slice(-3000)}`, { cause: error })
  }
}

/** A tool could not be downloaded, which says nothing about the service. */
export class InstallError extends Error {}

/** Runs a command that downloads what is needed. */
export async function install(...command: Parameters<typeof run>): Promise<void> {
  try {
    await run(...command)
  } catch (error) {
    throw new InstallError((error as Error).message, { cause: error })
  }
}

/** Those with the given names, or all. */
export function named<Item extends { name: string }>(all: readonly Item[], names: readonly string[]): Item[] {
  const unknown = names.find((name) => !all.some((one) => one.name === name))
  if (unknown) throw new Error(`"${unknown}" is unknown. Available: ${all.map(({ name }) => name).join(', ')}.`)
  return all.filter(({ name }) => !names.length || names.includes(name))
}

/** Prints whether it passed, and how long it took. What cannot be installed is skipped. */
export async function report(name: string, act: () => Promise<void>): Promise<void> {
  const start = performance.now()
  try {
    await act()
    console.log(`${name}: passed in ${Math.round((performance.now() - start) / 1000)} s`)
  } catch (error) {
    if (error instanceof InstallError) return console.log(`${name}: skipped. It could not be installed\n${error.message}`)
    console.error(`${name}: failed\n${(error as Error).message}`)
    process.exitCode = 1
  }
}
