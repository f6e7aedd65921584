// The CSS classes that themes expect on the element of an item.
import { isFieldRequested } from '#server/contract/response-fields.ts'
import type { Context } from '#server/context.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import type { TermRow } from '#server/db/tables/terms.ts'
import type { Trait } from '#server/engine/trait.ts'
import { findTermsOfPage } from '../terms-of-page.ts'

export const classList: Trait<ContentRow, { class_list: string[] }, object> & { read: object } = {
  async read(rows, context) {
    const prefixes = findClassPrefixes(rows[0]?.type ?? '', context)
    const isRequested = prefixes.size > 0 && isFieldRequested(context.query._fields, 'class_list')
    const terms = isRequested ? await findTermsOfPage(context, [...prefixes.keys()], rows) : new Map<number, never>()
    return (row) => {
      const ofItem: readonly TermRow[] = terms.get(row.id) ?? []
      const hasFormats = context.contentTypes.get(row.type)?.hasFormats === true
      const classes = [
        ...classesOf(row, hasFormats),
        ...[...prefixes].flatMap(([name, prefix]) =>
          ofItem.filter(({ taxonomy }) => taxonomy === name).map((term) => termClass(term, prefix)),
        ),
        ...(hasFormats && row.format !== 'standard' ? [`post_format-post-format-${row.format}`] : []),
      ]
      // The slugs of two terms may have the same letters that classes can contain.
      return { class_list: [...new Set(classes)] }
    }
  },
}

/** Returns the prefixes of term classes, by the taxonomies of a content type. */
export function findClassPrefixes(type: string, { taxonomies }: Pick<Context, 'taxonomies'>): Map<string, string> {
  const ofType = [...taxonomies.values()].filter(({ types }) => types.includes(type))
  return new Map(ofType.map(({ name, classPrefix = name }) => [name, classPrefix]))
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
function termClass({ id, slug }: TermRow, prefix: string): string {
  const name = slug.replace(/%[0-9a-f]{2}/gi, '').replace(/[^\w-]/g, '')
  return `${prefix}-${/^[-\d]*$/.test(name) ? id : name}`
}
