// The CSS classes that themes expect on the element of an item.
import { isFieldRequested } from '#server/contract/response-fields.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import type { TermRow } from '#server/db/tables/terms.ts'
import type { Trait } from '#server/engine/trait.ts'
import { termsOfPage } from '../terms-of-page.ts'

interface Classes {
  /** The taxonomies of the type, with the prefix of their classes. */
  taxonomies?: Readonly<Record<string, string>>
  /** Whether items of the type have formats. */
  hasFormats?: boolean
}

export function classList({ taxonomies = {}, hasFormats = false }: Classes = {}): Trait<ContentRow, { class_list: string[] }, object> & {
  read: object
} {
  const names = Object.keys(taxonomies)
  return {
    async read(rows, context) {
      const isRequested = names.length > 0 && isFieldRequested(context.query._fields, 'class_list')
      const terms = isRequested ? await termsOfPage(context, names, rows) : new Map<number, never>()
      return (row) => {
        const ofItem: readonly TermRow[] = terms.get(row.id) ?? []
        const classes = [
          ...classesOf(row, hasFormats),
          ...names.flatMap((name) => ofItem.filter(({ taxonomy }) => taxonomy === name).map((term) => termClass(term, taxonomies))),
          ...(hasFormats && row.format !== 'standard' ? [`post_format-post-format-${row.format}`] : []),
        ]
        // The slugs of two terms may have the same letters that classes can contain.
        return { class_list: [...new Set(classes)] }
      }
    },
  }
}

function classesOf(row: ContentRow, hasFormats: boolean): string[] {
  return [
    `post-${row.id}`,
    row.type,
    `type-${row.type}`,
    `status-${row.status}`,
    ...(hasFormats ? [`format-${row.format}`] : []),
    ...(row.password ? ['post-password-required'] : []),
    ...(row.featured_media && !row.password ? ['has-post-thumbnail'] : []),
    'hentry',
  ]
}

/** A slug in a script that classes cannot contain is replaced with the ID. */
function termClass({ id, slug, taxonomy }: TermRow, prefixes: Readonly<Record<string, string>>): string {
  const name = slug.replace(/%[0-9a-f]{2}/gi, '').replace(/[^\w-]/g, '')
  return `${prefixes[taxonomy] ?? taxonomy}-${/^[-\d]*$/.test(name) ? id : name}`
}
