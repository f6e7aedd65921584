// What an import has done, as values and in words.
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
  /** What came in: type -> status -> how many. */
  items: Record<string, Record<string, number>>
  /** What was there already: type -> how many. */
  present: Record<string, number>
  left_out: Skipped[]
  /** Attachments whose file was taken from the folder, and those whose file is not there; undefined without a folder. */
  media: { copied: number; missing: number } | undefined
  seconds: number
}

export function tally(): Tally {
  return { added: 0, present: 0 }
}

export function reportLines({ file, users, terms, items, present, left_out, media, seconds }: Report): string[] {
  return [
    `Imported ${file} in ${seconds.toFixed(1)} seconds.`,
    '',
    'New',
    ...rows([
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
    ]),
    'There already, left as it is',
    ...rows([
      ['users', users.present],
      ...Object.entries(terms).map(([taxonomy, one]) => [taxonomy, one.present] as const),
      ...Object.entries(present),
    ]),
    'Left out',
    ...rows(left_out.map(({ what, count, reason }) => [what, count, reason])),
    ...(media
      ? [
          'Media files',
          ...rows([
            ['copied', media.copied],
            ['missing', media.missing, 'not in the folder, or of a kind that is not taken in; these keep their original address'],
          ]),
        ]
      : []),
  ]
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0)
}

function rows(entries: readonly (readonly [what: string, count: number, note?: string])[]): string[] {
  const told = entries.filter(([, count]) => count > 0)
  const width = Math.max(0, ...told.map(([what]) => what.length))
  return [
    ...told.map(([what, count, note]) => `  ${what.padEnd(width)}  ${String(count).padStart(6)}${note ? `  ${note}` : ''}`),
    ...(told.length ? [] : ['  nothing']),
    '',
  ]
}
