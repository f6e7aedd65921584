// The link relations in replies. The curies of replies lead to the overview, where each has its anchor.

export const relations: Record<string, string> = {
  self: 'The item itself.',
  collection: 'The list that the item belongs to.',
  about: 'What kind of thing the item is.',
  author: 'The user who wrote it.',
  parent: 'The item that a revision or an autosave belongs to.',
  'version-history': 'The revisions of the item, and how many there are.',
  'predecessor-version': 'The newest revision of the item.',
  up: 'The parent, for items in levels.',
  'cms:term': 'The terms of the item, a link for each taxonomy. Embedded, it is a list of lists.',
  'cms:featuredmedia': 'The media item that stands for the item.',
  'cms:attachment': 'The media items that were uploaded to the item.',
  'cms:menu-item-object': 'What the menu item leads to.',
  'cms:post_type': 'The items that have this term.',
  'cms:user-global-styles': 'What users have changed of the look of the theme.',
}
