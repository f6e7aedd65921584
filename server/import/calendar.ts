// Imports the events of an iCalendar file that has been read.
import { withoutTokens } from '../engine/preview-tokens.ts'
import { siteDate } from '../engine/dates.ts'
import { updateKeepingVersion } from '../engine/writes-store.ts'
import { executeTransaction } from '../db/direct-statements.ts'
import { onBehalfOf } from '../context.ts'
import type { Context, RequestContext } from '../context.ts'
import { lineOf } from '../calendar/icalendar/texts.ts'
import type { EventItem } from '../calendar/occurrences-store.ts'
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
import { listNames, listTerms } from './store.ts'
import { differs, findStored, isCanceledAlready, isUnchanged, withLeftOut } from './stored-events.ts'

const AT_ONCE = 100

export async function importCalendar(
  file: string,
  { events: found, skipped }: CalendarFile,
  context: Context,
  onProgress: (done: number, total: number) => void,
): Promise<Report> {
  const started = performance.now()
  const { skip, all } = createSkipCounter()
  for (const { what, reason, count } of skipped) skip(what, reason, count)
  const entries = found.flatMap((event) => {
    try {
      return withoutTokens(entryFrom(event))
    } catch (error) {
      skip('event', (error as Error).message)
      return []
    }
  })
  const users = await importUsers([], context)
  const written: Written = { items: {}, changed: {}, present: {}, terms: {} }
  const add = await createWriter(users.idOf(''), { ...written, skip: (reason) => skip('event', reason) }, context)
  for (let done = 0; done < entries.length; done += AT_ONCE) {
    const batch = entries.slice(done, done + AT_ONCE)
    await add(batch)
    onProgress(done + batch.length, entries.length)
  }
  return {
    file,
    users: users.count,
    ...written,
    translations: 0,
    skipped: all(),
    kept: {},
    media: undefined,
    seconds: (performance.now() - started) / 1000,
  }
}

type Written = Pick<Report, 'items' | 'changed' | 'present' | 'terms'>

/** Returns a function that writes a batch of entries in one transaction. */
async function createWriter(
  signerId: number,
  { items, changed, present, terms, skip }: Written & { skip(reason: string): void },
  context: Context,
) {
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
      for (const entry of batch) await write(entry, inside)
    })

  async function write(entry: CalendarEntry, inside: RequestContext): Promise<void> {
    const before = await findStored(entry, inside.db)
    if (before) return update(before, entry, inside)
    if (entry.isCancellation) return skip('it is canceled')
    const row = await events.findOrCreate(await inputFrom(entry, inside), inside)
    await stamp(row.id, entry, inside, { guid: entry.key })
    count('event', row.status)
  }

  /** What was changed here later stays, and what is in the trash or left out of its series stays there. */
  async function update(before: EventItem, entry: CalendarEntry, inside: RequestContext): Promise<void> {
    // An occurrence that has not been changed by itself is not older than its version in the file.
    const isNewer = isUnchanged(before) || (entry.revised !== undefined && entry.revised > new Date(`${before.modified_gmt}Z`))
    const input = before.status !== 'trash' && isNewer ? await changesFrom(before, entry, inside) : undefined
    if (!input) {
      present['event'] = (present['event'] ?? 0) + 1
      return
    }
    await events.changes.change(before, input, inside)
    await stamp(before.id, entry, inside)
    changed['event'] = (changed['event'] ?? 0) + 1
  }

  /** Returns undefined if the event is as the file says. */
  async function changesFrom(before: EventItem, entry: CalendarEntry, inside: RequestContext) {
    if (entry.isCancellation) return (await isCanceledAlready(before, inside)) ? undefined : { canceled: true }
    const { status, ...input } = await inputFrom(entry, inside)
    const merged = await withLeftOut(before, input, inside)
    if (!(await differs(before, merged, inside))) return undefined
    return isUnchanged(before) && status !== before.status ? { ...merged, status } : merged
  }

  /** The event is as old as the file says, so that later changes in either place are told apart. */
  async function stamp(id: number, { revised }: CalendarEntry, { db, config, now }: RequestContext, own: { guid?: string } = {}) {
    const at = revised && revised < now() ? siteDate(revised, config.site.timezone) : undefined
    const values = { ...own, ...(at && { modified: at.date, modified_gmt: at.date_gmt }) }
    if (Object.keys(values).length) await updateKeepingVersion(db, id, values)
  }

  async function inputFrom({ occurrence, fields, venue, organizers: hosts, categories, tags }: CalendarEntry, inside: RequestContext) {
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
    const { recurrence, ...own } = fields
    return {
      ...own,
      ...(!occurrence && { recurrence }),
      venue: name
        ? await findOrCreateNamed('venue', name, () =>
            venues.findOrCreate({ venue: plainTextToHtml(name), address: plainTextToHtml(address), ...place }, inside),
          )
        : null,
      organizer,
      categories: await findOrCreateTerms(category, categories, inside),
      tags: await findOrCreateTerms(tag, tags, inside),
    }
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
