// Types of the contract that no namespace owns.
import type { components as CalendarComponents } from '../../generated/cal-events-v1/server.ts'
import type { components } from '../../generated/cms-v2/server.ts'

export type ErrorCode = components['schemas']['ErrorCode']
export type ErrorBody = components['schemas']['Error']
export type NamespaceIndex = CalendarComponents['schemas']['NamespaceIndex']
export type Route = CalendarComponents['schemas']['Route']
export type RouteEndpoint = CalendarComponents['schemas']['RouteEndpoint']
export type RouteArgument = CalendarComponents['schemas']['RouteArgument']
