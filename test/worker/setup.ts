// Before the tests: what the service shows is noted. On PostgreSQL, the files of an empty and of a migrated database are made once, and each
// server starts from them.
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { startObserving } from './observed.ts'

export default async function prepare(): Promise<void> {
  startObserving()
  if (process.env['DATABASE_URL'] === 'pglite:') await dumpDatabases()
}

async function dumpDatabases(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pglite-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  const { Kysely, PGliteDialect } = await import('kysely')
  const { migrate } = await import('../../server/db/migrate.ts')
  const database = await PGlite.create({ extensions: { pg_trgm } })
  process.env['PGLITE_EMPTY'] = await dumpOf(database, join(folder, 'empty.tar'))
  await migrate(new Kysely({ dialect: new PGliteDialect({ pglite: database }) }), 'postgres')
  process.env['PGLITE_MIGRATED'] = await dumpOf(database, join(folder, 'migrated.tar'))
  await database.close()
}

async function dumpOf(database: PGlite, file: string): Promise<string> {
  await writeFile(file, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()))
  return file
}
