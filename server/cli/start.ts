// start [--mock]
import type { Command } from 'commander'
import { explainConfigErrors } from '../process/startup-errors.ts'

export function addStartCommand(cli: Command): void {
  cli
    .command('start')
    .description('Starts the service')
    .option('--mock', 'serves a mock site from memory, where any password is right')
    .action(async ({ mock }: { mock?: true }) => {
      const { start, startMock } = await import('../process/start.ts')
      await explainConfigErrors(mock ? startMock : start)
    })
}
