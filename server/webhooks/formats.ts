// All formats of deliveries.
import type { Context } from '../context.ts'
import type { DeliveryFormat } from '../db/tables/webhooks.ts'
import type { Format } from './format.ts'
import { purges } from './purges.ts'
import { signedEvents } from './signed-events.ts'

export type Formats = Readonly<Record<DeliveryFormat, Format>>

export const createFormats = (context: Context): Formats => ({ webhook: signedEvents(context), purge: purges(context) })

export const entriesOf = (formats: Formats) => Object.entries(formats) as [DeliveryFormat, Format][]
