// export <target>
import type { Command } from 'commander'
import { InvalidArgumentError } from 'commander'
import type { Extra } from '../site-folder/layout.ts'
import { SiteFolderError } from '../site-folder/files.ts'
import { exportFolder } from '../site-folder/write.ts'
import { createProgress } from './progress.ts'
import { CommandError, configWithoutTimeLimit, print, withContext } from './with-context.ts'

interface ExportOptions {
  revisions?: boolean
  secrets?: boolean
  since?: string
}

export function addExportCommand(cli: Command): void {
  cli
    .command('export <folder>')
    .description(
      'Writes the whole site to a folder, from which "import" makes the same site in an empty database. The service may be running. Run it again after an interruption',
    )
    .option('--revisions', 'with the revisions and autosaves of items')
    .option('--secrets', 'with the hashes of passwords, the keys of the site, webhooks and preview links')
    .option('--since <cursor>', 'only what has changed since an earlier export, which has printed this cursor', parseCursor)
    .action((folder: string, { since, ...extras }: ExportOptions) =>
      withContext(async (context) => {
        const { config } = context
        if (config.database.kind === 'sqlite' && config.database.file === ':memory:') throw new CommandError('The database is in memory.')
        const wanted = (['revisions', 'secrets'] as const satisfies Extra[]).filter((extra) => extras[extra])
        const options = { extras: wanted, since }
        print(await checkFolder(() => exportFolder(folder, options, context, createProgress(process.stderr))))
      }, configWithoutTimeLimit),
    )
}

/** Reports folders that cannot be used. */
export async function checkFolder<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof SiteFolderError ? new CommandError(error.message) : error
  }
}

function parseCursor(text: string): string {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('It must be a cursor, such as 1234.')
  return String(Number(text))
}
