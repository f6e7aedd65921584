// Patterns: content made of blocks that people insert into their own. A file may start with a comment that describes the pattern.
import { parseFields } from './header-fields.ts'

export interface Pattern {
  /** The slug, with a namespace, such as `default/call-to-action`. */
  name: string
  title: string
  content: string
  source: 'core' | 'theme'
  /** Whether an editor offers the pattern in its inserter. */
  inserter: boolean
  categories: string[]
  /** The blocks that the pattern can replace. */
  block_types: string[]
  description?: string
  /** The width of the preview in pixels. */
  viewport_width?: number
  keywords?: string[]
  /** The types whose items the pattern is for; missing for all. */
  post_types?: string[]
  /** The templates that the pattern is for; missing for none. */
  template_types?: string[]
}

const HEADER = /^\s*<!--(?!\s*\/?wp:)([\s\S]*?)-->/

/** Reads a pattern. `defaults` are for properties that are missing in its comment. */
export function readPattern(text: string, defaults: Pick<Pattern, 'name' | 'title' | 'source'>): Pattern {
  const [comment = '', header = ''] = HEADER.exec(text) ?? []
  const fields = parseFields(header)
  const list = (name: string): string[] => (fields.get(name) ?? '').split(',').flatMap((one) => one.trim() || [])
  const width = Number(fields.get('viewport width') ?? 0)
  const lists = { keywords: list('keywords'), post_types: list('post types'), template_types: list('template types') }
  return {
    name: fields.get('slug') || defaults.name,
    title: fields.get('title') || defaults.title,
    content: text.slice(comment.length).trim(),
    source: defaults.source,
    inserter: !/^(no|false)$/i.test(fields.get('inserter') ?? ''),
    categories: list('categories'),
    block_types: list('block types'),
    ...(fields.get('description') && { description: fields.get('description') }),
    ...(width > 0 && Number.isFinite(width) && { viewport_width: width }),
    ...Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length)),
  }
}

export interface PatternCategory {
  name: string
  label: string
  description: string
}

const CATEGORIES: readonly PatternCategory[] = (
  [
    ['banner', 'Banners', 'Bold sections designed to showcase key content.'],
    ['buttons', 'Buttons', 'Patterns that contain buttons and call to actions.'],
    ['columns', 'Columns', 'Multi-column patterns with more complex layouts.'],
    ['text', 'Text', 'Patterns containing mostly text.'],
    ['query', 'Posts', 'Display your latest posts in lists, grids or other layouts.'],
    ['featured', 'Featured', 'A set of high quality curated patterns.'],
    ['call-to-action', 'Call to action', 'Sections whose purpose is to trigger a specific action.'],
    ['team', 'Team', 'A variety of designs to display your team members.'],
    ['testimonials', 'Testimonials', 'Share reviews and feedback about your brand/business.'],
    ['services', 'Services', 'Briefly describe what your business does and how you can help.'],
    ['contact', 'Contact', 'Display your contact information.'],
    ['about', 'About', 'Introduce yourself.'],
    ['portfolio', 'Portfolio', 'Showcase your latest work.'],
    ['gallery', 'Gallery', 'Different layouts for displaying images.'],
    ['media', 'Media', 'Different layouts containing video or audio.'],
    ['videos', 'Videos', 'Different layouts containing videos.'],
    ['audio', 'Audio', 'Different layouts containing audio.'],
    ['posts', 'Posts', 'Display your latest posts in lists, grids or other layouts.'],
    ['footer', 'Footers', 'A variety of footer designs displaying information and site navigation.'],
    ['header', 'Headers', 'A variety of header designs displaying your site title and navigation.'],
  ] as const
).map(([name, label, description]) => ({ name, label, description }))

/** Lists the categories of patterns: the known ones, and the others that these patterns use. */
export function listPatternCategories(patterns: Iterable<Pattern>): PatternCategory[] {
  const known = new Map(CATEGORIES.map((category) => [category.name, category]))
  for (const name of [...patterns].flatMap(({ categories }) => categories))
    if (!known.has(name))
      known.set(name, { name, label: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '), description: '' })
  return [...known.values()]
}
