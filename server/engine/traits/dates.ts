// The publication and modification dates of an item. The date of a draft is that of its last change, unless it has been set.
import type { ContentRow } from '#server/db/tables/content.ts'
import { siteDate, siteDateFrom } from '../dates.ts'
import type { SiteDate } from '../dates.ts'
import type { Trait } from '../trait.ts'

interface Out {
  date: string
  date_gmt: string
  modified: string
  modified_gmt: string
}

interface In {
  date?: string | null
  date_gmt?: string | null
}

export const dates: Trait<ContentRow, Out, In> & { read: object } = {
  name: 'dates',
  read:
    () =>
    ({ date, date_gmt, modified, modified_gmt }) => ({ date, date_gmt, modified, modified_gmt }),
  write(input, { before, values, context }) {
    const { timezone } = context.config.site
    const now = siteDate(context.now(), timezone)
    const sent = readDate(input, timezone)
    // Sending back an unchanged draft does not set its date.
    const given = sent?.date === before?.date ? undefined : sent
    const isReset = sent === undefined && (input.date === null || input.date_gmt === null)
    if (given) Object.assign(values, given, { date_floats: 0 })
    else if (!before || isReset || before.date_floats) Object.assign(values, now, { date_floats: 1 })
    const changed = !before && given ? given : now
    Object.assign(values, { modified: changed.date, modified_gmt: changed.date_gmt })
  },
}

/** Returns the date in the input; `date` takes precedence over `date_gmt`. */
function readDate(input: In, timezone: string): SiteDate | undefined {
  if (input.date) return siteDateFrom(input.date, timezone, timezone)
  if (input.date_gmt) return siteDateFrom(input.date_gmt, 'UTC', timezone)
  return undefined
}
