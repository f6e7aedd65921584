// Sites for the command line: a database, which is empty, and a folder for uploads.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from '@jest/globals'
import { runCommand } from '../worker/cli.ts'
import type { Exit } from '../worker/cli.ts'
import { EMPTY, newDatabase } from '../worker/test-database.ts'
import type { TestDatabase } from '../worker/test-database.ts'
import { isPostgres } from './database.ts'

export interface SitePlace {
  /** The environment of the service and of commands. */
  env: Record<string, string>
  folder: string
  /** Runs a command in this process. */
  run(...args: string[]): Promise<Exit>
}

/** Creates places for the tests of a file, each with the database of the run or with the one that is named. */
export function sitePlaces() {
  const databases: TestDatabase[] = []
  afterAll(() => Promise.all(databases.map(({ remove }) => remove())))

  async function postgresUrl(): Promise<string> {
    const database = await newDatabase(EMPTY)
    databases.push(database)
    return database.url
  }

  return async (kind: 'sqlite' | 'postgres' = isPostgres ? 'postgres' : 'sqlite'): Promise<SitePlace> => {
    const folder = mkdtempSync(join(tmpdir(), 'place-'))
    const env = {
      DATABASE_URL: kind === 'sqlite' ? `file:${join(folder, 'content.sqlite')}` : await postgresUrl(),
      MEDIA_DIR: join(folder, 'uploads'),
      LOG_LEVEL: 'silent',
    }
    return { env, folder, run: (...args) => runCommand(args, env) }
  }
}
