// Copies of the database of a running server, and a service that starts with them.
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { createClient } from '../../client/index.ts'
import { describeOnSqlite } from '../support/database.ts'
import { createImage } from '../support/media.ts'
import { listPosts, makePost, readPost } from '../support/posts.ts'
import { startProgram } from '../support/program.ts'
import { startServer } from '../support/server.ts'
import { commandLine } from './run.ts'

describeOnSqlite('backup', () => {
  it('copies the database while a server writes to it; the copy has all content', async () => {
    const { start, databaseUrl, folder } = commandLine()
    const copy = join(folder, 'copy.sqlite')
    const server = await startServer({ DATABASE_URL: databaseUrl })
    const made = await makePost(server.as.editor, { title: 'Before the copy' })
    const [backup] = await Promise.all([
      start('backup', copy),
      ...Array.from({ length: 20 }, () => makePost(server.as.editor, { title: 'Meanwhile' })),
    ])
    await server.close()
    expect([backup.code, backup.stderr]).toEqual([0, ''])
    expect(backup.json()).toEqual([{ file: copy, bytes: expect.any(Number) }])
    const restored = await startProgram(folder, { DATABASE_URL: `file:${copy}` })
    const anonymous = createClient({ baseUrl: restored.baseUrl })
    expect(await readPost(anonymous, made.id)).toMatchObject({ title: { rendered: 'Before the copy' } })
    expect((await listPosts(anonymous, { search: 'before the copy' })).ids).toEqual([made.id])
    await restored.stop()
  })

  it('is restored with the files into a new folder, which a service can serve', async () => {
    const { start, databaseUrl, folder } = commandLine()
    const uploads = join(folder, 'uploads')
    const source = await startProgram(folder, { DATABASE_URL: databaseUrl, MEDIA_DIR: uploads, DEMO_CONTENT: 'off' })
    const [writer] = (await start('users', 'add', 'nana', '--role', 'editor', '--application-password', 'backup')).json()
    const auth = { username: 'nana', password: String(writer?.['application_password']) }
    const post = await makePost(createClient({ baseUrl: source.baseUrl, auth }), { title: 'Kept' })
    const rocks = await createImage(40, 30)
    const sent = await fetch(`${source.baseUrl}/cms-json/cms/v2/media`, {
      method: 'POST',
      headers: {
        Authorization: `Basic ${btoa(`${auth.username}:${auth.password}`)}`,
        'Content-Disposition': 'attachment; filename="rocks.png"',
      },
      body: new Uint8Array(rocks),
    })
    const media = (await sent.json()) as { id: number; source_url: string }
    const backup = join(folder, 'backup.sqlite')
    expect((await start('backup', backup)).code).toBe(0)
    await cp(uploads, join(folder, 'backup-uploads'), { recursive: true })
    await source.kill()

    const fresh = await mkdtemp(join(folder, 'fresh-'))
    await cp(backup, join(fresh, 'content.sqlite'))
    await cp(join(folder, 'backup-uploads'), join(fresh, 'uploads'), { recursive: true })
    await rm(uploads, { recursive: true })
    const restored = await startProgram(fresh, { DEMO_CONTENT: 'off' })
    const editor = createClient({ baseUrl: restored.baseUrl, auth })
    expect((await readPost(editor, post.id)).title.rendered).toBe('Kept')
    expect((await editor.content.GET('/users/me', {})).data?.name).toBe('nana')
    const file = await fetch(media.source_url.replace(source.baseUrl, restored.baseUrl))
    expect(Buffer.from(await file.arrayBuffer())).toEqual(rocks)
    await restored.stop()
  })
})
