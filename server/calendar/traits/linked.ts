// The venue and organizers of an event: written as IDs or as data, returned in full if the caller may read them.
import type { RequestContext } from '#server/context.ts'
import { findRows } from '#server/engine/rows-store.ts'
import type { Trait } from '#server/engine/trait.ts'
import { isUnpublished } from '#server/engine/traits/status.ts'
import type { Db } from '#server/db/schema.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import type { Caller } from '#server/users/caller.ts'
import { ApiError, invalidParam, unknownId } from '#server/contract/api-error.ts'
import type { Drafts } from '../drafts.ts'
import { findOrganizerIds, findVenueIds, replaceOrganizers, setVenue } from '../store.ts'

/** What the trait needs to know about venues or organizers. */
export interface Linkable<Out extends object, Data extends object> extends Drafts {
  type: string
  mayRead(row: ContentRow, context: RequestContext): boolean
  present(rows: readonly ContentRow[], context: RequestContext): Promise<Out[]>
  /** Throws if the data refers to something that does not exist. */
  validate(data: Data, context: RequestContext): Promise<void>
  /** Updates the item of this name that the caller may edit, or creates a new one. */
  findOrCreate(data: Data, context: RequestContext): Promise<ContentRow>
}

type One<Data> = number | (Data & { id?: number })

/** How the IDs are stored. */
interface Relation {
  find(db: Db, eventIds: readonly number[]): Promise<Map<number, number[]>>
  replace(db: Db, eventId: number, ids: readonly number[]): Promise<void>
}

function linked<const Field extends 'venue' | 'organizer', Out extends object, Data extends { [name in Field]?: string }, Shown>(
  field: Field,
  of: Linkable<Out, Data>,
  relation: Relation,
  shape: (items: Out[]) => Shown,
): Trait<ContentRow, Record<Field, Shown>, { [name in Field]?: One<Data> | One<Data>[] | null }> & { read: object } {
  const approval = published(of, relation)
  return {
    // The venue's ID is in the event's row.
    after: ['event'],
    async read(rows, reading) {
      const ids = await relation.find(
        reading.db,
        rows.map((row) => row.id),
      )
      const found = (await findRows(reading.db, [...new Set([...ids.values()].flat())], of.type)).filter(
        (row) => row.status !== 'trash' && of.mayRead(row, reading),
      )
      const items = await of.present(found, reading)
      const shown = new Map(found.map((row, index) => [row.id, items[index]]))
      return (row) => ({ [field]: shape((ids.get(row.id) ?? []).flatMap((id) => shown.get(id) ?? [])) }) as Record<Field, Shown>
    },

    async validate(input, context) {
      for (const one of listOf(input[field])) await assertExists(one, context)
    },

    async write(input, change) {
      const { context, addEffect } = change
      if (input[field] !== undefined) {
        const ids: number[] = []
        for (const one of listOf(input[field])) ids.push(await idOf(one, context))
        addEffect((db, row) => relation.replace(db, row.id, [...new Set(ids)]))
      }
      approval.write(input, change)
    },
  }

  async function idOf(one: One<Data>, context: RequestContext): Promise<number> {
    const data = dataIn(one)
    if (data) return (await inside(of.findOrCreate(data, context))).id
    await assertExists(one, context)
    return idIn(one) ?? 0
  }

  async function assertExists(one: One<Data>, context: RequestContext): Promise<void> {
    const data = dataIn(one)
    if (data) return inside(of.validate(data, context))
    const id = idIn(one)
    if (id === undefined) throw invalidParam(field, `must have a name (${field}) or an ID`)
    const [row] = await findRows(context.db, [id])
    if (row?.type !== of.type || !of.mayRead(row, context)) throw unknownId(field, field, id)
  }

  /** Reports an invalid value inside the data as an error of the whole field. */
  async function inside<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work
    } catch (error) {
      const [wrong] = error instanceof ApiError && error.code === 'rest_invalid_param' ? Object.entries(error.data.params ?? {}) : []
      throw wrong ? invalidParam(field, `(${wrong[0]}) ${wrong[1]}`) : error
    }
  }

  /** Returns an entry that is data: it has a name and no ID. */
  function dataIn(one: One<Data>): Data | undefined {
    return typeof one === 'object' && one.id === undefined && one[field]?.trim() ? one : undefined
  }
}

/** Publishes the drafts that the author of an event made with it when somebody else approves it, as far as the caller may. */
function published(of: Drafts, { find }: Pick<Relation, 'find'>) {
  return {
    write(_input, { before, context, addEffect }) {
      if (!before) return
      addEffect(async (db, event) => {
        if (!isApproved(before, event, context.caller)) return
        const ids = (await find(db, [event.id])).get(event.id) ?? []
        for (const row of await findRows(db, ids)) if (row.author === event.author) await of.publishDraft(row, { ...context, db })
      })
    },
  } satisfies Trait<ContentRow, object, object>
}

/** Whether somebody else than its author publishes the event. */
function isApproved(before: ContentRow, after: ContentRow, { user }: Caller): boolean {
  const isPublished = after.status === 'publish' || after.status === 'future'
  return isUnpublished(before.status) && isPublished && user?.id !== after.author
}

function listOf<Data>(written: One<Data> | One<Data>[] | null | undefined): One<Data>[] {
  return [written ?? []].flat() as One<Data>[]
}

function idIn(one: One<object>): number | undefined {
  return typeof one === 'number' ? one : one.id
}

const ofVenue: Relation = { find: findVenueIds, replace: (db, eventId, [id = 0]) => setVenue(db, eventId, id) }
const ofOrganizers: Relation = { find: findOrganizerIds, replace: replaceOrganizers }

export function venueOf<Out extends object, Data extends { venue?: string }>(venues: Linkable<Out, Data>) {
  return linked('venue', venues, ofVenue, (items): Out | null => items[0] ?? null)
}

export function organizersOf<Out extends object, Data extends { organizer?: string }>(organizers: Linkable<Out, Data>) {
  return linked('organizer', organizers, ofOrganizers, (items): Out[] => items)
}

/** For the form of an event that does not show them. */
export const publishesVenue = (venues: Drafts) => published(venues, ofVenue)
export const publishesOrganizers = (organizers: Drafts) => published(organizers, ofOrganizers)
