// Occurrences that have been changed by themselves. Each is an event of its own, which follows the changes of its series, as far as it has
// not been changed in the same place.
import { sql } from 'kysely'
import { idsOf } from '../db/ids.ts'
import type { Db } from '../db/schema.ts'
import type { EventRow, OccurrenceRow } from '../db/tables/calendar.ts'
import type { ContentTextsRow } from '../db/tables/texts.ts'
import type { ContentRow, ContentStatus } from '../db/tables/content.ts'
import { moveToTrash } from '../engine/change.ts'
import { listTexts } from '../engine/texts-store.ts'
import { followTranslations } from '../engine/translations.ts'
import { bumpVersion, insertRow, updateKeepingVersion, updateRow } from '../engine/writes-store.ts'
import type { Fields } from '../declarations/declarations.ts'
import { occurrenceSlug, SEPARATOR } from './occurrences-store.ts'
import { datesAt } from './recurrence/plan.ts'
import { followedFields } from './series-fields.ts'
import { findEvents, findOrganizerIds, replaceOrganizers } from './store.ts'

/** Columns that belong together: they follow only if none of them has been changed. */
const CONTENT = [
  ['title', 'title_rendered'],
  ['content', 'content_rendered', 'block_version', 'is_dynamic'],
  ['excerpt', 'excerpt_rendered'],
  ['date', 'date_gmt', 'date_floats'],
  ['author'],
  ['featured_media'],
  ['password'],
] as const satisfies readonly (readonly (keyof ContentRow)[])[]

const EVENT = [
  'cost',
  'website',
  'show_map',
  'show_map_link',
  'hide_from_listings',
  'sticky',
  'featured',
  'ticketed',
  'venue_id',
  'canceled',
] as const satisfies readonly (keyof EventRow)[]

const TEXTS = [['title', 'title_rendered'], ['content', 'content_rendered'], ['excerpt', 'excerpt_rendered'], ['meta']] as const

/** All that is stored of a series. */
export interface SeriesState {
  row: ContentRow
  event: EventRow
  terms: readonly number[]
  organizers: readonly number[]
  texts: readonly ContentTextsRow[]
}

export async function readSeries(db: Db, row: ContentRow, event: EventRow): Promise<SeriesState> {
  const terms = await db.selectFrom('content_terms').select('term_id').where('content_id', '=', row.id).execute()
  return {
    row,
    event,
    terms: terms.map(({ term_id }) => term_id),
    organizers: (await findOrganizerIds(db, [row.id])).get(row.id) ?? [],
    texts: await listTexts(db, [row.id]),
  }
}

export async function findExceptions(db: Db, seriesIds: readonly number[]): Promise<OccurrenceRow[]> {
  if (!seriesIds.length) return []
  return db.selectFrom('event_occurrences').selectAll().where('series_id', 'in', seriesIds).whereRef('event_id', '=', 'id').execute()
}

/** Makes the exceptions of a series follow its change. `exceptions` are as they were before, and `kept` as they are now. */
export async function followSeries(
  db: Db,
  before: SeriesState,
  after: SeriesState,
  exceptions: readonly OccurrenceRow[],
  kept: readonly OccurrenceRow[],
  fields: Fields | undefined,
): Promise<void> {
  const ids = idsOf(kept)
  if (!ids.length) return
  await followColumns(db, 'content', 'id', before.row, after.row, CONTENT, ids)
  await followFields(db, before.row, after.row, ids, fields)
  await followColumns(
    db,
    'events',
    'content_id',
    before.event,
    after.event,
    EVENT.map((column) => [column]),
    ids,
  )
  await followStatus(db, before.row, after.row, exceptions, kept)
  await followDates(db, before.event, after.event, exceptions, kept)
  await followTerms(db, before.terms, after.terms, ids)
  await followOrganizers(db, before.organizers, after.organizers, ids)
  await followTexts(db, before, after, ids)
  for (const { id, name } of kept) await updateKeepingVersion(db, id, { slug: occurrenceSlug(after.row.slug, name) })
  await bumpVersion(db, ids)
}

