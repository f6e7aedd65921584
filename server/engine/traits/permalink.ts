// The permalink of an item, its template, and the slug that would be generated.
import type { Context } from '#server/context.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { slugFrom } from '#server/rendering/slug.ts'
import { permalinks } from '../permalinks.ts'
import { uniqueSlug } from '#server/rendering/unique-slug.ts'
import { takenSlugs } from '../rows-store.ts'
import type { Trait } from '../trait.ts'

interface Out {
  link: string
  permalink_template?: string
  generated_slug?: string
}

interface Rules {
  reserved?: RegExp
  besides?(context: Pick<Context, 'contentTypes'>): readonly string[]
}

/** Only `link`. */
export const permalinkFields: Trait<ContentRow, { link: string }, object> & { read: object } = {
  async read(rows, context) {
    const { link } = await permalinks(rows, context)
    return (row) => ({ link: link(row) })
  },
}

/**
 * Reads `link`, `permalink_template` and, in the edit context, `generated_slug`.
 * `reserved` matches slugs that no item may have; `besides` are other types whose slugs the item must not have either.
 */
export function permalink({ reserved, besides }: Rules = {}): Trait<ContentRow, Out, object> & { read: object } {
  return {
    async read(rows, context) {
      const { db, query } = context
      const { link, template } = await permalinks(rows, context)
      const generated = new Map<number, string>()
      // Generating slugs is expensive and shown in the edit context only.
      if (query.context === 'edit') for (const row of rows) generated.set(row.id, await generatedSlug(row))
      return (row) => ({ link: link(row), permalink_template: readable(template(row)), generated_slug: generated.get(row.id) ?? '' })

      async function generatedSlug(row: ContentRow): Promise<string> {
        const wanted = slugFrom(row.title) || String(row.id)
        // The item's own slug is unique already, unless it must be so among other types too.
        if (wanted === row.slug && !besides && !reserved?.test(wanted)) return readable(wanted)
        const among = { id: row.id, type: [row.type, ...(besides?.(context) ?? [])], parent: besides ? undefined : row.parent }
        return readable(await uniqueSlug(wanted, (slugs) => takenSlugs(db, among, slugs), { reserved }))
      }
    },
  }
}

/** Decodes the letters of other scripts, for people to read. A slug that was cut within a letter stays encoded there. */
function readable(encoded: string): string {
  return encoded.replace(/(?:%[89a-f][0-9a-f])+/gi, (octets) => {
    try {
      return decodeURIComponent(octets)
    } catch {
      return octets
    }
  })
}
