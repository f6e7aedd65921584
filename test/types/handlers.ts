// Code that the compiler refuses. It is compiled but never run: a missing error is an error.
import type { components, operations } from '#generated/cms-v2/server.ts'
import type { operations as OembedOperations } from '#generated/oembed-1.0/server.ts'
import { defineResource } from '#server/engine/resource.ts'
import type { ListQuery } from '#server/engine/resource.ts'
import { compose } from '#server/engine/trait.ts'
import type { Trait } from '#server/engine/trait.ts'
import type { RequestContext } from '#server/context.ts'
import { Text } from '#server/contract/operation.ts'
import type { Handler, Handlers } from '#server/contract/operation.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { ApiError } from '#server/contract/api-error.ts'

// ---- handlers

type Two = Pick<operations, 'listTags' | 'deleteTag'>
type Tag = components['schemas']['Tag']

declare const tag: Tag
declare const list: Handler<operations['listTags'], RequestContext>
declare const remove: Handler<operations['deleteTag'], RequestContext>

export const whole: Handlers<Two, RequestContext> = { listTags: list, deleteTag: remove }

// @ts-expect-error: an operation without a handler
export const missing: Handlers<Two, RequestContext> = { listTags: list }

export const unknown = {
  listTags: list,
  // @ts-expect-error: a handler of an unknown operation
  listHats: list,
} satisfies Partial<Handlers<Two, RequestContext>>

export const crossed = {
  // @ts-expect-error: the handler of another operation
  listTags: remove,
} satisfies Partial<Handlers<Two, RequestContext>>

// ---- bodies of text

type Embeds = Pick<OembedOperations, 'getEmbed' | 'getOembedIndex'>

export const inXml = { getEmbed: () => ({ status: 200, body: new Text('text/xml', '<oembed/>') }) } satisfies Partial<
  Handlers<Embeds, RequestContext>
>

export const notInXml = {
  // @ts-expect-error: the operation does not return text
  getOembedIndex: () => ({ status: 200, body: new Text('text/xml', '<oembed/>') }),
} satisfies Partial<Handlers<Embeds, RequestContext>>

// ---- responses

const headers = { 'X-CMS-Total': 1, 'X-CMS-TotalPages': 1 }

export const right = { listTags: () => ({ status: 200, headers, body: [tag] }) } satisfies Partial<Handlers<Two, RequestContext>>

// @ts-expect-error: a status that the contract does not declare for the operation
export const wrongStatus = { listTags: () => ({ status: 201, headers, body: [tag] }) } satisfies Partial<Handlers<Two, RequestContext>>

// @ts-expect-error: an error must be thrown, not returned
export const failure = { listTags: () => ({ status: 404, headers, body: [tag] }) } satisfies Partial<Handlers<Two, RequestContext>>

// @ts-expect-error: a required header is missing
export const missingHeader = { listTags: () => ({ status: 200, headers: { 'X-CMS-Total': 1 }, body: [tag] }) } satisfies Partial<
  Handlers<Two, RequestContext>
>

// @ts-expect-error: no headers at all
export const noHeaders = { listTags: () => ({ status: 200, body: [tag] }) } satisfies Partial<Handlers<Two, RequestContext>>

// @ts-expect-error: one item instead of a list
export const wrongBody = { listTags: () => ({ status: 200, headers, body: tag }) } satisfies Partial<Handlers<Two, RequestContext>>

// @ts-expect-error: a field of the wrong type
export const wrongField = { listTags: () => ({ status: 200, headers, body: [{ ...tag, count: '1' }] }) } satisfies Partial<
  Handlers<Two, RequestContext>
>

// @ts-expect-error: no body
export const noBody = { listTags: () => ({ status: 200, headers }) } satisfies Partial<Handlers<Two, RequestContext>>

/** Defaults are filled in, IDs are numbers, and there are no parameters that the contract does not declare. */
export const inputs = {
  listTags({ query }) {
    const perPage: number = query.per_page
    // @ts-expect-error: tags have no parent
    void query.parent
    return { status: 200, headers: { ...headers, 'X-CMS-Total': perPage }, body: [] }
  },
  deleteTag({ path, query }) {
    const isForced: boolean = query.force
    const id: number = path.id
    // @ts-expect-error: an ID is not a string
    const text: string = path.id
    return { status: 200, body: { deleted: true, previous: { ...tag, id, name: text, description: String(isForced) } } }
  },
} satisfies Partial<Handlers<Two, RequestContext>>

// ---- errors

export const known = new ApiError(404, 'rest_no_route', 'x')

// @ts-expect-error: a code that the contract does not list
export const unlisted = new ApiError(404, 'rest_no_such_code', 'x')

// ---- resources

interface Thing {
  id: number
  title: string
  _links: object
}
interface ThingInput {
  title?: string
}

type Plain = Omit<Parameters<ReturnType<typeof defineResource<Thing, ThingInput, ListQuery>>>[0], 'traits'>
declare const plain: Plain
declare const id: Trait<ContentRow, { id: number }, object> & { read: object }
declare const title: Trait<ContentRow, { title: string }, { title?: string }> & { read: object }
declare const titleThatOnlyReads: Trait<ContentRow, { title: string }, object> & { read: object }
declare const titleAsNumber: Trait<ContentRow, { title: number }, { title?: string }> & { read: object }
declare const colour: Trait<ContentRow, { colour: string }, object> & { read: object }

export const complete = defineResource<Thing, ThingInput, ListQuery>()({ ...plain, traits: compose<ContentRow>()(id, title) })

export const fieldNobodyReads = defineResource<Thing, ThingInput, ListQuery>()({
  ...plain,
  // @ts-expect-error: 'field no trait reads': title
  traits: compose<ContentRow>()(id),
})

export const inputNobodyWrites = defineResource<Thing, ThingInput, ListQuery>()({
  ...plain,
  // @ts-expect-error: 'input no trait writes': title
  traits: compose<ContentRow>()(id, titleThatOnlyReads),
})

export const outputTheSchemaLacks = defineResource<Thing, ThingInput, ListQuery>()({
  ...plain,
  // @ts-expect-error: 'output the schema lacks': colour
  traits: compose<ContentRow>()(id, title, colour),
})

export const outputOfAnotherType = defineResource<Thing, ThingInput, ListQuery>()({
  ...plain,
  // @ts-expect-error: a title is a string
  traits: compose<ContentRow>()(id, titleAsNumber),
})

// ---- traits

// @ts-expect-error: no trait has this name
export const afterUnknown: Trait<ContentRow, object, object> = { after: ['titel'] }

// @ts-expect-error: a name that no trait can depend on
export const unknownName: Trait<ContentRow, object, object> = { name: 'titel' }
