// Backups of PostgreSQL as docs/operation.md describes them: a dump becomes a database that a service can serve.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { createClient } from '../../client/index.ts'
import { isPostgres, describeOnPostgres } from '../support/database.ts'
import { administrate } from '../support/own-postgres.ts'
import { listPosts, makePost } from '../support/posts.ts'
import { databaseUrl, startSecond } from '../support/second-server.ts'
import { startServer } from '../support/server.ts'
import { SERVER_URL } from '../worker/test-database.ts'

const server = process.env[SERVER_URL] ?? ''

/** The major version of `pg_dump` on this machine; 0 if it is not installed. */
function dumpVersion(): number {
  try {
    return Number(/\d+/.exec(execFileSync('pg_dump', ['--version'], { encoding: 'utf8' }))?.[0])
  } catch {
    return 0
  }
}

async function serverVersion(): Promise<number> {
  const [row] = await administrate(server, 'show server_version_num')
  return Math.floor(Number(row?.['server_version_num']) / 10_000)
}

const version = isPostgres ? await serverVersion() : 0
/** pg_dump refuses to dump a newer server. */
const itWithTools = dumpVersion() >= version ? it : it.skip

const operation = readFileSync('docs/operation.md', 'utf8')
const creation = version >= 17 ? /create database content .*builtin.*$/m : /create database content .* locale 'C\.UTF-8'/
const statement = creation.exec(operation)?.[0] ?? ''

describeOnPostgres('a dump', () => {
  itWithTools('is restored into a new database with all content, its counts and its search index', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dump-'))
    const dump = join(folder, 'content.dump')
    const source = await startServer()
    const { id } = await makePost(source.as.editor, { title: 'ქარიშხალი', content: '<p>Storm</p>' })
    execFileSync('pg_dump', ['--format=custom', `--file=${dump}`, databaseUrl(source)])

    const name = `restored_${process.pid}`
    await administrate(server, statement.replace('database content', `database ${name}`))
    const url = new URL(server)
    url.pathname = name
    execFileSync('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${url.href}`, dump])
    const restored = await startSecond(source, { DATABASE_URL: url.href })
    const [, password = ''] = atob(source.authorization.editor.replace('Basic ', '')).split(':')
    const { baseUrl } = restored
    expect(await listPosts(createClient({ baseUrl }), { search: 'ქარიშ' })).toMatchObject({ ids: [id], total: 1 })
    await makePost(createClient({ baseUrl, auth: { username: 'editor', password } }))
    expect((await listPosts(createClient({ baseUrl }), {})).total).toBe(2)
    await restored.close()
    await source.close()
    await administrate(server, `drop database ${name} with (force)`)
    rmSync(folder, { recursive: true })
  })

  it('is made and restored by the commands of the documentation', () => {
    expect(statement).toMatch(/template0/)
    expect(operation).toMatch(/^ {4}pg_dump --format=custom --file=\S+ "\$DATABASE_URL"$/m)
    expect(operation).toMatch(/^ {4}pg_restore --exit-on-error --no-owner --dbname=content_restored \S+$/m)
  })
})
