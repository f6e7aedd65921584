// export <target>
import type { Command } from 'commander'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { InvalidArgumentError } from 'commander'
import type { Context } from '../context.ts'
import type { Language } from '../languages.ts'
import { executeTransaction } from '../db/direct-statements.ts'
import { keepState } from '../db/snapshot.ts'
import { exportCalendar } from '../export/calendar.ts'
import { exportWxr } from '../export/wxr.ts'
import { closeContext, openContext } from '../process/open-context.ts'
import { SiteFolderError } from '../site-folder/files.ts'
import { exportFolder } from '../site-folder/write.ts'
import { createProgress } from './progress.ts'
import type { Progress } from './progress.ts'
import { CommandError, configWithoutTimeLimit, print, withContext } from './with-context.ts'

interface ExportOptions {
  revisions?: boolean
  secrets?: boolean
  since?: string
  media?: string
  language?: Language
}

export function addExportCommand(cli: Command): void {
  cli
    .command('export <target>')
    .description(
      'Writes the whole site to a folder, from which "import" makes the same site in an empty database, its content to a WXR file (.xml), or its events to an iCalendar file (.ics). The service may be running. Run it again after an interruption',
    )
    .option('--revisions', 'Folder: with the revisions and autosaves of items')
    .option('--secrets', 'Folder: with the hashes of passwords, the keys of the site, webhooks and preview links')
    .option('--since <cursor>', 'Folder: only what has changed since an earlier export, which has printed this cursor', parseCursor)
    .option('--media <folder>', 'WXR: copies the media files to a folder')
    .option('--language <language>', 'iCalendar: the language of the texts, one of the site')
    .action((target: string, options: ExportOptions) =>
      withContext(async (context) => {
        const { config } = context
        if (config.database.kind === 'sqlite' && config.database.file === ':memory:') throw new CommandError('The database is in memory.')
        print(await exportTo(target, options, context, createProgress(process.stderr)))
      }, configWithoutTimeLimit),
    )
}

/** The options of each form. */
const forms = {
  xml: { name: 'WXR', options: ['media'] },
  ics: { name: 'iCalendar', options: ['language'] },
  folder: { name: 'a folder', options: ['revisions', 'secrets', 'since'] },
} as const

async function exportTo(target: string, options: ExportOptions, context: Context, progress: Progress): Promise<object> {
  const { since, media } = options
  checkTarget(target, options)
  if (target.endsWith('.xml'))
    return exportWxr(target, context, { mediaFolder: media, progress: (done, total) => progress('Exporting', done, total) })
  if (target.endsWith('.ics'))
    return withOneState(context, (fixed) =>
      exportCalendar(target, fixed, {
        language: languageFrom(options, context),
        progress: (done) => progress('Exporting', done),
      }),
    )
  const extras = (['revisions', 'secrets'] as const).filter((extra) => options[extra])
  return checkFolder(() => exportFolder(target, { extras, since }, context, progress))
}

function checkTarget(target: string, options: ExportOptions): void {
  const form = forms[target.endsWith('.xml') ? 'xml' : target.endsWith('.ics') ? 'ics' : 'folder']
  const other = Object.keys(options).find((name) => !(form.options as readonly string[]).includes(name))
  if (other !== undefined) throw new CommandError(`--${other} is not an option of exports to ${form.name}.`)
  if (form === forms.folder) return
  if (existsSync(target)) throw new CommandError(`The file ${target} already exists. Choose another name.`)
  if (!existsSync(dirname(target))) throw new CommandError(`The folder ${dirname(target)} does not exist.`)
}

function languageFrom({ language }: ExportOptions, { config: { site } }: Context): Language {
  if (language === undefined || site.languages.includes(language)) return language ?? site.language
  throw new CommandError(`The site has no texts in "${language}". Its languages are ${site.languages.join(', ')}.`)
}

/** Runs with a context whose database stays as it is: a transaction, or a copy of the file, which keeps no writer waiting. */
async function withOneState<Result>(context: Context, work: (fixed: Context) => Promise<Result>): Promise<Result> {
  const { db, dialect, config } = context
  if (!dialect.backUp)
    return executeTransaction(db, async (inside) => {
      await keepState(inside)
      return work({ ...context, db: inside })
    })
  const folder = await mkdtemp(join(tmpdir(), 'content-service-export-'))
  try {
    const file = join(folder, 'content.sqlite')
    await dialect.backUp(db, file)
    const copy = await openContext({ ...config, database: { kind: 'sqlite', file } })
    return await work(copy).finally(() => closeContext(copy))
  } finally {
    await rm(folder, { recursive: true })
  }
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
