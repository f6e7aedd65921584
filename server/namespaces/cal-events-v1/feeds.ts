// Exports events as iCalendar files.
import { Text } from '#server/contract/operation.ts'
import { createCalendarParts, writeCalendar } from '#server/calendar/icalendar/calendar.ts'
import type { Handlers } from './contract.ts'
import { events } from './events.ts'

/** The maximum number of events in a feed. */
const MAX_EVENTS = 1000

export const handlers = {
  async getCalendarFeed({ query }, context) {
    const bounds = { limit: MAX_EVENTS, offset: 0 }
    const { items, total } = await events.listAs(createCalendarParts, { ...query, page: 1, per_page: MAX_EVENTS }, bounds, context)
    return {
      status: 200,
      headers: { 'X-CAL-Total': total, 'Content-Disposition': dispositionOf('events'), 'Content-Language': context.language },
      body: new Text('text/calendar', writeCalendar(items, context)),
    }
  },

  async getEventFile({ path, query }, context) {
    const row = await events.readable(path, query, context)
    const parts = createCalendarParts([row], await events.present([row], context, query.password))
    return {
      status: 200,
      headers: { 'Content-Disposition': dispositionOf(`event-${row.id}`), 'Content-Language': context.language },
      body: new Text('text/calendar', writeCalendar(parts, context)),
    }
  },
} satisfies Partial<Handlers>

function dispositionOf(name: string): string {
  return `inline; filename="${name}.ics"`
}
