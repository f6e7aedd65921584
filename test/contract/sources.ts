// Reads the sources of the project for tests.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Returns the files below a folder with an extension, with their content. */
export function filesBelow(folder: string, ending: string): { path: string; text: string }[] {
  const names = readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending))
  return names.map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${root}${folder}/${name}`, 'utf8') }))
}
