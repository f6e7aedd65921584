// Media files in a folder of this machine.
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from './storage.ts'

export function folderStorage(folder: string): Storage {
  const at = (path: string): string => join(folder, path)
  return {
    async put(path, source) {
      await mkdir(dirname(at(path)), { recursive: true })
      const target = await open(at(path), 'wx').catch(unlessExists)
      if (!target) return false
      try {
        await pipeline(createReadStream(source), target.createWriteStream({ autoClose: false }))
        await target.sync()
      } catch (error) {
        await rm(at(path), { force: true })
        throw error
      } finally {
        await target.close()
      }
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

    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing)
      for (const entry of entries ?? []) if (entry.isFile()) yield relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
    },
  }
}

/** A file is there after a power failure only once its folder knows of it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

const unless = (code: string) => (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== code) throw error
}
const unlessExists = unless('EEXIST')
const unlessMissing = unless('ENOENT')
