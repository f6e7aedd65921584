// The handlers of the namespace cal/events/v1.
import { readDocument } from '#server/contract/documents.ts'
import { documents } from '../documents.ts'
import { readNamespaceIndex } from '../routes.ts'
import type { Handlers, Schemas } from './contract.ts'
import { handlers as events } from './events.ts'
import { handlers as feeds } from './feeds.ts'
import { handlers as organizers } from './organizers.ts'
import { handlers as taxonomies } from './taxonomies.ts'
import { handlers as venues } from './venues.ts'

const document = readDocument(documents.calEventsV1.document)

export const calEventsV1: Handlers = {
  getCalendarIndex: (input, context) => ({ ...readNamespaceIndex(input, context), headers: { 'Content-Language': context.language } }),
  getCalendarDocument(_input, { config: { restRoot }, language }) {
    const servers = [{ url: restRoot + documents.calEventsV1.path }]
    return { status: 200, headers: { 'Content-Language': language }, body: { ...document, servers } as Schemas['OpenApi'] }
  },
  ...events,
  ...feeds,
  ...venues,
  ...organizers,
  ...taxonomies,
}
