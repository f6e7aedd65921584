// The service is killed while files are uploaded and deleted: the sweep deletes what is left, and nothing else.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import Sqlite from 'better-sqlite3'
import { describeOnSqlite } from '../support/database.ts'
import { createImage } from '../support/media.ts'
import { startProgram } from '../support/program.ts'
import type { Program } from '../support/program.ts'
import { commandLine } from '../cli/run.ts'

const ROUNDS = 6

const env = { DEMO_CONTENT: 'off', RATE_LIMIT: 'off', MEDIA_SWEEP_SECONDS: '0' }

describeOnSqlite('kill -9', () => {
  it('leaves neither a file without an item nor an item without its files', async () => {
    const { folder, run } = commandLine()
    const [account] = (await run('users', 'add', 'ana', '--role', 'author', '--application-password', 'test')).json()
    const authorization = `Basic ${Buffer.from(`ana:${String(account?.['application_password'])}`).toString('base64')}`
    const images = await Promise.all([createImage(900, 700), createImage(320, 240, { format: 'jpeg' }), createImage(64, 64)])
    let responded = 0
    for (let round = 0; round < ROUNDS; round++) {
      const program = await startProgram(folder, env)
      const before = responded
      const working = Array.from({ length: 4 }, async (_none, worker) => {
        for (;;) {
          const response = await send(program, authorization, images[worker % images.length] ?? Buffer.alloc(0))
          if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
          responded++
          const { id } = (await response.json()) as { id: number }
          if (worker === 3)
            await fetch(`${mediaAt(program)}/${id}?force=true`, { method: 'DELETE', headers: { Authorization: authorization } })
        }
      })
      const ended = Promise.allSettled(working)
      // After a response, at another moment in each round.
      while (responded === before) await pause(20)
      await pause(round * 170)
      await program.kill()
      await ended
    }
    const program = await startProgram(folder, env)
    const sqlite = new Sqlite(join(folder, 'content.sqlite'), { readonly: true })
    while (sqlite.prepare('select count(*) from media_files where content_id is null').pluck().get() !== 0) await pause(50)
    const paths = (sqlite.prepare('select path from media_files order by path').pluck().all() as string[]).sort()
    const without = sqlite
      .prepare(
        "select count(*) from content where type = 'attachment' and id not in (select content_id from media_files where size = 'full')",
      )
      .pluck()
      .get()
    const uploads = join(folder, 'uploads')
    const files = (await readdir(uploads, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(uploads.length + 1))
      .sort()
    sqlite.close()
    await program.kill()
    expect(responded).toBeGreaterThan(ROUNDS)
    expect(files).toEqual(paths)
    expect(without).toBe(0)
  }, 120_000)
})

const mediaAt = ({ baseUrl }: Program): string => `${baseUrl}/cms-json/cms/v2/media`

function send(program: Program, authorization: string, content: Buffer): Promise<Response> {
  return fetch(mediaAt(program), {
    method: 'POST',
    headers: { Authorization: authorization, 'Content-Disposition': 'attachment; filename="boat.png"' },
    body: new Uint8Array(content),
  })
}
