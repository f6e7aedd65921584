// The tools that assistants get if none are named: few enough that their descriptions leave room for the work.
import type { operations as Calendar } from '../../generated/cal-events-v1/client.ts'
import type { operations as Content } from '../../generated/cms-v2/client.ts'

const reads = [
  'listEvents',
  'getEvent',
  'listVenues',
  'getVenue',
  'listOrganizers',
  'getOrganizer',
  'listEventCategories',
  'listEventTags',
  'listSearchResults',
  'listPosts',
  'getPost',
  'listPages',
  'getPage',
  'listMedia',
  'getMedia',
  'listCategories',
  'listTags',
  'getCurrentUser',
] as const satisfies (keyof Calendar | keyof Content)[]

const writes = [
  'createEvent',
  'updateEvent',
  'deleteEvent',
  'createVenue',
  'updateVenue',
  'createOrganizer',
  'updateOrganizer',
  'createEventCategory',
  'createEventTag',
  'createPost',
  'updatePost',
  'deletePost',
  'createPage',
  'updatePage',
  'deletePage',
  'createMedia',
  'updateMedia',
  'createCategory',
  'createTag',
] as const satisfies (keyof Calendar | keyof Content)[]

export const everydayTools: ReadonlySet<string> = new Set([...reads, ...writes])
