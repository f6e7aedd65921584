// Imports an export or a calendar into a test server.
import type { TestServer } from '../support/server.ts'
import { readCalendarFile } from '#server/import/calendar-file.ts'
import { importCalendar } from '#server/import/calendar.ts'
import { importWxr } from '#server/import/import.ts'
import { startReading } from '#server/import/reading-thread.ts'
import type { Report } from '#server/import/report.ts'
import type { SeriesLimit } from '#server/import/occurrences.ts'
import { scan } from '#server/import/scan.ts'
import { typeMapOf } from '#server/import/type-map.ts'

export { reportLines } from '#server/import/report.ts'
export type { Report }

export async function bring(file: string, { context }: TestServer, mediaFolder?: string): Promise<Report> {
  const map = typeMapOf(context)
  const scanned = await scan(file, map)
  const reader = await startReading(file, { timezone: context.config.site.timezone, now: context.now(), map })
  try {
    return await importWxr({ file, scanned, reader }, context, { mediaFolder, onProgress: () => undefined })
  } finally {
    await reader.stop()
  }
}

export async function bringCalendar(file: string, horizon: SeriesLimit, { context }: TestServer): Promise<Report> {
  return importCalendar(file, await readCalendarFile(file, horizon, context.config.site.timezone), context, () => undefined)
}
