// `render`: stored content is rendered again as this version does.
import { expect, it } from '@jest/globals'
import { configOf } from '../support/config.ts'
import { closeContext, createContext } from '#server/process/open-context.ts'
import { commandLine } from './run.ts'
import { describeOnSqlite } from '../support/database.ts'

const GROUP = '<!-- wp:group --><div class="g"><p>x</p></div><!-- /wp:group -->'
const RENDERED = '<div class="g is-layout-flow wp-block-group-is-layout-flow"><p>x</p></div>'

describeOnSqlite('render', () => {
  it('replaces the HTML of items whose rendering has changed, and gives them a new version', async () => {
    const { run, databaseUrl, folder } = commandLine()
    await run('users', 'add', 'nana', '--role', 'editor')
    const context = await createContext(
      configOf({ DATABASE_URL: databaseUrl, MEDIA_DIR: folder, LOG_LEVEL: 'silent', DEMO_CONTENT: 'off' }),
    )
    const date = '2026-01-02T03:04:05'
    const dates = { date, date_gmt: date, modified: date, modified_gmt: date }
    const item = { status: 'publish', author: 1, content: GROUP, comment_status: 'open', ping_status: 'open', ...dates } as const
    const insert = (slug: string, type: string, content_rendered: string) =>
      context.db
        .insertInto('content')
        .values({ ...item, slug, type, content_rendered })
        .returning('id')
        .executeTakeFirstOrThrow()
    const [old, event, current, data] = [
      await insert('old', 'post', '<div class="g"><p>x</p></div>'),
      await insert('event', 'event', '<div class="g"><p>x</p></div>'),
      await insert('current', 'page', RENDERED),
      await insert('data', 'wp_global_styles', ''),
    ]
    await context.db
      .insertInto('content_texts')
      .values({
        ...{ content_id: event.id, language: 'ka-ge', content: GROUP, content_rendered: 'old', stands_in: '' },
        ...{ title: '', title_rendered: '', excerpt: '', excerpt_rendered: '', address: '', city: '' },
      })
      .execute()

    expect((await run('render')).json()).toEqual([{ items: 4, changed: 2 }])
    const rows = await context.db.selectFrom('content').select(['id', 'content_rendered', 'version', 'modified']).orderBy('id').execute()
    expect(rows).toEqual([
      { id: old.id, content_rendered: RENDERED, version: 2, modified: date },
      { id: event.id, content_rendered: RENDERED, version: 3, modified: date },
      { id: current.id, content_rendered: RENDERED, version: 1, modified: date },
      { id: data.id, content_rendered: '', version: 1, modified: date },
    ])
    expect(await context.db.selectFrom('content_texts').select('content_rendered').execute()).toEqual([{ content_rendered: RENDERED }])
    expect((await run('render')).json()).toEqual([{ items: 4, changed: 0 }])
    await closeContext(context)
  })
})
