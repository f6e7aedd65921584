// Event categories and event tags. Events and posts share their tags.
import { eventTaxonomy } from '../../../calendar/terms.ts'
import type { Handlers } from './contract.ts'

export const category = eventTaxonomy({
  name: 'cal_events_cat',
  plural: 'categories',
  route: '/cal/events/v1/categories',
  noun: 'category',
  isHierarchical: true,
  base: 'events/category',
  mayManage: (caller) => caller.can('publish_posts'),
  mayAdd: (caller) => caller.can('publish_posts'),
})

export const tag = eventTaxonomy({
  name: 'post_tag',
  plural: 'tags',
  route: '/cal/events/v1/tags',
  noun: 'tag',
  isHierarchical: false,
  base: 'tag',
  mayManage: (caller) => caller.can('manage_categories'),
  mayAdd: (caller) => caller.can('edit_posts'),
})

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
