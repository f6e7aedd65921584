// Runs a command of the command line, or a start that fails, in this process, as if it were a separate program.
import { Readable } from 'node:stream'
import { format } from 'node:util'
import { createProgram } from '#server/cli/program.ts'
import { start } from '#server/process/start.ts'
import { explainConfigErrors } from '#server/process/startup-errors.ts'

export interface Exit {
  code: number
  stdout: string
  stderr: string
}

class Exited extends Error {}

/** `input` is the standard input. */
export const runCommand = (args: readonly string[], env: Record<string, string>, input = ''): Promise<Exit> =>
  run(() => createProgram().parseAsync(args, { from: 'user' }), env, input)

/** Only for settings with which the service opens nothing. */
export const runStart = (env: Record<string, string>): Promise<Exit> => run(() => explainConfigErrors(start), env, '')

/** Programs run one at a time, because they share the environment and the output of the process. */
async function run(act: () => Promise<unknown>, env: Record<string, string>, input: string): Promise<Exit> {
  const output = { stdout: '', stderr: '' }
  const restore = [
    replace(process, 'env', { ...process.env, ...env }),
    replace(process, 'stdin', Readable.from(input ? [input] : [])),
    replace(process, 'exit', (code?: number) => {
      process.exitCode = code
      throw new Exited()
    }),
    replace(process.stdout, 'write', (text: string) => Boolean((output.stdout += text))),
    replace(process.stderr, 'write', (text: string) => Boolean((output.stderr += text))),
    replace(console, 'log', (...values: unknown[]) => void (output.stdout += `${format(...values)}\n`)),
    replace(console, 'error', (...values: unknown[]) => void (output.stderr += `${format(...values)}\n`)),
  ]
  try {
    await act()
  } catch (error) {
    if (!(error instanceof Exited)) throw error
  } finally {
    for (const one of restore) one()
  }
  const code = Number(process.exitCode ?? 0)
  process.exitCode = undefined
  return { code, ...output }
}

/** Replaces a property, and returns the function that restores it. */
function replace(object: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(object, name)
  Object.defineProperty(object, name, { value, configurable: true, writable: true })
  return () => {
    if (before) Object.defineProperty(object, name, before)
    else Reflect.deleteProperty(object, name)
  }
}
