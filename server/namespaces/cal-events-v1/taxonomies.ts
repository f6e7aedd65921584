// Event categories and event tags. Events and posts share their tags.
import { eventCategories } from '#server/calendar/content-types.ts'
import { eventTaxonomy } from '#server/calendar/terms.ts'
import type { Handlers } from './contract.ts'

export const category = eventTaxonomy({ ...eventCategories, plural: 'categories' })

export const tag = eventTaxonomy({
  name: 'post_tag',
  plural: 'tags',
  route: '/cal/events/v1/tags',
  noun: 'tag',
  isHierarchical: false,
  base: 'tag',
  list: { route: '/cal/events/v1/events', parameter: 'tags' },
  names: { singular: 'Tag', plural: 'Tags' },
  types: ['post', 'event'],
  capabilities: { manage: 'manage_categories', create: 'edit_posts', assign: 'edit_posts' },
})

export const taxonomies = [category.listed]

export const handlers = {
  listEventCategories: category.list,
  createEventCategory: category.create,
  getEventCategory: category.get,
  updateEventCategory: category.update,
  putEventCategory: category.update,
  patchEventCategory: category.update,
  deleteEventCategory: category.remove,
  listEventTags: tag.list,
  createEventTag: tag.create,
  getEventTag: tag.get,
  updateEventTag: tag.update,
  putEventTag: tag.update,
  patchEventTag: tag.update,
  deleteEventTag: tag.remove,
} satisfies Partial<Handlers>
