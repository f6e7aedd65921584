// Events, venues and organizers as site content: texts in the site's language, and the read-only dates of events.
import { idsOf } from '#server/db/ids.ts'
import { DateTime } from 'luxon'
import type { ContentRow } from '#server/db/tables/content.ts'
import { compose } from '#server/engine/trait.ts'
import type { Trait } from '#server/engine/trait.ts'
import { body, excerpt, title } from '#server/engine/traits/texts.ts'
import { FORMAT } from '../dates.ts'
import { findEvents, removeVenue, throwMissingEvent } from '../store.ts'
import { eventFields } from './event.ts'

export const siteTexts = compose<ContentRow>()(title, body, excerpt)

interface EventDates {
  start_date: string
  end_date: string
  timezone: string
  all_day: boolean
}

/** The hours of a new event, which is on the day of its creation. */
const NEW_EVENT = { start: 8, end: 17 } as const

export const eventDates: Trait<ContentRow, EventDates, object> & { read: object; write: object } = {
  name: 'event',
  async read(rows, { db }) {
    const events = await findEvents(db, idsOf(rows))
    return (row) => {
      const { start_date, end_date, timezone, all_day } = events.get(row.id) ?? throwMissingEvent(row)
      return { start_date: start_date.replace(' ', 'T'), end_date: end_date.replace(' ', 'T'), timezone, all_day: all_day === 1 }
    }
  },
  write(_input, change) {
    if (change.before) return undefined
    const { config, now } = change.context
    const today = DateTime.fromJSDate(now(), { zone: config.site.timezone }).startOf('day')
    const at = (hour: number): string => today.set({ hour }).toFormat(FORMAT)
    return eventFields.write?.({ start_date: at(NEW_EVENT.start), end_date: at(NEW_EVENT.end) }, change)
  },
}

/** Removes a permanently deleted venue from its events. */
export const detachFromEvents: Trait<ContentRow, object, object> & { erase: object } = {
  erase: ({ id }, { db }) => removeVenue(db, id),
}
