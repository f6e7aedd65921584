// The venue and the organizers of an event: named by their ids or given as data, shown in full to those who may see them.
import type { Kysely } from 'kysely'
import type { RequestContext } from '../../context.ts'
import { findRows } from '../../engine/store.ts'
import type { Trait } from '../../engine/trait.ts'
import type { Database } from '../../db/schema.ts'
import type { ContentRow } from '../../db/tables/content.ts'
import { ApiError, invalidParam } from '../../contract/api-error.ts'
import { findOrganizerIds, findVenueIds, replaceOrganizers, setVenue } from '../store.ts'

/** What the trait needs of venues or of organizers. */
export interface Linkable<Out extends object, Data extends object> {
  type: string
  mayRead(row: ContentRow, context: RequestContext): boolean
  present(rows: readonly ContentRow[], context: RequestContext): Promise<Out[]>
  /** Refuses data that name what is not there. */
  check(data: Data, context: RequestContext): Promise<void>
  /** The one of this name that the writer may change, with the data written into it, or a new one. */
  findOrCreate(data: Data, context: RequestContext): Promise<ContentRow>
}

type One<Data> = number | (Data & { id?: number })

/** How the ids are kept. */
interface Ties {
  find(db: Kysely<Database>, eventIds: readonly number[]): Promise<Map<number, number[]>>
  replace(db: Kysely<Database>, eventId: number, ids: readonly number[]): Promise<void>
}

function linked<const Field extends 'venue' | 'organizer', Out extends object, Data extends { [name in Field]?: string }, Shown>(
  field: Field,
  of: Linkable<Out, Data>,
  ties: Ties,
  shape: (items: Out[]) => Shown,
): Trait<ContentRow, Record<Field, Shown>, { [name in Field]?: One<Data> | One<Data>[] | null }> & { read: object } {
  return {
    async read(rows, reading) {
      const ids = await ties.find(
        reading.db,
        rows.map((row) => row.id),
      )
      const found = (await findRows(reading.db, [...new Set([...ids.values()].flat())])).filter(
        (row) => row.status !== 'trash' && of.mayRead(row, reading),
      )
      const items = await of.present(found, reading)
      const shown = new Map(found.map((row, index) => [row.id, items[index]]))
      return (row) => ({ [field]: shape((ids.get(row.id) ?? []).flatMap((id) => shown.get(id) ?? [])) }) as Record<Field, Shown>
    },

    async check(input, context) {
      for (const one of listOf(input[field])) await assertThere(one, context)
    },

    async write(input, { context, then }) {
      if (input[field] === undefined) return
      const ids: number[] = []
      for (const one of listOf(input[field])) ids.push(await idOf(one, context))
      then((db, row) => ties.replace(db, row.id, [...new Set(ids)]))
    },
  }

  async function idOf(one: One<Data>, context: RequestContext): Promise<number> {
    const made = dataIn(one)
    if (made) return (await inside(of.findOrCreate(made, context))).id
    await assertThere(one, context)
    return idIn(one) ?? 0
  }

  async function assertThere(one: One<Data>, context: RequestContext): Promise<void> {
    const data = dataIn(one)
    if (data) return inside(of.check(data, context))
    const id = idIn(one)
    if (id === undefined) throw invalidParam(field, `must have a name (${field}) or an id`)
    const [row] = await findRows(context.db, [id])
    if (row?.type !== of.type || !of.mayRead(row, context))
      throw invalidParam(field, `must be the id of ${field === 'venue' ? 'a venue' : 'an organizer'}; ${id} is none`)
  }

  /** What is wrong with a value inside it is wrong with the whole. */
  async function inside<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work
    } catch (error) {
      const [wrong] = error instanceof ApiError && error.code === 'rest_invalid_param' ? Object.entries(error.data.params ?? {}) : []
      throw wrong ? invalidParam(field, `(${wrong[0]}) ${wrong[1]}`) : error
    }
  }

  /** What is given as data, with a name and no id. */
  function dataIn(one: One<Data>): Data | undefined {
    return typeof one === 'object' && one.id === undefined && one[field]?.trim() ? one : undefined
  }
}

function listOf<Data>(written: One<Data> | One<Data>[] | null | undefined): One<Data>[] {
  return [written ?? []].flat() as One<Data>[]
}

function idIn(one: One<object>): number | undefined {
  return typeof one === 'number' ? one : one.id
}

/** Must come after what stores the event, which keeps the venue's id. */
export function venueOf<Out extends object, Data extends { venue?: string }>(venues: Linkable<Out, Data>) {
  return linked(
    'venue',
    venues,
    { find: findVenueIds, replace: (db, eventId, [id = 0]) => setVenue(db, eventId, id) },
    (items): Out | null => items[0] ?? null,
  )
}

export function organizersOf<Out extends object, Data extends { organizer?: string }>(organizers: Linkable<Out, Data>) {
  return linked('organizer', organizers, { find: findOrganizerIds, replace: replaceOrganizers }, (items): Out[] => items)
}
