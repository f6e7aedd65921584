// The handlers of the namespace cal/events/v1, and its content types and taxonomies.
import { readDocument } from '#server/contract/documents.ts'
import { documents } from '../documents.ts'
import { combineParts } from '../parts.ts'
import { readNamespaceIndex } from '../routes.ts'
import type { Handlers, Schemas } from './contract.ts'
import * as events from './events.ts'
import * as feeds from './feeds.ts'
import * as organizers from './organizers.ts'
import * as taxonomies from './taxonomies.ts'
import * as venues from './venues.ts'

const { handlers, ...types } = combineParts(events, venues, organizers, taxonomies, feeds)

const document = readDocument(documents.calEventsV1.document)

export const calEventsV1: Handlers = {
  getCalendarIndex: (input, context) => ({ ...readNamespaceIndex(input, context), headers: { 'Content-Language': context.language } }),
  getCalendarDocument(_input, { config: { restRoot }, language }) {
    const servers = [{ url: restRoot + documents.calEventsV1.path }]
    return { status: 200, headers: { 'Content-Language': language }, body: { ...document, servers } as Schemas['OpenApi'] }
  },
  ...handlers,
}
export { types }
