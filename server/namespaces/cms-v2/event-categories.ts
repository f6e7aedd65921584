// The event categories resource in the form of site content.
import { taxonomy } from '#server/terms/taxonomy.ts'
import { namedOperations } from '../named-operations.ts'
import type { Handlers } from './contract.ts'
import { eventCategory } from './taxonomies.ts'

const eventCategories = taxonomy(eventCategory)

export const handlers = namedOperations('SiteEventCategory', 'SiteEventCategories', eventCategories) satisfies Partial<Handlers>
