// Fills a database with a number of posts of about 2 KB, as many events, and a user who may write.
import { createHash } from 'node:crypto'
import { createContext, closeContext } from '../../server/process/open-context.ts'
import type { Config } from '../../server/config/config.ts'
import { renderContent, renderExcerpt } from '../../server/rendering/content.ts'
import { addUser } from '../../server/users/accounts.ts'
import { addApplicationPassword } from '../../server/users/application-passwords.ts'

const words =
  'harbour tide lantern ferry market street garden morning rain letter window bridge station bread orchard river summer music square boat'.split(
    ' ',
  )

/** Every post has it. */
export const frequentWord = 'harbour'

const AT_ONCE = 500
const DAY_MS = 86_400_000

/** The `Authorization` header of the writer. */
export async function seed(config: Config, items: number): Promise<string> {
  const context = await createContext(config)
  const { db, now } = context
  const user = await addUser(db, { login: 'bench', role: 'editor', email: '', name: 'Bench' }, now())
  const { password } = await addApplicationPassword(db, user.id, 'bench', now())
  for (let first = 0; first < items; first += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, items - first) }, (_none, index) => post(first + index, user.id, items))
    const events = rows.map((_row, index) => event(first + index, user.id))
    await db.transaction().execute(async (trx) => {
      for (let part = 0; part < rows.length; part += 50) {
        const ids = await trx
          .insertInto('content')
          .values(rows.slice(part, part + 50))
          .returning('id')
          .execute()
        await trx
          .insertInto('content_terms')
          .values(ids.map(({ id }) => ({ content_id: id, term_id: 1 })))
          .execute()
        const some = events.slice(part, part + 50)
        const eventIds = await trx
          .insertInto('content')
          .values(some.map(({ row }) => row))
          .returning('id')
          .execute()
        await trx
          .insertInto('events')
          .values(some.map(({ facts }, index) => ({ content_id: eventIds[index]?.id ?? 0, ...facts })))
          .execute()
      }
    })
  }
  await closeContext(context)
  return `Basic ${Buffer.from(`bench:${password}`).toString('base64')}`
}

/** A word that occurs in one post only and resembles no other word. */
export function ownWord(number: number): string {
  return createHash('sha256').update(String(number)).digest('hex').slice(0, 10)
}

/** Every post has the common words and one of its own. */
function post(number: number, author: number, of: number) {
  const text = (length: number, step: number) =>
    Array.from({ length }, (_none, index) => words[(number * step + index * 7 + (index % 3)) % words.length]).join(' ')
  const content = Array.from({ length: 4 }, (_none, index) => `${text(38, index + 1)} ${ownWord(number)}.`).join('\n\n')
  const date = new Date(Date.UTC(2026, 0, 1) - ((of - number) * 3650 * DAY_MS) / of).toISOString().slice(0, 19)
  const title = `Post ${number} ${text(3, 5)}`
  const { html, blockVersion } = renderContent(content)
  return {
    type: 'post',
    status: 'publish' as const,
    slug: `post-${number}`,
    author,
    title,
    title_rendered: title,
    content,
    content_rendered: html,
    block_version: blockVersion,
    excerpt_rendered: renderExcerpt('', content),
    date,
    date_gmt: date,
    modified: date,
    modified_gmt: date,
    guid: `bench-${number}`,
  }
}

const EVENTS_A_MONTH = 40

/** Every month before 2032 has the same number of events, so a month costs the same in small and large databases. */
function event(number: number, author: number) {
  const month = new Date(Date.UTC(2031, 11 - Math.floor(number / EVENTS_A_MONTH), 1 + (number % 28)))
  const at = (hour: string): string => `${month.toISOString().slice(0, 10)} ${hour}:00:00`
  const date = '2026-01-01T00:00:00'
  return {
    row: {
      type: 'event',
      status: 'publish' as const,
      slug: `event-${number}`,
      author,
      title: `Event ${number}`,
      title_rendered: `Event ${number}`,
      date,
      date_gmt: date,
      modified: date,
      modified_gmt: date,
      guid: `bench-event-${number}`,
    },
    facts: {
      start_date: at('10'),
      end_date: at('11'),
      utc_start_date: at('10'),
      utc_end_date: at('11'),
      timezone: 'UTC',
      cost: '',
      website: '',
      all_day: 0,
      show_map: 0,
      show_map_link: 0,
      hide_from_listings: 0,
      sticky: 0,
      featured: 0,
      ticketed: 0,
      venue_id: 0,
    } as const,
  }
}
