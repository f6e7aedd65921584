// The venue and organizers of an event: written as IDs or as data, returned as complete items if the caller may read them.
import type { RequestContext } from '#server/context.ts'
import { findRows } from '#server/engine/rows-store.ts'
import type { Trait } from '#server/engine/trait.ts'
import { isUnpublished } from '#server/engine/traits/status.ts'
import type { Db } from '#server/db/schema.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import type { Caller } from '#server/users/caller.ts'
import { ApiError, invalidParam, unknownId } from '#server/contract/api-error.ts'
import type { Drafts } from '../drafts.ts'
import { eventIdOf, eventIdsOf } from '../occurrences-store.ts'
import { findOrganizerIds, findVenueIds, replaceOrganizers, setVenue } from '../store.ts'

export interface Linkable<Out extends object, Data extends object> extends Drafts {
  type: string
  mayRead(row: ContentRow, context: RequestContext): boolean
  present(rows: readonly ContentRow[], context: RequestContext): Promise<Out[]>
  /** Throws if the data refers to something that does not exist. */
  validate(data: Data, context: RequestContext): Promise<void>
  /** Updates the item of this name if the caller may edit it, or creates one. */
  findOrCreate(data: Data, context: RequestContext): Promise<ContentRow>
}

type One<Data> = number | (Data & { id?: number })

/** Reads and stores the IDs. */
interface Relation {
  find(db: Db, eventIds: readonly number[]): Promise<Map<number, number[]>>
  replace(db: Db, eventId: number, ids: readonly number[]): Promise<void>
}

function linkTrait<const Field extends 'venue' | 'organizer', Out extends object, Data extends { [name in Field]?: string }, Shown>(
  field: Field,
  of: Linkable<Out, Data>,
  relation: Relation,
  shape: (items: Out[]) => Shown,
): Trait<ContentRow, Record<Field, Shown>, { [name in Field]?: One<Data> | One<Data>[] | null }> & { read: object } {
  const approval = publishDrafts(of, relation)
  return {
    // The venue's ID is in the event's row.
    after: ['event'],
    async read(rows, reading) {
      const ids = await relation.find(reading.db, eventIdsOf(rows))
      const found = (await findRows(reading.db, [...new Set([...ids.values()].flat())], of.type)).filter(
        (row) => row.status !== 'trash' && of.mayRead(row, reading),
      )
      const items = await of.present(found, reading)
      const shown = new Map(found.map((row, index) => [row.id, items[index]]))
      return (row) => ({ [field]: shape((ids.get(eventIdOf(row)) ?? []).flatMap((id) => shown.get(id) ?? [])) }) as Record<Field, Shown>
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

  /** Reports an invalid value in the data as an error of the whole field. */
  async function inside<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work
    } catch (error) {
      const [wrong] = error instanceof ApiError && error.code === 'rest_invalid_param' ? Object.entries(error.data.params ?? {}) : []
      throw wrong ? invalidParam(field, `(${wrong[0]}) ${wrong[1]}`) : error
    }
  }

  /** Returns the entry if it is data: with a name and without an ID. */
  function dataIn(one: One<Data>): Data | undefined {
    return typeof one === 'object' && one.id === undefined && one[field]?.trim() ? one : undefined
  }
}

/** When somebody else approves an event, publishes the drafts that its author created with it, if the caller may. */
function publishDrafts(of: Drafts, { find }: Pick<Relation, 'find'>) {
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

/** Whether somebody other than the author publishes the event. */
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
  return linkTrait('venue', venues, ofVenue, (items): Out | null => items[0] ?? null)
}

export function organizersOf<Out extends object, Data extends { organizer?: string }>(organizers: Linkable<Out, Data>) {
  return linkTrait('organizer', organizers, ofOrganizers, (items): Out[] => items)
}

/** For events as site content, which have no venue and organizers. */
export const publishVenueDrafts = (venues: Drafts) => publishDrafts(venues, ofVenue)
export const publishOrganizerDrafts = (organizers: Drafts) => publishDrafts(organizers, ofOrganizers)
