// The command line: the contract tests, and tools for assistants.
import { Command, CommanderError } from 'commander'
import { addContractTest } from '../contract-test/command.ts'
import { addMcp } from '../mcp/command.ts'
import type { Output } from './output.ts'

/** Returns the exit code: of a subcommand, or 2 if it cannot start. */
export async function program(given: string[], output: Output): Promise<number> {
  let code = 0
  const cli = new Command('content-service').description('Tools for users of a content service.').exitOverride()
  cli.configureOutput({ writeOut: (text) => output.log(text.trimEnd()), writeErr: (text) => output.error(text.trimEnd()) })
  addContractTest(cli, output, (exitCode) => (code = exitCode))
  addMcp(cli, output)
  try {
    await cli.parseAsync(given, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    throw error
  }
}
