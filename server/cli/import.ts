// import <file>
import { stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { importWxr } from '../import/import.ts'
import { reportLines } from '../import/report.ts'
import { survey } from '../import/survey.ts'
import type { Survey } from '../import/survey.ts'
import { WxrError } from '../import/wxr.ts'
import { CommandError, print, withContext } from './with-context.ts'

interface ImportOptions {
  media?: string
  json?: boolean
}

const SOME = 1000

export function addImportCommand(cli: Command): void {
  cli
    .command('import <file>')
    .description('Brings in a WXR file, the export of a site: users, categories, tags, posts, pages, media, menus, reusable blocks, navigation and templates. Can be run again: what is there is left as it is')
    .option('--media <folder>', 'takes the files of the media from this folder; without it they keep their original addresses')
    .option('--json', 'prints the report as one line of JSON')
    .action((file: string, { media, json }: ImportOptions) =>
      withContext(async (context) => {
        if (media !== undefined && !(await isFolder(media))) throw new CommandError(`There is no folder ${media}.`)
        const report = await importWxr(file, await checked(file), context, { mediaFolder: media, onProgress: progress() })
        if (json) print(report)
        else console.log(reportLines(report).join('\n').trimEnd())
      }),
    )
}

/** A file that cannot be read to its end is refused before anything is written. */
async function checked(file: string): Promise<Survey> {
  try {
    return await survey(file)
  } catch (error) {
    throw error instanceof WxrError ? new CommandError(`${error.message} Nothing was written.`) : error
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

/** On a terminal one line that changes; elsewhere a line now and then. */
function progress(): (done: number, total: number) => void {
  const { stderr } = process
  let told = 0
  return (done, total) => {
    if (stderr.isTTY) stderr.write(`\r${done} of ${total} items${done === total ? '\n' : ''}`)
    else if (done - told >= SOME) stderr.write(`${(told = done)} of ${total} items\n`)
  }
}
