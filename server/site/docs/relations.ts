// The link relations in responses. The CURIEs in responses link to the overview, where each relation has an anchor.

export const relations: Record<string, string> = {
  self: 'The item itself.',
  collection: 'The list that the item belongs to.',
  about: 'The type or taxonomy of the item.',
  author: 'The author of the item.',
  parent: 'The item that a revision or an autosave belongs to; the family of a font face.',
  'version-history': 'The revisions of the item, with their number in `count`.',
  'predecessor-version': 'The latest revision of the item.',
  up: 'The parent of a hierarchical item.',
  'cms:term': 'The terms of the item, with one link per taxonomy. Embedded as an array of arrays.',
  'cms:featuredmedia': 'The featured image of the item.',
  'cms:attachment': 'The media items attached to the item.',
  'cms:menu-item-object': 'The target of the menu item.',
  'cms:menu': 'The menu that is assigned to the menu location.',
  font_faces: 'The font faces of the font family.',
  'cms:post_type': 'The items with this term.',
  'cms:items': 'The items of a content type, or the terms of a taxonomy.',
  archives: 'The posts with this status.',
  'cms:user-global-styles': "The users' changes to the theme's styles.",
}
