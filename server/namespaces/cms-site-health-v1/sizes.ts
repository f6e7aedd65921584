// How much space the parts of the site take.
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RequestContext } from '#server/context.ts'
import { FONTS } from '#server/media/types.ts'
import type { Schemas } from './contract.ts'
import { sizeOfFiles } from './store.ts'

type Size = Schemas['DirectorySize']

export async function directorySizes({ config, db, dialect }: RequestContext): Promise<Schemas['DirectorySizes']> {
  const [database, fonts, files, theme] = await Promise.all([
    dialect.sizeOf(db),
    sizeOfFiles(db, `${FONTS}/`),
    sizeOfFiles(db, ''),
    sizeOfFolder(config.themeDir),
  ])
  return {
    raw: 0,
    database_size: sized(database),
    fonts_size: sized(fonts),
    themes_size: sized(theme),
    uploads_size: sized(files - fonts),
    total_size: sized(database + files + theme),
  }
}

async function sizeOfFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const units = ['B', 'KB', 'MB', 'GB', 'TB']

function sized(bytes: number): Size {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  const size = `${(bytes / 1024 ** step).toFixed(step ? 1 : 0)} ${units[step]}`
  return { size, debug: `${size} (${bytes} bytes)`, raw: bytes }
}
