// Pages through the typed client, in the few forms that tests need.
import type { components, operations } from '../../generated/cms-v2/client.ts'
import { collectionAt } from './items.ts'

export type Page = components['schemas']['Page']
export type PageInput = components['schemas']['PageInput']
export type PagesQuery = NonNullable<operations['listPages']['parameters']['query']>

export const { calls: pages, read: readPage, make: makePage, change: changePage, list: listPages, idsOf: pageIdsOf, trash: trashPage, erase: erasePage } = collectionAt<Page, PageInput, PagesQuery>('/pages')
