// Stores media files in a local folder.
import { constants } from 'node:fs'
import { copyFile, mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './storage.ts'

export function openFolderStorage(folder: string): Storage {
  const at = (path: string): string => join(folder, path)
  return {
    async put(path, source) {
      await mkdir(dirname(at(path)), { recursive: true })
      if (!(await copyFile(source, at(path), constants.COPYFILE_EXCL).then(done, unlessExists))) return false
      await syncFolder(at(path))
      await syncFolder(dirname(at(path)))
      return true
    },

    async stat(path) {
      const found = await stat(at(path)).catch(unlessMissing)
      return found?.isFile() ? { bytes: found.size, modified: found.mtime } : undefined
    },

    async read(path, range) {
      const file = await open(at(path))
      return file.createReadStream(range)
    },

    remove: (path) => rm(at(path), { force: true }),
  }
}

/** A file survives a power failure only after both it and its folder have been synced. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}

const done = (): true => true
const unless =
  (code: string) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== code) throw error
  }
const unlessExists = unless('EEXIST')
const unlessMissing = unless('ENOENT')
