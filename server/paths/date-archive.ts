// The period of a date archive, from its path: `/2026/`, `/2026/11/` or `/2026/11/03/`.
import { DateTime } from 'luxon'
import { periodName } from '../blocks/archives.ts'
import type { PublicListQuery } from '../content/published-store.ts'

export interface DateArchive {
  /** The name of the period. */
  title: string
  heading: string
  /** The canonical path, such as `2026/11`. */
  path: string
  dates: Extract<PublicListQuery, { dates: unknown }>['dates']
}

const units = ['year', 'month', 'day'] as const
const labels = { year: 'Year', month: 'Month', day: 'Day' }

/** Returns undefined if the segments of the path are not a date. */
export function parseDateArchive(segments: readonly string[], site: { language: string }): DateArchive | undefined {
  const period = segments.map((segment) => segment.padStart(2, '0')).join('-')
  const unit = units[segments.length - 1]
  if (!unit || !/^\d{4}(?:-\d\d){0,2}$/.test(period)) return undefined
  const start = DateTime.fromISO(period, { zone: 'utc' })
  if (!start.isValid) return undefined
  const title = periodName(period, site)
  return {
    title,
    heading: `${labels[unit]}: ${title}`,
    path: period.replaceAll('-', '/'),
    dates: { from: start, until: start.plus({ [unit]: 1 }) },
  }
}
