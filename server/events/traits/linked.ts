// The venue and the organizers of an event: named by their ids or given as data, shown in full to those who may see them.
import type { Kysely } from 'kysely'
import type { RequestContext } from '../../context.ts'
import { findRows } from '../../content/store.ts'
import type { Trait } from '../../content/trait.ts'
import type { Database } from '../../db/schema.ts'
import type { ContentRow } from '../../db/tables/content.ts'
import { invalidParam } from '../../errors.ts'
import { findOrganizerIds, findVenueIds, replaceOrganizers, setVenue } from '../store.ts'

/** What the trait needs of venues or of organizers. */
export interface Linkable<Out extends object, Data extends object> {
  type: string
  mayRead(row: ContentRow, context: RequestContext): boolean
  present(rows: readonly ContentRow[], context: RequestContext): Promise<Out[]>
  /** The one of this name that the writer may change, with the data written into it, or a new one. */
  foundOrMade(data: Data, context: RequestContext): Promise<ContentRow>
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

    async write(input, { context, then }) {
      const written: One<Data> | One<Data>[] | null | undefined = input[field]
      if (written === undefined) return
      const ids: number[] = []
      for (const one of [written ?? []].flat() as One<Data>[]) ids.push(await idOf(one, context))
      then((db, row) => ties.replace(db, row.id, [...new Set(ids)]))
    },
  }

  async function idOf(one: One<Data>, context: RequestContext): Promise<number> {
    const id = typeof one === 'number' ? one : one.id
    if (id === undefined) {
      if (typeof one === 'number' || !one[field]?.trim()) throw invalidParam(field, `must have a name (${field}) or an id`)
      return (await of.foundOrMade(one, context)).id
    }
    const [row] = await findRows(context.db, [id])
    if (row?.type !== of.type || !of.mayRead(row, context))
      throw invalidParam(field, `must be the id of ${field === 'venue' ? 'a venue' : 'an organizer'}; ${id} is none`)
    return id
  }
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
