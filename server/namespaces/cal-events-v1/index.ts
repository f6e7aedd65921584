// The handlers of the namespace cal/events/v1, and its content types and taxonomies.
import { withLanguages } from '#server/contract/languages.ts'
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

export const calEventsV1: Handlers = {
  getCalendarIndex: (input, context) => ({ ...readNamespaceIndex(input, context), headers: { 'Content-Language': context.language } }),
  getCalendarDocument(_input, { config: { restRoot, site }, contract, language }) {
    const { document, path } = documents.calEventsV1
    const body = {
      ...withLanguages(contract.document(document), site.languages),
      servers: [{ url: restRoot + path }],
    } as Schemas['OpenApi']
    return { status: 200, headers: { 'Content-Language': language }, body }
  },
  ...handlers,
}
export { types }
