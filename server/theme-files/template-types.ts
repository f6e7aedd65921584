// The templates that have a place in the site, and the areas of their parts.

export interface TemplateType {
  title: string
  description: string
  /** The slug of the less specific template that stands in for it. */
  next?: string
}

/** By slug. */
export const templateTypes: ReadonlyMap<string, TemplateType> = new Map(
  Object.entries<TemplateType>({
    '404': { title: 'Not found', description: 'Shows that there is nothing at an address.', next: 'index' },
    archive: { title: 'Archive', description: 'Lists posts that have something in common.', next: 'index' },
    attachment: { title: 'Media item', description: 'Shows a single picture or other file.', next: 'single' },
    author: { title: 'Author', description: 'Lists the posts of one author.', next: 'archive' },
    category: { title: 'Category', description: 'Lists the posts of one category.', next: 'archive' },
    date: { title: 'Date', description: 'Lists the posts of a year, a month or a day.', next: 'archive' },
    'front-page': { title: 'Front page', description: 'Shows the first page of the site.', next: 'home' },
    home: { title: 'Blog', description: 'Lists the latest posts.', next: 'index' },
    index: { title: 'Index', description: 'Shows whatever no other template is for.' },
    page: { title: 'Page', description: 'Shows a page that names no template of its own.', next: 'singular' },
    search: { title: 'Search', description: 'Lists what a search has found.', next: 'index' },
    single: { title: 'Single post', description: 'Shows a post that names no template of its own.', next: 'singular' },
    singular: { title: 'Single item', description: 'Shows any single post or page.', next: 'index' },
    tag: { title: 'Tag', description: 'Lists the posts with one tag.', next: 'archive' },
    taxonomy: { title: 'Term', description: 'Lists the posts of one term.', next: 'archive' },
  }),
)

interface Area {
  tag: string
  label: string
  description: string
}

export const areas = {
  uncategorized: { tag: 'div', label: 'General', description: 'What has no fixed place.' },
  header: { tag: 'header', label: 'Header', description: 'The top of a page.' },
  footer: { tag: 'footer', label: 'Footer', description: 'The end of a page.' },
  sidebar: { tag: 'aside', label: 'Sidebar', description: 'What stands beside the content.' },
} satisfies Record<string, Area>

export type AreaName = keyof typeof areas

export function areaFrom(name: unknown): AreaName {
  return typeof name === 'string' && Object.hasOwn(areas, name) ? (name as AreaName) : 'uncategorized'
}
