// The event categories resource in the form of site content.
import { taxonomy } from '#server/terms/taxonomy.ts'
import type { Handlers } from './contract.ts'
import { eventCategory } from './taxonomies.ts'

const eventCategories = taxonomy(eventCategory)

export const handlers = {
  listSiteEventCategories: eventCategories.list,
  createSiteEventCategory: eventCategories.create,
  getSiteEventCategory: eventCategories.get,
  updateSiteEventCategory: eventCategories.update,
  putSiteEventCategory: eventCategories.update,
  patchSiteEventCategory: eventCategories.update,
  deleteSiteEventCategory: eventCategories.remove,
} satisfies Partial<Handlers>
