// Checks of folders: their permissions, and the space on their disks.
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Config } from '../../config/config.ts'
import { failed, ok, warning } from './check.ts'
import type { Check } from './check.ts'

const MIN_FREE_BYTES = 64 * 1024 * 1024
const LOW_FREE_BYTES = 1024 * 1024 * 1024

interface Folder {
  setting: string
  path: string
}

/** The folders that the service writes to. */
function foldersOf({ database, media: { location } }: Config): Folder[] {
  return [
    ...(database.kind === 'sqlite' && database.file !== ':memory:' ? [{ setting: 'DATABASE_URL', path: dirname(database.file) }] : []),
    ...(location.kind === 'folder' ? [{ setting: 'MEDIA_DIR', path: location.folder }] : []),
  ]
}

export const permissions: Check = {
  name: 'permissions',
  async examine({ config }) {
    for (const { setting, path } of foldersOf(config)) {
      const problem = await findProblem(path)
      if (problem)
        return failed(
          `The folder ${path} of ${setting} is not writable (${problem}).`,
          'Change its owner or its permissions, or the setting.',
        )
    }
    return ok('All folders are writable.')
  },
}

/** The service creates folders that do not exist. */
async function findProblem(path: string): Promise<string | undefined> {
  try {
    await access(path, constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException
    return code === 'ENOENT' && dirname(path) !== path ? findProblem(dirname(path)) : code
  }
}

export const disk: Check = {
  name: 'disk',
  async examine({ config, tools }) {
    const spaces = await Promise.all(
      foldersOf(config).map(async (folder) => ({ ...folder, ...(await spaceOf(folder.path, tools.spaceOf)) })),
    )
    const least = spaces.toSorted((a, b) => a.free - b.free)[0]
    if (!least) return ok('Nothing is stored on a disk of this machine.')
    const { setting, path, free, total } = least
    const left = `${megabytes(free)} MB of ${megabytes(total)} MB are free on the disk of ${path} (${setting}).`
    if (free < MIN_FREE_BYTES) return failed(left, 'Free some space or enlarge the disk: the service cannot write without it.')
    return free < LOW_FREE_BYTES ? warning(left, 'Free some space or enlarge the disk before it is full.') : ok(left)
  },
}

/** That of the nearest folder that exists. */
async function spaceOf(path: string, measure: (folder: string) => Promise<{ free: number; total: number }>) {
  try {
    return await measure(path)
  } catch (error) {
    if (dirname(path) === path) throw error
    return spaceOf(dirname(path), measure)
  }
}

const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024)
