// Items, terms and authors as elements of a WXR file.
import type { Declarations } from '../declarations/declarations.ts'
import { ownNames } from '../import/rows.ts'
import { columnTaxonomies } from '../import/type-map.ts'
import { cdata, escapeXml } from '../import/xml.ts'
import { metaTextOf, phpValueOf } from './php-value.ts'
import type { Json } from './php-value.ts'
import type { ExportedItem, ExportedTerm, ExportedUser } from './wxr-store.ts'

export interface WxrNames {
  /** The name in the file of a type or taxonomy. */
  nameOf(name: string): string
  fields: Declarations['fields']
  /** By ID. */
  terms: ReadonlyMap<number, ExportedTerm>
  baseUrl: string
  uploadsUrl: string
}

type Meta = Record<string, Json>
type MetaEntry = readonly [key: string, text: string]

const NEVER = '0000-00-00 00:00:00'

export const authorElement = ({ id, login, email, name, first_name, last_name }: ExportedUser): string =>
  element('wp:author', [
    ['wp:author_id', String(id)],
    ['wp:author_login', login],
    ['wp:author_email', email],
    ['wp:author_display_name', name],
    ['wp:author_first_name', first_name],
    ['wp:author_last_name', last_name],
  ])

/** Categories and tags have elements of their own. */
export function termElement(term: ExportedTerm, names: WxrNames): string {
  const { id, taxonomy, slug, name, description, parent } = term
  const above = names.terms.get(parent)?.slug ?? ''
  const meta = ownMeta(taxonomy, JSON.parse(term.meta) as Meta, names).map((entry) => metaElement('wp:termmeta', entry))
  switch (taxonomy) {
    case 'category':
      return element(
        'wp:category',
        [
          ['wp:term_id', String(id)],
          ['wp:category_nicename', slug],
          ['wp:category_parent', above],
          ['wp:cat_name', name],
          ['wp:category_description', description],
        ],
        meta,
      )
    case 'post_tag':
      return element(
        'wp:tag',
        [
          ['wp:term_id', String(id)],
          ['wp:tag_slug', slug],
          ['wp:tag_name', name],
          ['wp:tag_description', description],
        ],
        meta,
      )
    default:
      return element(
        'wp:term',
        [
          ['wp:term_id', String(id)],
          ['wp:term_taxonomy', names.nameOf(taxonomy)],
          ['wp:term_slug', slug],
          ['wp:term_parent', above],
          ['wp:term_name', name],
          ['wp:term_description', description],
        ],
        meta,
      )
  }
}

export function itemElement(row: ExportedItem, names: WxrNames): string {
  const [theme, slug] = row.slug.includes('//') ? row.slug.split('//') : [undefined, row.slug]
  const meta = JSON.parse(row.meta) as Meta
  const isFile = row.path !== null || meta['source_url'] !== undefined
  const hostedUrl = typeof meta['source_url'] === 'string' ? meta['source_url'] : row.guid
  const fileUrl = row.path === null ? hostedUrl : `${names.uploadsUrl}/${row.path}`
  return element(
    'item',
    [
      ['title', row.title],
      ['link', `${names.baseUrl}/?p=${row.id}`],
      ['pubDate', new Date(`${row.date_gmt}Z`).toUTCString().replace('GMT', '+0000')],
      ['dc:creator', row.login ?? ''],
      ['guid', row.guid],
      ['description', ''],
      ['content:encoded', row.content],
      ['excerpt:encoded', row.excerpt],
      ['wp:post_id', String(row.id)],
      ['wp:post_date', dateOf(row.date)],
      ['wp:post_date_gmt', row.date_floats ? NEVER : dateOf(row.date_gmt)],
      ['wp:post_modified', dateOf(row.modified)],
      ['wp:post_modified_gmt', dateOf(row.modified_gmt)],
      ['wp:comment_status', row.comment_status],
      ['wp:ping_status', row.ping_status],
      ['wp:post_name', slug ?? ''],
      ['wp:status', row.status],
      // The parent of a menu item is in its meta.
      ['wp:post_parent', row.link === null ? String(row.parent) : '0'],
      ['wp:menu_order', String(row.menu_order)],
      ['wp:post_type', names.nameOf(row.type)],
      ['wp:post_password', row.password],
      ['wp:is_sticky', String(row.sticky)],
      ...(isFile
        ? ([
            ['wp:post_mime_type', row.mime_type],
            ['wp:attachment_url', fileUrl],
          ] as const)
        : []),
    ],
    [
      ...categoriesOf(row, theme, meta, names),
      ...metaOf(row, meta, names).map((entry) => metaElement('wp:postmeta', entry)),
      ...listIn<string>(row.kept),
    ],
  )
}

