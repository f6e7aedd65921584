// The configuration of the mock server: a database in memory, a temporary folder for media, no rate limit.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'

/** Creates the folder, and deletes it when the process ends. */
export function createMockConfig(config: Config): Config {
  const folder = mkdtempSync(join(tmpdir(), 'content-service-mock-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return {
    ...config,
    workers: 1,
    database: { kind: 'sqlite', file: ':memory:' },
    media: { ...config.media, location: { kind: 'folder', folder: join(folder, 'media') }, staging: join(folder, 'staging') },
    rateLimit: false,
    menuLocations: config.menuLocations.length ? config.menuLocations : ['header', 'footer'],
    demoContent: true,
  }
}
