// Code with the client that the compiler accepts or refuses. It is compiled but never run.
import type { Middleware as FetchMiddleware } from 'openapi-fetch'
import { ContentServiceError, batch, createClient, edit, imageSize, list, pages, srcset, unwrap } from '../../client/index.ts'
import type {
  Category,
  ContentSchemas,
  Editing,
  ErrorBody,
  ErrorCode,
  FieldName,
  CalendarEvent,
  EventTerm,
  InEdit,
  InEmbed,
  Media,
  Middleware,
  Post,
  PostInput,
  SiteIndex,
  Totals,
  User,
  Venue,
} from '../../client/index.ts'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <_Claim extends true>(): void => undefined

const { content, calendar, site } = createClient({ baseUrl: 'https://content.example.org', language: 'ka-ge' })

// Query parameters
void content.GET('/posts')
void content.GET('/posts', {
  params: { query: { per_page: 5, order: 'asc', categories: { terms: [1], operator: 'AND' } } },
  signal: AbortSignal.timeout(1000),
})
// @ts-expect-error -- no such parameter
void content.GET('/posts', { params: { query: { colour: 'red' } } })
// @ts-expect-error -- not a number
void content.GET('/posts', { params: { query: { per_page: '5' } } })
// @ts-expect-error -- not one of the enum
void content.GET('/posts', { params: { query: { order: 'upwards' } } })
// @ts-expect-error -- not one of the enum, in an object
void content.GET('/posts', { params: { query: { tags: { terms: [1], operator: 'XOR' } } } })

// Paths and their parameters
void content.GET('/posts/{id}', { params: { path: { id: 1 } } })
// @ts-expect-error -- the options are missing
void content.GET('/posts/{id}')
// @ts-expect-error -- the path parameter is missing
void content.GET('/posts/{id}', { params: { query: { context: 'edit' } } })
// @ts-expect-error -- no such path
void content.GET('/nonsense')
// @ts-expect-error -- a path of another namespace
void site.GET('/posts')
// @ts-expect-error -- a list does not support DELETE
void content.DELETE('/posts', {})

// Bodies
void content.POST('/posts', { body: { title: 'Ferries' } })
void content.PATCH('/posts/{id}', { params: { path: { id: 1 } } })
// @ts-expect-error -- the body is missing
void content.POST('/posts')
// @ts-expect-error -- a field has the wrong type
void content.POST('/posts', { body: { title: 7 } })
// @ts-expect-error -- no such field
void content.POST('/posts', { body: { headline: 'Ferries' } })
// @ts-expect-error -- a category requires a name
void content.POST('/categories', { body: { slug: 'ferries' } })
// @ts-expect-error -- a GET has no body
void content.GET('/posts', { body: { title: 'Ferries' } })

// Results
const post = await unwrap(content.GET('/posts/{id}', { params: { path: { id: 1 } } }))
holds<Same<typeof post, Post>>()
const created = await unwrap(content.POST('/categories', { body: { name: 'Ferries' } }))
holds<Same<typeof created, InEdit<'Category'>>>()
const index = await unwrap(site.GET('/'))
holds<Same<typeof index, SiteIndex>>()
const { data, error } = await content.GET('/posts')
holds<Same<typeof data, (Post[] & Totals) | undefined>>()
if (!error) holds<Same<typeof data, Post[] & Totals>>()
const listed = await unwrap(content.GET('/posts'))
holds<Same<typeof listed.total, number>>()
// @ts-expect-error -- a list that is not paginated has no totals
void (await unwrap(content.GET('/global-styles/themes/{stylesheet}/variations', { params: { path: { stylesheet: 'default' } } }))).total
// @ts-expect-error -- data may be undefined unless the error is checked
void data.length

// Contexts: only editors see raw texts, and the short form has few fields.
type Content = ContentSchemas
holds<Same<keyof Post['title'], 'rendered'>>()
const shown = { params: { path: { id: 1 } } }
const edited = await unwrap(content.GET('/posts/{id}', { params: { path: { id: 1 }, query: { context: 'edit' } } }))
holds<Same<typeof edited, InEdit<'Post'>>>()
holds<Same<typeof edited.title.raw, string>>()
holds<Same<typeof edited.password, string>>()
const short = await unwrap(content.GET('/posts', { params: { query: { context: 'embed', per_page: 5 } } }))
holds<Same<typeof short, Content['PostInEmbed'][] & Totals>>()
// @ts-expect-error -- the short form has no content
void short[0]?.content
const written = await unwrap(content.PATCH('/posts/{id}', { ...shown, body: { title: 'Ferries' } }))
holds<Same<typeof written, InEdit<'Post'>>>()
holds<Same<InEdit<'Theme'>, Content['Theme']>>()
declare const anyContext: 'view' | 'edit'
const either = await unwrap(content.GET('/posts/{id}', { params: { path: { id: 1 }, query: { context: anyContext } } }))
holds<Same<typeof either, Post | InEdit<'Post'>>>()

