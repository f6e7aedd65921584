// The types of the service inside another program.
import type { RequestListener } from 'node:http'
import type { operations as Batch } from '#generated/batch-v1/client.ts'
import type { operations as Calendar } from '#generated/cal-events-v1/client.ts'
import type { operations as BlockEditor } from '#generated/cms-block-editor-v1/client.ts'
import type { operations as SiteHealth } from '#generated/cms-site-health-v1/client.ts'
import type { operations as Toolkit } from '#generated/cms-toolkit/client.ts'
import type { operations as Content } from '#generated/cms-v2/client.ts'
import type { operations as Hooks } from '#generated/hooks-v1/client.ts'
import type { operations as Oembed } from '#generated/oembed-1.0/client.ts'
import type { operations as Site } from '#generated/site/client.ts'

/** All operations of the contract, by operation ID. */
export interface Operations extends Batch, BlockEditor, Calendar, Toolkit, Content, Hooks, Oembed, Site, SiteHealth {}

export interface Service {
  /** Serves everything, for `app.use('/content', service.router)`. The path is that of the setting `BASE_URL`. */
  router: RequestListener
  /**
   * Carries out an operation with the rights of the user with this username; without one, as an anonymous caller. Rejects with an error
   * that has the `status`, `code` and `data` of the contract.
   */
  call<Id extends keyof Operations>(id: Id, input: CallInput<Operations[Id]>, username?: string): Promise<CallResult<Operations[Id]>>
  /** Ends the background jobs and closes the database. Close the HTTP server first. */
  close(): Promise<void>
}

type Parameters<Operation> = Operation extends { parameters: infer Given } ? Given : never
type Member<Holder, Name extends string> = Holder extends { [N in Name]: infer Value }
  ? { [N in Name]: Value }
  : Holder extends { [N in Name]?: infer Value }
    ? [NonNullable<Value>] extends [never]
      ? unknown
      : { [N in Name]?: NonNullable<Value> }
    : unknown
type JsonBody<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : Operation extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? { body?: Body }
    : unknown

/** The path parameters, the query and the body of an operation. */
export type CallInput<Operation> = Member<Parameters<Operation>, 'path'> & Member<Parameters<Operation>, 'query'> & JsonBody<Operation>

type Success = 200 | 201 | 202 | 204 | 207
type BodyOf<Response> = Response extends { content: infer Content } ? Content[keyof Content] : undefined

/** The response of an operation. The names of headers are in lower case. */
export type CallResult<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & Success]: { status: Status; headers: Record<string, string>; body: BodyOf<Responses[Status]> }
    }[keyof Responses & Success]
  : never
