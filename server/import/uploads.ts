// Puts files into the uploads folder, below their year and month.
import { constants } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { join, posix } from 'node:path'

/** Copies the file under a free name and gives back its path below the uploads folder. */
export async function copyToUploads(source: string, mediaDir: string, month: string, name: string): Promise<string> {
  await mkdir(join(mediaDir, month), { recursive: true })
  const { name: stem, ext } = posix.parse(plainName(name))
  for (let number = 1; ; number++) {
    const path = `${month}/${stem}${number > 1 ? `-${number}` : ''}${ext}`
    if (await copiedTo(source, join(mediaDir, path))) return path
  }
}

/** The folder of a date. */
export function monthOf(date: string): string {
  return `${date.slice(0, 4)}/${date.slice(5, 7)}`
}

/** Letters, digits and a few signs; never a path, never hidden. */
function plainName(name: string): string {
  return (
    posix
      .basename(name)
      .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
      .replace(/^[.-]+/, '') || 'file'
  )
}

async function copiedTo(source: string, target: string): Promise<boolean> {
  try {
    await copyFile(source, target, constants.COPYFILE_EXCL)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