/** The terms of an item, and what the service has as columns. */
function categoriesOf(row: ExportedItem, theme: string | undefined, meta: Meta, names: WxrNames): string[] {
  const terms = listIn<number>(row.terms).flatMap((id) => names.terms.get(id) ?? [])
  // An import gives terms other IDs, so these are no order.
  const given = terms.map(({ taxonomy, slug, name }) => categoryElement(names.nameOf(taxonomy), slug, name)).toSorted()
  const { format, area } = columnTaxonomies
  return [
    ...given,
    ...(row.format === 'standard' ? [] : [categoryElement(format, `post-format-${row.format}`, row.format)]),
    ...(theme === undefined ? [] : [categoryElement(columnTaxonomies.theme, theme, theme)]),
    ...(typeof meta['area'] === 'string' && theme !== undefined ? [categoryElement(area, meta['area'], meta['area'])] : []),
  ]
}

const categoryElement = (domain: string, nicename: string, name: string): string =>
  `\t<category domain="${escapeXml(domain)}" nicename="${escapeXml(nicename)}">${cdata(name)}</category>`

/** What the service has in columns, references and tables. */
function metaOf(row: ExportedItem, meta: Meta, names: WxrNames): MetaEntry[] {
  const { area: _area, source_url: _url, image_meta: _image, ...others } = meta
  return [
    ...when(row.path !== null, ['_wp_attached_file', row.path ?? '']),
    ...when(row.featured_media > 0, ['_thumbnail_id', String(row.featured_media)]),
    ...when(row.template !== '', ['_wp_page_template', row.template]),
    ...when(row.status === 'trash', ['_wp_trash_meta_status', row.status_before_trash ?? 'draft']),
    ...when(row.slug_before_trash !== null, ['_wp_desired_post_slug', row.slug_before_trash ?? '']),
    ...formerSlugs(row).map((slug): MetaEntry => ['_wp_old_slug', slug]),
    ...(row.link === null ? [] : menuMeta(row, row.link, names)),
    ...ownMeta(row.type, others, names),
  ]
}

const when = (holds: boolean, entry: MetaEntry): MetaEntry[] => (holds ? [entry] : [])

const formerSlugs = ({ slug, former }: ExportedItem): string[] => {
  const slugs = listIn<string>(former).map((path) => decodeURIComponent(path.split('/').at(-1) ?? ''))
  return [...new Set(slugs)].filter((one) => one !== slug)
}

function menuMeta(row: ExportedItem, type: string, names: WxrNames): MetaEntry[] {
  return [
    ['_menu_item_type', type],
    ['_menu_item_menu_item_parent', String(row.parent)],
    // A link of its own refers to itself.
    ['_menu_item_object_id', String(row.object_id || row.id)],
    ['_menu_item_object', names.nameOf(row.object)],
    ['_menu_item_target', row.target],
    ['_menu_item_classes', phpValueOf(row.classes.split(' '))],
    ['_menu_item_xfn', row.xfn],
    ['_menu_item_url', row.url],
  ]
}

const keyNames = new Map([...ownNames].map(([key, name]) => [name, key]))

/** Own fields have the keys that they are imported from; texts of others have been imported as they are. */
function ownMeta(of: string, meta: Meta, { fields }: WxrNames): MetaEntry[] {
  const declared = fields.get(of) ?? {}
  return Object.entries(meta).flatMap(([name, value]): MetaEntry[] => {
    const field = Object.hasOwn(declared, name) ? declared[name] : undefined
    if (field) return [[[field['x-import'] ?? name].flat()[0] ?? name, metaTextOf(value)]]
    const texts = [value].flat()
    return texts.every((text) => typeof text === 'string') ? texts.map((text) => [keyNames.get(name) ?? name, text]) : []
  })
}

const metaElement = (name: string, [key, text]: MetaEntry): string =>
  `\t<${name}><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(text)}</wp:meta_value></${name}>`

function element(name: string, texts: readonly (readonly [name: string, text: string])[], children: readonly string[] = []): string {
  const lines = texts.map(([child, text]) => `\t<${child}${child === 'guid' ? ' isPermaLink="false"' : ''}>${cdata(text)}</${child}>`)
  return `<${name}>\n${[...lines, ...children].join('\n')}\n</${name}>\n`
}

const dateOf = (date: string): string => date.replace('T', ' ')

const listIn = <Entry>(json: string | null): Entry[] => JSON.parse(json ?? '[]') as Entry[]
