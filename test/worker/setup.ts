// Before the tests: what the service shows is noted. On PostgreSQL, the files of an empty database are made once, and each server starts from them.
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startObserving } from './observed.ts'

export default async function prepare(): Promise<void> {
  startObserving()
  if (process.env['DATABASE_URL'] === 'pglite:') await dumpEmptyDatabase()
}

async function dumpEmptyDatabase(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pglite-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  const { PGlite } = await import('@electric-sql/pglite')
  const empty = await PGlite.create()
  const dump = join(folder, 'empty.tar')
  await writeFile(dump, Buffer.from(await (await empty.dumpDataDir('none')).arrayBuffer()))
  await empty.close()
  process.env['PGLITE_DUMP'] = dump
}
