// Opens the service's context for one command, and prints errors as plain messages.
import { readConfig } from '../config/config.ts'
import type { Config } from '../config/config.ts'
import { actAs } from '../db/audit.ts'
import { closeContext, openContext } from '../process/open-context.ts'
import type { Context } from '../context.ts'
import { ApiError } from '../contract/api-error.ts'
import { explainConfigErrors } from '../process/startup-errors.ts'

let commandName = ''

/** Tells the audit log which command this process runs. */
export function nameCommand(name: string): void {
  commandName = name
}

/** Invalid input to a command; only its message is printed. */
export class CommandError extends Error {}

export async function withContext(act: (context: Context) => Promise<void>, read = readConfig): Promise<void> {
  const context = await explainConfigErrors(() => openContext(read()))
  try {
    await actAs({ user: null, address: '', operation: commandName }, () => act(context))
  } catch (error) {
    reportError(error)
  } finally {
    await closeContext(context)
  }
}

/** Prints the message of an error of the caller; throws all others. */
export function reportError(error: unknown): void {
  if (!(error instanceof CommandError || error instanceof ApiError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** The configuration for commands whose statements read the whole database. */
export function configWithoutTimeLimit(): Config {
  const config = readConfig()
  return { ...config, databaseSettings: { ...config.databaseSettings, statementTimeoutMs: 0 } }
}

/** Prints a value as one line of JSON. */
export function print(value: unknown): void {
  console.log(JSON.stringify(value))
}
