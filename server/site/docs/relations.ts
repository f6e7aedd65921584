// The link relations in responses. The CURIEs in responses link to the overview, where each relation has an anchor.

import { taxonomies } from '../../namespaces/content-types.ts'
import { partsOfRoute } from '../../namespaces/documents.ts'

const ofTaxonomies = [...taxonomies.values()].flatMap(({ route, names }) => {
  const { base } = partsOfRoute(route)
  const terms = names.plural.toLowerCase()
  return [
    [`cms:action-create-${base}`, `Present if the caller may create ${terms}.`],
    [`cms:action-assign-${base}`, `Present if the caller may assign ${terms} to the item.`],
  ]
})

export const relations: Record<string, string> = {
  self: 'The item itself.',
  collection: 'The list that the item belongs to.',
  about: 'The type or taxonomy of the item.',
  author: 'The author of the item.',
  parent: 'The item that a revision or an autosave belongs to.',
  'version-history': 'The revisions of the item, with their number in `count`.',
  'predecessor-version': 'The latest revision of the item.',
  up: 'The parent of a hierarchical item.',
  'cms:term': 'The terms of the item, with one link per taxonomy. Embedded as an array of arrays.',
  'cms:featuredmedia': 'The featured image of the item.',
  'cms:attachment': 'The media items attached to the item.',
  'cms:menu-item-object': 'The target of the menu item.',
  'cms:post_type': 'The items with this term.',
  'cms:items': 'The items of a content type, or the terms of a taxonomy.',
  archives: 'The posts with this status.',
  'cms:user-global-styles': "The users' changes to the theme's styles.",
  'cms:action-publish': 'Present if the caller may publish the item. The links of actions lead to the item itself.',
  'cms:action-unfiltered-html': 'Present if the caller may write HTML that is not filtered.',
  'cms:action-edit-css': 'Present if the caller may write CSS.',
  'cms:action-sticky': 'Present if the caller may make the item sticky.',
  'cms:action-assign-author': 'Present if the caller may choose the author of the item.',
  ...Object.fromEntries(ofTaxonomies),
  'cms:render-block': 'The operation that renders the block.',
}
