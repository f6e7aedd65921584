// Opens the service's database for one command, and says plainly what went wrong.
import { closeContext, createContext } from '../context.ts'
import type { Context } from '../context.ts'
import { explainConfigErrors, readConfig } from '../start.ts'

/** Wrong input to a command: its message is all that the user needs. */
export class CommandError extends Error {}

export async function withContext(act: (context: Context) => Promise<void>): Promise<void> {
  const context = await explainConfigErrors(() => createContext(readConfig()))
  try {
    await act(context)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    console.error(error.message)
    process.exitCode = 1
  } finally {
    await closeContext(context)
  }
}

/** One line of JSON, for people and programs. */
export function print(value: unknown): void {
  console.log(JSON.stringify(value))
}
