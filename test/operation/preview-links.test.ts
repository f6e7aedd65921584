// Preview links in several processes on one database: what one of them creates or revokes holds in the others at once, and after a restart.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from '@jest/globals'
import pino from 'pino'
import { sweepPreviewLinks } from '../support/jobs.ts'
import { dataOf, failureIn } from '../support/responses.ts'
import { isPostgres } from '../support/database.ts'
import { databaseIn } from '../support/program.ts'
import { makePost, newWord } from '../support/posts.ts'
import { startSecond } from '../support/second-server.ts'
import { sharedServer } from '../support/shared-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'preview-links-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lines: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
const server = await sharedServer(isPostgres ? {} : { DATABASE_URL: databaseIn(folder) }, { log })
const { content } = server.as.administrator

async function newLink(body?: { expires_in: number }): Promise<{ post: number; id: number; token: string; link: string }> {
  const { id: post } = await makePost(server.as.administrator, { title: newWord(), status: 'draft' })
  return { post, ...(await dataOf(content.POST('/posts/{id}/preview-links', { params: { path: { id: post } }, ...(body && { body }) }))) }
}

const statusAt = async (restRoot: string, post: number, token: string): Promise<number> =>
  (await fetch(`${restRoot}/cms/v2/posts/${post}`, { headers: { 'X-Preview-Token': token } })).status

it('holds in the other process at once, until one of them revokes it, and after a restart', async () => {
  const [first, second] = [await newLink(), await newLink()]
  const other = await startSecond(server)
  for (const { post, token } of [first, second])
    for (let time = 0; time < 3; time++) expect(await statusAt(other.restRoot, post, token)).toBe(200)
  await dataOf(content.DELETE('/posts/{parent}/preview-links/{id}', { params: { path: { parent: first.post, id: first.id } } }))
  const revoked = await fetch(`${other.restRoot}/cms/v2/posts/${first.post}`, { headers: { 'X-Preview-Token': first.token } })
  expect(await failureIn(revoked)).toEqual({ status: 401, code: 'rest_preview_token_revoked' })
  expect((await fetch(first.link.replace(server.baseUrl, other.baseUrl))).status).toBe(401)
  expect((await fetch(second.link.replace(server.baseUrl, other.baseUrl))).status).toBe(200)
  await other.close()

  const restarted = await startSecond(server)
  expect(await statusAt(restarted.restRoot, second.post, second.token)).toBe(200)
  expect(await statusAt(restarted.restRoot, first.post, first.token)).toBe(401)
  await restarted.close()
})

it('is deleted some time after it has expired', async () => {
  const [short, long] = [await newLink({ expires_in: 60 }), await newLink()]
  const later = { ...server.context, now: () => new Date(Date.now() + 61_000) }
  await sweepPreviewLinks(later)
  const rows = await server.context.db.selectFrom('preview_links').select('content_id').execute()
  const kept = rows.map(({ content_id }) => content_id)
  expect([kept.includes(short.post), kept.includes(long.post)]).toEqual([false, true])
})

it('has a token that no log shows', async () => {
  const { post, token, link } = await newLink()
  await statusAt(server.restRoot, post, token)
  await (await fetch(link)).text()
  await (await fetch(`${server.baseUrl}/cms-content/uploads/a.png?preview%5Ftoken=${token}`)).text()
  const logged = lines.join('')
  expect(logged).toContain(`/?p=${post}&preview_token=***`)
  expect(logged).not.toContain(token)
})