// Embedded items
const author = post._embedded?.author?.[0]
holds<Same<typeof author, InEmbed<'User'> | undefined>>()
const term = post._embedded?.['cms:term']?.[0]?.[0]
if (term?.taxonomy === 'category') holds<Same<typeof term, InEmbed<'Category'>>>()
// @ts-expect-error -- no such relation
void post._embedded?.colour
void post._links.self?.[0]?.href
// @ts-expect-error -- no such relation
void post._links.colour

// The fields that `_fields` names
const [named] = await unwrap(content.GET('/posts', { params: { query: { _fields: ['id', 'title.rendered', 'excerpt'] } } }))
holds<Same<keyof NonNullable<typeof named>, 'id' | 'title' | 'excerpt'>>()
holds<Same<NonNullable<typeof named>['title'], { rendered: string }>>()
holds<Same<NonNullable<typeof named>['excerpt'], Post['excerpt']>>()
// @ts-expect-error -- it was not requested
void named?.slug
for await (const one of pages(content, '/posts', { params: { query: { context: 'edit', _fields: ['title.raw'] } } }))
  holds<Same<typeof one, { title: { raw: string } }>>()
for await (const one of pages(calendar, '/events', { params: { query: { _fields: ['title', 'venue.city'] } } }))
  holds<Same<keyof typeof one, 'title' | 'venue'>>()
// @ts-expect-error -- it names the envelope, but pages returns the items
void pages(calendar, '/events', { params: { query: { _fields: ['events.title'] } } })
// @ts-expect-error -- no such field
void content.GET('/posts', { params: { query: { _fields: ['colour'] } } })
// @ts-expect-error -- no such field below it
void content.GET('/posts', { params: { query: { _fields: ['title.colour'] } } })
void content.GET('/media', { params: { query: { _fields: ['media_details.sizes.thumbnail'] } } })
void calendar.GET('/events', { params: { query: { _fields: ['events.title', 'events.venue.city', 'total'] } } })
void content.POST('/posts', { body: { title: 'Ferries' }, params: { query: { _fields: ['id'] } } })
declare const fields: FieldName<Post>[]
void content.GET('/posts/{id}', { params: { path: { id: 1 }, query: { _fields: fields } } })

// The relations that `_embed` names
void content.GET('/posts', { params: { query: { _embed: ['author', 'cms:term'] } } })
void content.GET('/posts', { params: { query: { _embed: [] } } })
// @ts-expect-error -- no such relation
void content.GET('/posts', { params: { query: { _embed: ['colour'] } } })
// @ts-expect-error -- a post has no parent
void content.GET('/posts', { params: { query: { _embed: ['up'] } } })

// One page of a list
const { items, total, totalPages, next } = await list(content, '/posts', { params: { query: { page: 2, context: 'edit' } } })
holds<Same<typeof items, InEdit<'Post'>[]>>()
holds<Same<[typeof total, typeof totalPages, typeof next], [number, number, number | undefined]>>()
const events = await list(calendar, '/events', { params: { query: { _fields: ['id', 'title'] } } })
holds<Same<keyof (typeof events.items)[0], 'id' | 'title'>>()
// @ts-expect-error -- pages are counted with page, not with offset
void list(content, '/posts', { params: { query: { offset: 20 } } })

// The results of deletions
const trashed = await unwrap(content.DELETE('/posts/{id}', { params: { path: { id: 1 } } }))
holds<Same<typeof trashed, InEdit<'Post'>>>()
const deleted = await unwrap(content.DELETE('/posts/{id}', { params: { path: { id: 1 }, query: { force: true } } }))
holds<Same<typeof deleted, Content['DeletedPostInEdit']>>()
declare const force: boolean
const gone = await unwrap(content.DELETE('/posts/{id}', { params: { path: { id: 1 }, query: { force } } }))
holds<Same<typeof gone, InEdit<'Post'> | Content['DeletedPostInEdit']>>()
const [batched] = await batch({ batches: createClient({ baseUrl: '' }).batches }, (request) => [
  request.DELETE('/posts/{id}', { params: { path: { id: 1 }, query: { force: true } } }),
])
holds<Same<typeof batched.data, Content['DeletedPostInEdit'] | undefined>>()

// The operations of one path
const byPath = await unwrap(
  content.at('/posts/{id}').get({ params: { path: { id: 1 }, query: { context: 'edit', _fields: ['title.raw'] } } }),
)
holds<Same<typeof byPath, { title: { raw: string } }>>()
void content.at('/posts').post({ body: { title: 'Ferries' } })
// @ts-expect-error -- a list does not support DELETE
void content.at('/posts').delete

