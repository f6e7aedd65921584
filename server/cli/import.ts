// import <file>
import { stat } from 'node:fs/promises'
import { constants, getPriority, setPriority } from 'node:os'
import { InvalidArgumentError } from 'commander'
import type { Command } from 'commander'
import { DateTime } from 'luxon'
import type { Context } from '../context.ts'
import { CalendarFileError, isCalendarFile, readCalendarFile } from '../import/calendar-file.ts'
import { importCalendar } from '../import/calendar.ts'
import { importWxr } from '../import/import.ts'
import { sizeOf, startReading } from '../import/reading-thread.ts'
import { reportLines } from '../import/report.ts'
import type { Report } from '../import/report.ts'
import { scan } from '../import/scan.ts'
import { typeMapOf } from '../import/type-map.ts'
import { WxrError } from '../import/wxr.ts'
import { importFolder } from '../site-folder/restore.ts'
import type { RestoreReport } from '../site-folder/restore.ts'
import { checkFolder } from './export.ts'
import { createProgress } from './progress.ts'
import { CommandError, configWithoutTimeLimit, print, withContext } from './with-context.ts'

interface ImportOptions {
  media?: string
  until?: Date
  occurrences: number
  json?: boolean
}

/** The import of larger files has a low priority, so that the service stays fast. Threads inherit the priority. */
const LARGE_BYTES = 10_000_000

/** The defaults for recurring events. */
const YEARS_AHEAD = 2
const MAX_OCCURRENCES = 500

export function addImportCommand(cli: Command): void {
  cli
    .command('import <file>')
    .description(
      'Imports a WXR site export (users, categories, tags, posts, pages and media), an iCalendar file (events and series with their venues, organizers and categories), or a folder that "export" has written into an empty database. Can be run again: existing items stay unchanged, except events that a calendar has changed since',
    )
    .option('--media <folder>', 'WXR: the folder with the media files; without it, media keep their original URLs')
    .option(
      '--until <date>',
      `iCalendar: the last start date of recurring events that become single events, such as 2030-12-31 (default: in ${YEARS_AHEAD} years)`,
      parseDay,
    )
    .option(
      '--occurrences <number>',
      'iCalendar: the maximum number of single events per recurring event; upcoming ones take precedence',
      parseInteger,
      MAX_OCCURRENCES,
    )
    .option('--json', 'prints the report as one line of JSON')
    .action(async (file: string, options: ImportOptions) =>
      (await isFolder(file))
        ? withContext(async (context) => print(await importSiteFolder(file, context)), configWithoutTimeLimit)
        : withContext(async (context) => {
            const report = (await isCalendarFile(file))
              ? await importCalendarFile(file, options, context)
              : await importSiteFile(file, options, context)
            if (options.json) print(report)
            else console.log(reportLines(report).join('\n').trimEnd())
          }),
    )
}

const importSiteFolder = (folder: string, context: Context): Promise<RestoreReport> =>
  checkFolder(() => importFolder(folder, context, createProgress(process.stderr)))

async function importSiteFile(file: string, { media }: ImportOptions, context: Context): Promise<Report> {
  if (media !== undefined && !(await isFolder(media))) throw new CommandError(`The folder ${media} does not exist.`)
  const progress = createProgress(process.stderr)
  if ((await sizeOf(file)) > LARGE_BYTES) setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))
  const map = typeMapOf(context)
  const reader = await startReading(file, { timezone: context.config.site.timezone, now: context.now(), map })
  try {
    const scanned = await checkOptions(() => scan(file, map, (items) => progress('Reading', items)))
    const onProgress = (done: number, total: number): void => progress('Importing', done, total)
    return await importWxr({ file, scanned, reader }, context, { mediaFolder: media, onProgress })
  } finally {
    await reader.stop()
  }
}

async function importCalendarFile(file: string, { until, occurrences }: ImportOptions, context: Context): Promise<Report> {
  const now = context.now()
  const horizon = { now, until: until ?? DateTime.fromJSDate(now).plus({ years: YEARS_AHEAD }).toJSDate(), maxOccurrences: occurrences }
  const progress = createProgress(process.stderr)
  return importCalendar(
    file,
    await checkOptions(() => readCalendarFile(file, horizon, context.config.site.timezone)),
    context,
    (done, total) => progress('Importing', done, total),
  )
}

/** Reports options and files that cannot be used, before anything is written. */
async function checkOptions<Found>(read: () => Promise<Found>): Promise<Found> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof WxrError || error instanceof CalendarFileError
      ? new CommandError(`${error.message} Nothing was written.`)
      : error
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

/** Parses a date and returns the end of that day. */
function parseDay(text: string): Date {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? DateTime.fromISO(text, { zone: 'utc' }) : DateTime.invalid('wrong format')
  if (!day.isValid) throw new InvalidArgumentError('It must be a date such as 2030-12-31.')
  return day.endOf('day').toJSDate()
}

function parseInteger(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1 to 999999.')
  return Number(text)
}
