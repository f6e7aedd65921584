// Imports the events of an iCalendar file that has been read.
import { withoutTokens } from '../engine/preview-tokens.ts'
import { updateKeepingVersion } from '../engine/writes-store.ts'
import { executeTransaction } from '../db/direct-statements.ts'
import { onBehalfOf } from '../context.ts'
import type { Context, RequestContext } from '../context.ts'
import { lineOf } from '../calendar/icalendar/texts.ts'
import { events } from '../namespaces/cal-events-v1/events.ts'
import { organizers } from '../namespaces/cal-events-v1/organizers.ts'
import { category, tag } from '../namespaces/cal-events-v1/taxonomies.ts'
import { venues } from '../namespaces/cal-events-v1/venues.ts'
import { renderTitle } from '../rendering/content.ts'
import { callerFor } from '../users/caller.ts'
import { findUser } from '../users/store.ts'
import { entryFrom, plainTextToHtml } from './calendar-entry.ts'
import type { CalendarEntry } from './calendar-entry.ts'
import type { CalendarFile } from './calendar-file.ts'
import { createSkipCounter } from './skipped.ts'
import { importUsers } from './users.ts'
import { emptyTally } from './report.ts'
import type { Report } from './report.ts'
import { findGuids, listNames, listTerms } from './store.ts'

const AT_ONCE = 100

export async function importCalendar(
  file: string,
  { occurrences, skipped }: CalendarFile,
  context: Context,
  onProgress: (done: number, total: number) => void,
): Promise<Report> {
  const started = performance.now()
  const { skip, all } = createSkipCounter()
  for (const { what, reason, count } of skipped) skip(what, reason, count)
  const entries = occurrences.flatMap((occurrence) => {
    try {
      return withoutTokens(entryFrom(occurrence, context.config.site.timezone))
    } catch (error) {
      skip('event', (error as Error).message)
      return []
    }
  })
  const users = await importUsers([], context)
  const written: Pick<Report, 'items' | 'present' | 'terms'> = { items: {}, present: {}, terms: {} }
  const add = await createWriter(users.idOf(''), written, context)
  for (let done = 0; done < entries.length; done += AT_ONCE) {
    const batch = entries.slice(done, done + AT_ONCE)
    await add(batch)
    onProgress(done + batch.length, entries.length)
  }
  return { file, users: users.count, ...written, skipped: all(), media: undefined, seconds: (performance.now() - started) / 1000 }
}

/** Returns a function that writes a batch of entries in one transaction. */
async function createWriter(signerId: number, { items, present, terms }: Pick<Report, 'items' | 'present' | 'terms'>, context: Context) {
  const signer = await findUser(context.db, signerId)
  if (!signer) throw new Error('The user who is the author of the imported events no longer exists.')
  const asSigner = onBehalfOf(callerFor(signer), context)
  const known = {
    venue: await loadNames('venue'),
    organizer: await loadNames('organizer'),
    terms: new Set((await listTerms(context.db, [category.taxonomy, tag.taxonomy])).map(({ id }) => id)),
  }

  return (batch: readonly CalendarEntry[]): Promise<void> =>
    executeTransaction(context.db, async (db) => {
      const inside = { ...asSigner, db }
      for (const type of ['event', 'organizer', 'venue']) await context.dialect.lockWrites(db, type)
      const there = await findGuids(
        db,
        batch.map(({ key }) => key),
      )
      for (const entry of batch) {
        if (there.has(entry.key)) present['event'] = (present['event'] ?? 0) + 1
        else await add(entry, inside)
      }
    })

  async function add({ key, fields, venue, organizers: hosts, categories, tags }: CalendarEntry, inside: RequestContext): Promise<void> {
    const { name, address, ...place } = venue ?? { name: '', address: '' }
    const organizer: number[] = []
    for (const host of hosts)
      organizer.push(
        await findOrCreateNamed('organizer', host.name, () =>
          organizers.findOrCreate(
            { organizer: plainTextToHtml(host.name), ...(host.email !== undefined && { email: host.email }) },
            inside,
          ),
        ),
      )
    const row = await events.findOrCreate(
      {
        ...fields,
        ...(name && {
          venue: await findOrCreateNamed('venue', name, () =>
            venues.findOrCreate({ venue: plainTextToHtml(name), address: plainTextToHtml(address), ...place }, inside),
          ),
        }),
        organizer,
        categories: await findOrCreateTerms(category, categories, inside),
        tags: await findOrCreateTerms(tag, tags, inside),
      },
      inside,
    )
    await updateKeepingVersion(inside.db, row.id, { guid: key })
    count('event', row.status)
  }

  /** Returns IDs by lower-case displayed name; the oldest item if several have the same name. */
  async function loadNames(type: string): Promise<Map<string, number>> {
    return new Map((await listNames(context.db, type)).map((row) => [lineOf(row.title_rendered).toLowerCase(), row.id]))
  }

  async function findOrCreateNamed(
    type: 'venue' | 'organizer',
    name: string,
    make: () => Promise<{ id: number; status: string }>,
  ): Promise<number> {
    const shown = lineOf(renderTitle(plainTextToHtml(name))).toLowerCase()
    const id = known[type].get(shown)
    if (id !== undefined) return id
    const made = await make()
    known[type].set(shown, made.id)
    count(type, made.status)
    return made.id
  }

  async function findOrCreateTerms(of: typeof category, names: readonly string[], inside: RequestContext): Promise<number[]> {
    const ids: number[] = []
    for (const name of names) {
      const id = await of.findOrCreate(plainTextToHtml(name), inside)
      const counts = (terms[of.taxonomy] ??= emptyTally())
      if (!known.terms.has(id)) counts.added++
      known.terms.add(id)
      ids.push(id)
    }
    return ids
  }

  function count(type: string, status: string): void {
    const byStatus = (items[type] ??= {})
    byStatus[status] = (byStatus[status] ?? 0) + 1
  }
}
