// Fills an empty database with a large site.
import { configFrom } from '../../../server/config/config.ts'
import { readEnv } from '../../../server/config/env.ts'
import { closeContext, createContext } from '../../../server/process/open-context.ts'
import { indexPortion } from '../../../server/search/indexing-store.ts'
import { bulkLoadInto } from './bulk-load.ts'
import * as rows from './rows.ts'
import type { Size } from './rows.ts'

/** Creates the tables and their rows. `report` is told what is done next. Throws if the database has content. */
export async function fill(databaseUrl: string, size: Size, report: (step: string) => void = () => undefined): Promise<void> {
  const config = configFrom(readEnv({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', DEMO_CONTENT: 'off' }))
  const context = await createContext(config)
  const isFilled = Boolean(await context.db.selectFrom('content').select('id').limit(1).executeTakeFirst())
  await closeContext(context)
  if (isFilled) throw new Error('The database is not empty. Name a new file, or an empty PostgreSQL database.')
  const load = await bulkLoadInto(config.database)
  for (const [table, of] of [
    ['users', rows.users()],
    ['terms', rows.categoriesAndTags()],
    ['content', rows.posts(size)],
    ['content_terms', rows.postTerms(size)],
    ['content', rows.calendarItems(size)],
    ['venues', rows.venues(size)],
    ['organizers', rows.organizers(size)],
    ['events', rows.events(size)],
    ['content_terms', rows.eventTerms(size)],
    ['event_organizers', rows.eventOrganizers(size)],
  ] as const) {
    report(table)
    await load.insert<object>(table, of)
  }
  await load.finish(report)
  report('words')
  const filled = await createContext(config)
  while (await indexPortion(filled, ENTRIES_AT_ONCE));
  await closeContext(filled)
}

const ENTRIES_AT_ONCE = 2000