/** Sets each group of columns that has changed where it is as it was in the series. */
async function followColumns<Row extends object>(
  db: Db,
  table: string,
  key: string,
  before: Row,
  after: Row,
  groups: readonly (readonly (keyof Row & string)[])[],
  ids: readonly number[],
): Promise<void> {
  for (const group of groups.filter((columns) => columns.some((column) => before[column] !== after[column]))) {
    const values = group.map((column) => sql`${sql.ref(column)} = ${after[column]}`)
    const unchanged = group.map((column) =>
      before[column] === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${before[column]}`,
    )
    await sql`update ${sql.table(table)} set ${sql.join(values)}
      where ${sql.ref(key)} in (${sql.join([...ids])}) and ${sql.join(unchanged, sql` and `)}`.execute(db)
  }
}

/** Each own field follows by itself. */
async function followFields(
  db: Db,
  before: ContentRow,
  after: ContentRow,
  ids: readonly number[],
  fields: Fields | undefined,
): Promise<void> {
  if (before.meta === after.meta) return
  for (const { id, meta } of await db.selectFrom('content').select(['id', 'meta']).where('id', 'in', ids).execute()) {
    const followed = followedFields({ meta }, before, after, fields)
    if (followed) await updateKeepingVersion(db, id, followed)
  }
}

/** Exceptions are in the trash with their series, and while they are left out of it. */
async function followStatus(
  db: Db,
  before: Stated,
  after: Stated,
  exceptions: readonly OccurrenceRow[],
  kept: readonly OccurrenceRow[],
): Promise<void> {
  const rows = await db.selectFrom('content').select(['id', 'status', 'status_before_trash']).where('id', 'in', idsOf(kept)).execute()
  const omittedOf = (all: readonly OccurrenceRow[]): Set<number> => new Set(idsOf(all.filter(({ omitted }) => omitted)))
  const [formerly, now] = [omittedOf(exceptions), omittedOf(kept)]
  for (const row of rows) {
    const former = outsideTrash(row)
    const status = former === outsideTrash(before) ? outsideTrash(after) : former
    // An author's items move to the trash when the author is deleted.
    const isThereAlone = row.status === 'trash' && before.status !== 'trash' && !formerly.has(row.id)
    const isInTrash = after.status === 'trash' || now.has(row.id) || isThereAlone
    const values = isInTrash ? { status: 'trash' as const, status_before_trash: status } : { status, status_before_trash: null }
    if (values.status !== row.status || values.status_before_trash !== row.status_before_trash)
      await updateKeepingVersion(db, row.id, values)
  }
}

type Stated = Pick<ContentRow, 'status' | 'status_before_trash'>

const outsideTrash = ({ status, status_before_trash }: Stated): ContentStatus => status_before_trash ?? status

/** Exceptions that take place when the series said so do so still. */
async function followDates(
  db: Db,
  before: EventRow,
  after: EventRow,
  exceptions: readonly OccurrenceRow[],
  kept: readonly OccurrenceRow[],
): Promise<void> {
  const formerly = new Map(exceptions.map((one) => [one.id, one]))
  const events = await findEvents(db, idsOf(kept))
  for (const { id, occurrence } of kept) {
    const [former, event] = [formerly.get(id), events.get(id)]
    if (!former || !event || event.timezone !== before.timezone || event.all_day !== before.all_day) continue
    const was = datesAt(former.occurrence, before)
    if (event.start_date !== was.start_date || event.end_date !== was.end_date) continue
    const { timezone, all_day } = after
    await db
      .updateTable('events')
      .set({ ...datesAt(occurrence, after), timezone, all_day })
      .where('content_id', '=', id)
      .execute()
  }
}

async function followTerms(db: Db, before: readonly number[], after: readonly number[], ids: readonly number[]): Promise<void> {
  const removed = before.filter((id) => !after.includes(id))
  const added = after.filter((id) => !before.includes(id))
  if (removed.length) await db.deleteFrom('content_terms').where('content_id', 'in', ids).where('term_id', 'in', removed).execute()
  const rows = ids.flatMap((content_id) => added.map((term_id) => ({ content_id, term_id })))
  if (rows.length)
    await db
      .insertInto('content_terms')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

async function followOrganizers(db: Db, before: readonly number[], after: readonly number[], ids: readonly number[]): Promise<void> {
  if (before.join() === after.join()) return
  const own = await findOrganizerIds(db, ids)
  for (const id of ids) if ((own.get(id) ?? []).join() === before.join()) await replaceOrganizers(db, id, after)
}

/** Translations follow like the texts. */
async function followTexts(db: Db, before: SeriesState, after: SeriesState, ids: readonly number[]): Promise<void> {
  for (const texts of after.texts) {
    const { id: _id, ...row } = texts
    const former = before.texts.find(({ language }) => language === texts.language)
    const own = await db
      .selectFrom('content_texts')
      .select(['id', 'content_id'])
      .where('content_id', 'in', ids)
      .where('language', '=', texts.language)
      .execute()
    if (former && own.length) await followColumns(db, 'content_texts', 'id', former, texts, TEXTS, idsOf(own))
    const missing = former ? [] : ids.filter((id) => !own.some(({ content_id }) => content_id === id))
    for (const content_id of missing)
      await db
        .insertInto('content_texts')
        .values({ ...row, slug: '', content_id })
        .execute()
  }
  if (after.texts.length) await followTranslations(db, ids)
}

/** What belongs to an event in other tables. */
const PARTS = [
  { table: 'content_terms', key: 'content_id', columns: ['term_id'] },
  { table: 'event_organizers', key: 'event_id', columns: ['organizer_id', 'position'] },
  { table: 'content_texts', key: 'content_id', columns: ['language', ...TEXTS.flat(), 'address', 'city', 'stands_in'] },
] as const

async function copyParts(db: Db, from: number, to: number): Promise<void> {
  for (const { table, key, columns } of PARTS) {
    const names = sql.raw(columns.join(', '))
    await sql`insert into ${sql.table(table)} (${sql.ref(key)}, ${names}) select ${sql.lit(to)}, ${names} from ${sql.table(table)}
      where ${sql.ref(key)} = ${from}`.execute(db)
  }
}

/** Copies an event with all that belongs to it, except its occurrences. */
export async function copyEvent(
  db: Db,
  { id: from, ...row }: ContentRow,
  own: Pick<ContentRow, 'id' | 'slug' | 'guid' | 'parent' | 'version'>,
  event: EventRow,
): Promise<ContentRow> {
  const copy = await insertRow(db, { ...row, ...own })
  await db
    .insertInto('events')
    .values({ ...event, content_id: own.id, utc_last_end: '' })
    .execute()
  await copyParts(db, from, own.id)
  return copy
}

/** Makes exceptions that have left their series events of their own, in the trash. */
export async function releaseExceptions(db: Db, left: readonly OccurrenceRow[]): Promise<void> {
  for (const { id } of left) {
    const row = await db.selectFrom('content').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const slug = row.slug.replace(SEPARATOR, '-')
    const inTrash = moveToTrash({ ...row, status: row.status_before_trash ?? row.status, slug })
    await updateRow(db, id, { ...inTrash, parent: 0 })
    await db.updateTable('event_occurrences').set({ series_id: null, occurrence: '', name: '', omitted: 0 }).where('id', '=', id).execute()
  }
}
