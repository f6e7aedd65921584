// The files in which a site declares something.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileSchemas } from './file-schemas.ts'

/** A folder of the site. */
export type Folder = keyof typeof fileSchemas

export const folders = Object.keys(fileSchemas) as Folder[]

/** The names of the files in one of the folders, sorted. */
export function filesIn(site: string, folder: Folder): string[] {
  const at = join(site, folder)
  return existsSync(at)
    ? readdirSync(at)
        .filter((file) => /\.ya?ml$/.test(file))
        .toSorted()
    : []
}
