// Exports events as iCalendar files.
import { Text } from '../../../contract/operation.ts'
import { icalendar } from '../../../calendar/icalendar/calendar.ts'
import type { Handlers } from './contract.ts'
import { events } from './events.ts'

/** The maximum number of events in a feed. */
const MAX_EVENTS = 1000

export const handlers = {
  async getCalendarFeed({ query }, context) {
    const { rows, total } = await events.search({ ...query, page: 1, per_page: MAX_EVENTS }, { limit: MAX_EVENTS, offset: 0 }, context)
    const text = icalendar(rows, await events.present(rows, context), context)
    return {
      status: 200,
      headers: { 'X-CAL-Total': total, 'Content-Disposition': inlineFile('events'), 'Content-Language': context.language },
      body: new Text('text/calendar', text),
    }
  },

  async getEventFile({ path, query }, context) {
    const row = await events.readable(path, query, context)
    const text = icalendar([row], await events.present([row], context, query.password), context)
    return {
      status: 200,
      headers: { 'Content-Disposition': inlineFile(`event-${row.id}`), 'Content-Language': context.language },
      body: new Text('text/calendar', text),
    }
  },
} satisfies Partial<Handlers>

function inlineFile(name: string): string {
  return `inline; filename="${name}.ics"`
}
