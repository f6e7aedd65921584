// The standard template types and the areas of template parts.

export interface TemplateType {
  title: string
  description: string
  /** The slug of the less specific template to fall back to. */
  next?: string
}

/** The formats, which have template types. */
const formats = ['Standard', 'Aside', 'Chat', 'Gallery', 'Link', 'Image', 'Quote', 'Status', 'Video', 'Audio'].map(
  (format): [string, TemplateType] => [
    `taxonomy-post_format-post-format-${format.toLowerCase()}`,
    { title: `Post Format: ${format}`, description: `Lists the posts with the format ${format.toLowerCase()}.`, next: 'taxonomy' },
  ],
)

/** By slug. */
export const templateTypes: ReadonlyMap<string, TemplateType> = new Map([
  ...Object.entries<TemplateType>({
    index: { title: 'Index', description: 'Shows everything that no other template covers.' },
    home: { title: 'Blog Home', description: 'Lists the latest posts.', next: 'index' },
    'front-page': { title: 'Front Page', description: 'Shows the front page of the site.', next: 'home' },
    singular: { title: 'Single Entries', description: 'Shows any single post or page.', next: 'index' },
    single: { title: 'Single Posts', description: 'Shows a post without a template of its own.', next: 'singular' },
    page: { title: 'Pages', description: 'Shows a page without a template of its own.', next: 'singular' },
    archive: { title: 'All Archives', description: 'Lists posts by term, author or date.', next: 'index' },
    author: { title: 'Author Archives', description: 'Lists the posts of one author.', next: 'archive' },
    category: { title: 'Category Archives', description: 'Lists the posts of one category.', next: 'archive' },
    taxonomy: { title: 'Taxonomy', description: 'Lists the posts of one term.', next: 'archive' },
    date: { title: 'Date Archives', description: 'Lists the posts of a year, month or day.', next: 'archive' },
    tag: { title: 'Tag Archives', description: 'Lists the posts with one tag.', next: 'archive' },
    attachment: { title: 'Attachment Pages', description: 'Shows a single media item.', next: 'single' },
    search: { title: 'Search Results', description: 'Lists search results.', next: 'index' },
    'privacy-policy': { title: 'Privacy Policy', description: 'Shows the page of the privacy policy.', next: 'page' },
  }),
  // A number as the key of an object would come first.
  ['404', { title: 'Page: 404', description: 'Shows when no page is found.', next: 'index' }],
  ...formats,
])

interface Area {
  tag: string
  label: string
  icon: string
  description: string
}

export const areas = {
  uncategorized: { tag: 'div', label: 'General', icon: 'layout', description: 'Parts without a fixed place.' },
  header: { tag: 'header', label: 'Header', icon: 'header', description: 'The top of a page.' },
  footer: { tag: 'footer', label: 'Footer', icon: 'footer', description: 'The bottom of a page.' },
} satisfies Record<string, Area>

export type AreaName = keyof typeof areas

export function areaFrom(name: unknown): AreaName {
  return typeof name === 'string' && Object.hasOwn(areas, name) ? (name as AreaName) : 'uncategorized'
}
