// The report of an import, as values and as text.
import type { Skipped } from './skipped.ts'

export interface Tally {
  added: number
  present: number
}

export interface Report {
  file: string
  users: Tally
  /** By taxonomy. */
  terms: Record<string, Tally>
  /** Imported items: type -> status -> count. */
  items: Record<string, Record<string, number>>
  /** The number of items of the file whose texts were added to the item that they translate, or that are in another language than the site's. */
  translations: number
  /** Items that existed and have been changed: type -> count. */
  changed: Record<string, number>
  /** Items that already existed and stay as they are: type -> count. */
  present: Record<string, number>
  skipped: Skipped[]
  /** What was skipped and is kept for exports: kind -> count. */
  kept: Record<string, number>
  /** Attachments whose file was copied or is missing; undefined without a media folder. */
  media: { copied: number; missing: number } | undefined
  seconds: number
}

export function emptyTally(): Tally {
  return { added: 0, present: 0 }
}

export function reportLines({
  file,
  users,
  terms,
  items,
  changed,
  present,
  skipped,
  kept,
  media,
  seconds,
  translations,
}: Report): string[] {
  return [
    `Imported ${file} in ${seconds.toFixed(1)} seconds.`,
    '',
    'New',
    ...formatRows([
      ['users', users.added],
      ...Object.entries(terms).map(([taxonomy, { added }]) => [taxonomy, added] as const),
      ...Object.entries(items).map(
        ([type, byStatus]) =>
          [
            type,
            sum(byStatus),
            Object.entries(byStatus)
              .map(([status, count]) => `${count} ${status}`)
              .join(', '),
          ] as const,
      ),
      ['translations', translations],
    ]),
    ...(Object.keys(changed).length ? ['Changed', ...formatRows(Object.entries(changed))] : []),
    'Already present, unchanged',
    ...formatRows([
      ['users', users.present],
      ...Object.entries(terms).map(([taxonomy, one]) => [taxonomy, one.present] as const),
      ...Object.entries(present),
    ]),
    'Skipped',
    ...formatRows(skipped.map(({ what, count, reason }) => [what, count, reason])),
    ...(Object.keys(kept).length ? ['Kept for exports', ...formatRows(Object.entries(kept))] : []),
    ...(media
      ? [
          'Media files',
          ...formatRows([
            ['copied', media.copied],
            ['missing', media.missing, 'not in the folder, or of a type that is not accepted; these keep their original URL'],
          ]),
        ]
      : []),
  ]
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0)
}

function formatRows(entries: readonly (readonly [what: string, count: number, note?: string])[]): string[] {
  const shown = entries.filter(([, count]) => count > 0)
  const width = Math.max(0, ...shown.map(([what]) => what.length))
  return [
    ...shown.map(([what, count, note]) => `  ${what.padEnd(width)}  ${String(count).padStart(6)}${note ? `  ${note}` : ''}`),
    ...(shown.length ? [] : ['  nothing']),
    '',
  ]
}
