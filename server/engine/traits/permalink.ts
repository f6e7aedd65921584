// The permalink of an item, its template, and its generated slug.
import type { ContentRow } from '#server/db/tables/content.ts'
import { slugFrom } from '#server/rendering/slug.ts'
import { createPermalinks } from '../permalinks.ts'
import { freeSlug, isFree } from '../free-slug.ts'
import type { ReadContext, Trait } from '../trait.ts'

interface Out {
  link: string
  permalink_template?: string
  generated_slug?: string
}

/** Only `link`. */
export const permalinkFields: Trait<ContentRow, { link: string }, object> & { read: object } = {
  async read(rows, context) {
    const { link } = await createPermalinks(rows, context)
    return (row) => ({ link: link(row) })
  },
}

/** Reads `link`, `permalink_template` and, in the edit context, `generated_slug`. */
export const permalink: Trait<ContentRow, Out, object> & { read: object } = {
  async read(rows, context) {
    const { link, template } = await createPermalinks(rows, context)
    const generated = new Map<number, string>()
    // Generating slugs is expensive, and only the edit context shows them.
    if (context.query.context === 'edit') for (const row of rows) generated.set(row.id, readable(await generateSlug(row, context)))
    return (row) => ({ link: link(row), permalink_template: readable(template(row)), generated_slug: generated.get(row.id) ?? '' })
  },
}

async function generateSlug(row: ContentRow, context: ReadContext): Promise<string> {
  const wanted = slugFrom(row.title) || String(row.id)
  return isFree(wanted, row, context) ? wanted : freeSlug(wanted, row, context)
}

/** Decodes the letters of other scripts for display. A letter in which a slug was cut stays encoded. */
function readable(encoded: string): string {
  return encoded.replace(/(?:%[89a-f][0-9a-f])+/gi, (octets) => {
    try {
      return decodeURIComponent(octets)
    } catch {
      return octets
    }
  })
}
