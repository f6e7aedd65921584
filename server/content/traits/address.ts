// Where readers find an item, and where they would.
import type { ContentRow } from '../../db/tables/content.ts'
import { slugFrom } from '../../rendering/slug.ts'
import { permalink, permalinkTemplate } from '../permalinks.ts'
import { freeSlug } from '../slugs.ts'
import { takenSlugs } from '../store.ts'
import type { Trait } from '../trait.ts'

interface Out {
  link: string
  permalink_template?: string
  generated_slug?: string
}

export const address: Trait<ContentRow, Out, object> & { read: object } = {
  async read(rows, { db, config, query }) {
    const generated = new Map<number, string>()
    // Editors alone are shown what a slug would be, and pay for finding out.
    if (query.context === 'edit') for (const row of rows) generated.set(row.id, await generatedSlug(row))
    return (row) => ({ link: permalink(row, config.baseUrl), permalink_template: permalinkTemplate(config.baseUrl), generated_slug: generated.get(row.id) ?? '' })

    function generatedSlug(row: ContentRow): Promise<string> {
      return freeSlug(slugFrom(row.title) || String(row.id), (slugs) => takenSlugs(db, row.type, slugs, row.id))
    }
  },
}
