// The tokens in the URLs that users read are never stored, whichever way they are sent back.
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { bring, bringCalendar } from '../import/bring.ts'
import { makeEvent } from '../support/calendar.ts'
import { createImage, upload, withoutFileTokens } from '../support/media.ts'
import type { Media } from '../support/media.ts'
import { makePost, newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeTemplate } from '../support/templates.ts'

const server = await sharedServer()
const { administrator } = server.as

const draft = await makePost(administrator, { status: 'draft' })
const response = await upload(server, await createImage(8, 8), {
  as: 'administrator',
  name: 'secret.png',
  fields: { post: String(draft.id) },
})
const file = (await response.json()) as Media
const URL_WITH_TOKEN = file.source_url
const PLAIN = withoutFileTokens(URL_WITH_TOKEN)
const token = new URL(URL_WITH_TOKEN).searchParams.get('preview_token') ?? ''

/** All ways in which a URL with a token is written within a text, and what is left of each. */
const written: [string, string][] = [
  [`<img src="${URL_WITH_TOKEN}">`, `<img src="${PLAIN}">`],
  [`<img src="${URL_WITH_TOKEN}&amp;w=1">`, `<img src="${PLAIN}?w=1">`],
  [`<img src="${PLAIN}?w=1&amp;preview_token=${token}">`, `<img src="${PLAIN}?w=1">`],
  [`<img src="${PLAIN}?w=1&#038;preview_token=${token}&#038;h=2">`, `<img src="${PLAIN}?w=1&#038;h=2">`],
  [`<img src="${URL_WITH_TOKEN}#a">`, `<img src="${PLAIN}#a">`],
  [`<img srcset="${URL_WITH_TOKEN} 1x, ${URL_WITH_TOKEN} 2x">`, `<img srcset="${PLAIN} 1x, ${PLAIN} 2x">`],
  [`<!-- wp:cover {"url":"${URL_WITH_TOKEN}\\u0026w=1"} -->`, `<!-- wp:cover {"url":"${PLAIN}?w=1"} -->`],
  [`<p style="background:url(${URL_WITH_TOKEN})">a</p>`, `<p style="background:url(${PLAIN})">a</p>`],
  [`${PLAIN}?preview%5Ftoken=${token}`, PLAIN],
  [`https://share.test/?u=${encodeURIComponent(URL_WITH_TOKEN)}`, `https://share.test/?u=${encodeURIComponent(PLAIN)}`],
  [`${server.baseUrl}/?p=1&preview_id=1&preview_nonce=${token}&preview=true`, `${server.baseUrl}/?p=1&preview_id=1&preview=true`],
  ['?preview_token=abc is a parameter', '?preview_token=abc is a parameter'],
]

const send = (method: string, path: string, body: object): Promise<Response> =>
  fetch(server.restRoot + path, {
    method,
    headers: { Authorization: server.authorization.administrator, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

/** The tables in which a text contains the token. */
async function tablesWithToken(): Promise<string[]> {
  const { db } = server.context
  const found: string[] = []
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    if (JSON.stringify(rows).includes(token)) found.push(name)
  }
  return found
}

it.each(written)('%s is stored as %s', async (text, left) => {
  const { id } = await makePost(administrator, { content: text, status: 'draft' })
  const { content } = await server.context.db.selectFrom('content').select('content').where('id', '=', id).executeTakeFirstOrThrow()
  expect(content).toBe(left)
})

it('no write stores a token', async () => {
  const text = `<img src="${URL_WITH_TOKEN}">`
  const event = await makeEvent(administrator, { status: 'draft' })
  const template = await makeTemplate(administrator)
  const writes: [string, string, object][] = [
    ['POST', '/cms/v2/posts', { title: text, content: text, excerpt: text, meta: { footnotes: text }, featured_media: file.id }],
    ['PUT', `/cms/v2/posts/${draft.id}`, { content: { raw: text }, title: { raw: text } }],
    ['POST', `/cms/v2/posts/${draft.id}/autosaves`, { content: text }],
    ['POST', '/cms/v2/pages', { content: text }],
    ['POST', '/cms/v2/blocks', { title: newWord(), content: text }],
    ['POST', `/cms/v2/media/${file.id}`, { caption: text, description: text, alt_text: URL_WITH_TOKEN }],
    ['POST', '/cms/v2/menu-items', { title: newWord(), url: URL_WITH_TOKEN, description: text }],
    ['POST', '/cms/v2/navigation', { title: newWord(), content: text }],
    ['POST', '/cms/v2/categories', { name: newWord(), description: text }],
    ['PUT', `/cms/v2/templates/${template.id}`, { content: text, description: URL_WITH_TOKEN }],
    ['POST', '/cms/v2/settings', { description: URL_WITH_TOKEN }],
    ['POST', `/cal/events/v1/events/${event.id}`, { description: text, website: URL_WITH_TOKEN }],
    ['POST', '/batch/v1', { requests: [{ method: 'POST', path: '/cms/v2/posts', body: { content: text, status: 'publish' } }] }],
  ]
  for (const [method, path, body] of writes) expect([path, (await send(method, path, body)).status < 300]).toEqual([path, true])
  const form = await fetch(`${server.restRoot}/cms/v2/posts`, {
    method: 'POST',
    headers: { Authorization: server.authorization.administrator },
    body: new URLSearchParams({ content: text, title: text }),
  })
  expect(form.status).toBe(201)
  const fields = await upload(server, await createImage(8, 8), { as: 'administrator', name: 'a.png', fields: { caption: text } })
  expect(fields.status).toBe(201)
  expect(await tablesWithToken()).toEqual([])
})

it('the token of a file is accepted where its URL names the file', async () => {
  const edit = await send('POST', `/cms/v2/media/${file.id}/edit`, {
    src: URL_WITH_TOKEN,
    modifiers: [{ type: 'rotate', args: { angle: 90 } }],
  })
  expect(edit.status).toBe(201)
})

it('an import stores no token', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tokens-'))
  const [site, calendar] = [join(folder, 'site.xml'), join(folder, 'events.ics')]
  const titles = [newWord(), newWord(), newWord()]
  const item = (index: number, encoding: string) => `<item><title>${titles[index]}</title><content:encoded>${encoding}</content:encoded>
<wp:post_id>${index + 1}</wp:post_id><wp:post_date_gmt>2026-01-02 03:04:05</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`
  const text = `<img src="${URL_WITH_TOKEN}">`
  await writeFile(
    site,
    `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<wp:wxr_version>1.2</wp:wxr_version>
${item(0, `<![CDATA[${text}]]>`)}
${item(1, `<!-- for the parser -->${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}`)}
</channel></rss>`,
  )
  await writeFile(
    calendar,
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//example.org//test//EN',
      'BEGIN:VEVENT',
      'UID:token',
      'DTSTAMP:20300101T000000Z',
      'DTSTART:20300304T180000Z',
      `SUMMARY:${titles[2]}`,
      `DESCRIPTION:${URL_WITH_TOKEN}`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
  await bring(site, server)
  await bringCalendar(calendar, { now: new Date('2029-01-01'), until: new Date('2031-01-01'), maxOccurrences: 5 }, server)
  const imported = await server.context.db.selectFrom('content').select('content').where('title', 'in', titles).execute()
  expect(imported.map(({ content }) => content.includes(PLAIN))).toEqual([true, true, true])
  expect(await tablesWithToken()).toEqual([])
})
