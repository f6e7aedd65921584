// The standard template types and the areas of template parts.

export interface TemplateType {
  title: string
  description: string
  /** The slug of the less specific template to fall back to. */
  next?: string
}

/** By slug. */
export const templateTypes: ReadonlyMap<string, TemplateType> = new Map(
  Object.entries<TemplateType>({
    '404': { title: 'Not found', description: 'Shows when no page is found.', next: 'index' },
    archive: { title: 'Archive', description: 'Lists posts by term, author or date.', next: 'index' },
    attachment: { title: 'Media item', description: 'Shows a single media item.', next: 'single' },
    author: { title: 'Author', description: 'Lists the posts of one author.', next: 'archive' },
    category: { title: 'Category', description: 'Lists the posts of one category.', next: 'archive' },
    date: { title: 'Date', description: 'Lists the posts of a year, month or day.', next: 'archive' },
    'front-page': { title: 'Front page', description: 'Shows the front page of the site.', next: 'home' },
    home: { title: 'Blog', description: 'Lists the latest posts.', next: 'index' },
    index: { title: 'Index', description: 'Shows everything that no other template covers.' },
    page: { title: 'Page', description: 'Shows a page without a template of its own.', next: 'singular' },
    search: { title: 'Search', description: 'Lists search results.', next: 'index' },
    single: { title: 'Single post', description: 'Shows a post without a template of its own.', next: 'singular' },
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
  uncategorized: { tag: 'div', label: 'General', description: 'Parts without a fixed place.' },
  header: { tag: 'header', label: 'Header', description: 'The top of a page.' },
  footer: { tag: 'footer', label: 'Footer', description: 'The bottom of a page.' },
  sidebar: { tag: 'aside', label: 'Sidebar', description: 'The part beside the content.' },
} satisfies Record<string, Area>

export type AreaName = keyof typeof areas

export function areaFrom(name: unknown): AreaName {
  return typeof name === 'string' && Object.hasOwn(areas, name) ? (name as AreaName) : 'uncategorized'
}
