// Measures the disk space of the parts of the site.
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RequestContext } from '#server/context.ts'
import { FONTS } from '#server/media/types.ts'
import type { Schemas } from './contract.ts'
import { sumFileSizes, sumVariantSizes } from './store.ts'

type Size = Schemas['DirectorySize']

export async function measureDirectories({ config, db, dialect }: RequestContext): Promise<Schemas['DirectorySizes']> {
  const [database, fonts, files, variants, theme] = await Promise.all([
    dialect.sizeOf(db),
    sumFileSizes(db, `${FONTS}/`),
    sumFileSizes(db, ''),
    sumVariantSizes(db),
    measureFolder(config.themeDir),
  ])
  return {
    raw: 0,
    database_size: formatSize(database),
    fonts_size: formatSize(fonts),
    themes_size: formatSize(theme),
    uploads_size: formatSize(files - fonts + variants),
    total_size: formatSize(database + files + variants + theme),
  }
}

async function measureFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const units = ['B', 'KB', 'MB', 'GB', 'TB']

function formatSize(bytes: number): Size {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  const size = `${(bytes / 1024 ** step).toFixed(step ? 1 : 0)} ${units[step]}`
  return { size, debug: `${size} (${bytes} bytes)`, raw: bytes }
}