// An item that is being edited, as a type of its own
const draft: Editing<Post> = await edit(content, '/posts/{id}', { id: 1 })
holds<Same<typeof draft.item, InEdit<'Post'>>>()
void draft.save({ title: 'Ferries' })
void draft.autosave({ content: 'Boats' })
// @ts-expect-error -- no such field
void draft.save({ headline: 'Ferries' })
// @ts-expect-error -- a page is not a post
const page: Editing<Post> = await edit(content, '/pages/{id}', { id: 1 })
const sameDraft: Editing<InEdit<'Post'>> = draft
void sameDraft
const walk: Editing<CalendarEvent> = await edit(calendar, '/events/{id}', { id: 1 })
void walk.save({ title: 'Walk' })
holds<Same<Editing<Category>['item'], InEdit<'Category'>>>()
holds<Same<Editing<Venue>['item'], Venue>>()
// @ts-expect-error -- nothing that can be edited
declare const nothing: Editing<string>

// The sizes of an image
declare const photo: Media
const { width, height } = imageSize(photo, 'medium')
holds<Same<[typeof width, typeof height], [number | undefined, number | undefined]>>()
holds<Same<ContentSchemas['MediaSize']['width'], number>>()
holds<Same<ReturnType<typeof srcset>, string | undefined>>()
for (const embedded of post._embedded?.['cms:featuredmedia'] ?? []) void srcset(embedded)
for await (const one of pages(content, '/media', { params: { query: { _fields: ['source_url', 'mime_type', 'media_details'] } } }))
  void srcset(one)

// Values that can be written
const input: PostInput = { status: 'publish' }
// @ts-expect-error -- an update cannot move it to the trash
input.status = 'trash'

// Errors
declare const thrown: unknown
if (thrown instanceof ContentServiceError) {
  holds<Same<typeof thrown.code, ErrorCode>>()
  void (thrown.code === 'rest_post_invalid_id')
  // @ts-expect-error -- no such code
  void (thrown.code === 'rest_no_such_case')
  // @ts-expect-error -- not every error has it
  void thrown.data.term_id.toFixed()
  if (thrown.code === 'term_exists') holds<Same<typeof thrown.data.term_id, number>>()
}
if (error) {
  holds<typeof error extends ErrorBody ? true : false>()
  void (error.code === 'rest_post_invalid_page_number')
  // @ts-expect-error -- a list does not return it
  void (error.code === 'term_exists')
}
const refused = await content.POST('/categories', { body: { name: 'Ferries' } })
if (refused.error?.code === 'term_exists') refused.error.data.term_id.toFixed()
if (refused.error?.code === 'rest_invalid_param') Object.entries(refused.error.data.params)

// All pages
for await (const user of pages(content, '/users', { params: { query: { per_page: 50, search: 'a' } } })) holds<Same<typeof user, User>>()
for await (const event of pages(calendar, '/events', { params: { query: { categories: ['ferries'], venue: [1] } } }))
  holds<Same<typeof event, CalendarEvent>>()
for await (const term of pages(calendar, '/tags')) holds<Same<typeof term, EventTerm>>()
void pages(content, '/posts')
// @ts-expect-error -- not a list
void pages(content, '/posts/{id}')
// @ts-expect-error -- not a list, and it has no parameters
void pages(content, '/users/me')
// @ts-expect-error -- not a list in this namespace
void pages(site, '/', {})
// @ts-expect-error -- pages sets the page
void pages(content, '/posts', { params: { query: { page: 2 } } })
// @ts-expect-error -- pages are counted with page, not with offset
void pages(content, '/posts', { params: { query: { offset: 20 } } })
// @ts-expect-error -- not one of the enum
void pages(content, '/posts', { params: { query: { orderby: 'colour' } } })

// Creating a client
void createClient({ baseUrl: '', fetch, restPrefix: 'api', auth: { username: 'nino', password: 'x' } })
void createClient({
  baseUrl: '',
  auth: async () => ({ username: 'nino', password: 'x' }),
  retries: 0,
  middleware: [{ onRequest: () => undefined }],
})
// Middleware for openapi-fetch is middleware for the client.
holds<FetchMiddleware extends Middleware ? true : false>()
// @ts-expect-error -- a username without a password
void createClient({ baseUrl: '', auth: { username: 'nino' } })

// The calendar
void calendar.POST('/events', {
  body: {
    title: 'Walk',
    start_date: '2031-03-04',
    end_date: '2031-03-04',
    venue: { venue: 'Mill' },
    organizer: [1, { organizer: 'Club' }],
    cost: 12,
  },
})
// @ts-expect-error -- the end is missing
void calendar.POST('/events', { body: { title: 'Walk', start_date: '2031-03-04' } })
void calendar.GET('/events', { params: { query: { i18n_language: 'fr' } } })
createClient({ baseUrl: 'https://content.example.org', language: 'fr' })
