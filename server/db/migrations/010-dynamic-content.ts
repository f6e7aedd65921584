// Whether the rendered content of an item has placeholders for dynamic blocks. Existing content with such blocks
// becomes one placeholder for all of it, so that it is rendered when it is read, until it is saved again.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const BLOCKS =
  'archives block categories footnotes home-link latest-comments latest-posts loginout navigation navigation-link navigation-submenu ' +
  'page-list post-author post-author-biography post-author-name post-content post-date post-excerpt post-featured-image post-template ' +
  'post-terms post-title query-no-results query-pagination read-more search site-tagline site-title social-link tag-cloud template-part'

/** The offsets say where the content starts and ends; it is shorter than that. */
const WHOLE_CONTENT = '<!--\u00010 0 2000000000 2000000000-->'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('content')
    .addColumn('is_dynamic', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  const names = BLOCKS.split(' ').map((name) => sql`content like ${`%<!-- wp:${name} %`}`)
  await sql`update content set is_dynamic = 1, content_rendered = ${WHOLE_CONTENT}
    where block_version = 1 and (${sql.join(names, sql` or `)})`.execute(db)
}
