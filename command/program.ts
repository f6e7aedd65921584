// The commands for callers of a service: the contract tests, tools for assistants, and types for the client.
import { Command, CommanderError } from 'commander'
import { addContractTest } from './contract-test/command.ts'
import { addMcp } from './mcp/command.ts'
import { addTypes } from './types/command.ts'
import type { Output } from './output.ts'

/** Returns the exit code: of a subcommand, or 2 if it cannot start. */
export async function runProgram(given: string[], output: Output): Promise<number> {
  let code = 0
  const cli = new Command('content-service').description('Tools for users of a content service.').exitOverride()
  cli.configureOutput({ writeOut: (text) => output.log(text.trimEnd()), writeErr: (text) => output.error(text.trimEnd()) })
  const finish = (exitCode: number) => (code = exitCode)
  addCallerCommands(cli, output, finish)
  addTypes(cli, output, finish)
  try {
    await cli.parseAsync(given, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    throw error
  }
}

/** Adds the commands that need a running service. `finish` learns the exit code of a command that has one. */
export function addCallerCommands(cli: Command, output: Output, finish: (exitCode: number) => void): void {
  addContractTest(cli, output, finish)
  addMcp(cli, output)
}
