// npm run bench -- --languages: posts with texts in a second language.
import type { Config } from '../../server/config/config.ts'
import { closeContext, createContext } from '../../server/process/open-context.ts'
import { executeTransaction } from '../../server/db/direct-statements.ts'

/** The second language of the service by default. */
export const SECOND = 'ka-ge'

const AT_ONCE = 50

/** Adds texts to all posts, as long as those in the first language. */
export async function addTranslations(config: Config): Promise<void> {
  const context = await createContext(config)
  const posts = await context.db.selectFrom('content').selectAll().where('type', '=', 'post').execute()
  await executeTransaction(context.db, async (db) => {
    for (let part = 0; part < posts.length; part += AT_ONCE) {
      const rows = posts.slice(part, part + AT_ONCE).map((post) => ({
        content_id: post.id,
        language: SECOND,
        ...{ title: `${post.title} ${SECOND}`, title_rendered: `${post.title_rendered} ${SECOND}`, content: post.content },
        ...{ content_rendered: post.content_rendered, excerpt: post.excerpt, excerpt_rendered: post.excerpt_rendered },
        ...{ address: '', city: '', stands_in: '' },
      }))
      await db.insertInto('content_texts').values(rows).execute()
    }
    await db.updateTable('content').set({ translations: SECOND }).where('type', '=', 'post').execute()
  })
  await closeContext(context)
}
