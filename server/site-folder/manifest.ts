// What a folder with a site contains.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChangeRow } from '../db/tables/changes.ts'
import { migrations } from '../db/migrations/index.ts'
import { MANIFEST, SiteFolderError } from './files.ts'
import type { Extra } from './layout.ts'

const FORMAT = 'content-service site 1'

/** The last migration of this version. */
export const lastMigration = Object.keys(migrations).at(-1) ?? ''

export interface Manifest {
  format: string
  /** The last migration of the database. Versions without it do not know all columns. */
  migration: string
  extras: Extra[]
  /** The cursor of the feed of changes after which something has changed; null for a folder with everything. */
  since: string | null
  /** The cursor of this state, from which the next folder continues. */
  cursor: string
  /** The last change, with which the log of the new site begins. */
  last_change: ChangeRow | null
  /** The last IDs that have been generated, by table. */
  last_ids: Record<string, number>
  /** The number of rows, by table. */
  rows: Record<string, number>
}

export const newManifest = (content: Omit<Manifest, 'format' | 'migration'>): Manifest => ({
  format: FORMAT,
  migration: lastMigration,
  ...content,
})

export const textOfManifest = (manifest: Manifest): string => `${JSON.stringify(manifest, undefined, 2)}\n`

export async function readManifest(folder: string): Promise<Manifest> {
  const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest
  if (manifest.format !== FORMAT)
    throw new SiteFolderError(`${folder} has the format "${manifest.format}". This version reads "${FORMAT}".`)
  if (manifest.migration > lastMigration)
    throw new SiteFolderError(`${folder} was exported by a newer version (${manifest.migration}). Use that version, or a later one.`)
  return manifest
}
