// Temporary folders for uploads: one per request, removed once the response has been sent.
import { lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

export interface Staging {
  /** Returns the folder; creates it on the first call. */
  folder(): Promise<string>
  /** Removes the folder and its content. */
  close(): Promise<void>
}

/** `prefix` is the start of the path of every staging folder. */
export function stagingOnDemand(prefix: string): Staging {
  let created: Promise<string> | undefined
  return {
    folder: () => (created ??= createFolder(prefix)),
    async close() {
      if (created) await rm(await created, { recursive: true, force: true })
    },
  }
}

/** Runs the work with a temporary folder that is removed afterwards. */
export async function withStaging<Result>(prefix: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const staging = stagingOnDemand(prefix)
  try {
    return await work(await staging.folder())
  } finally {
    await staging.close()
  }
}

/** The system's temporary folder is shared: mkdtemp makes the name unpredictable and the folder private. */
async function createFolder(prefix: string): Promise<string> {
  await mkdir(dirname(prefix), { recursive: true })
  return mkdtemp(`${prefix}-`)
}

/** Removes folders that stopped processes of this user have left behind. */
export async function sweepStaging(prefix: string, before: Date): Promise<void> {
  const parent = dirname(prefix)
  const names = await readdir(parent).catch(() => [])
  for (const name of names.filter((one) => one.startsWith(`${basename(prefix)}-`))) {
    const path = join(parent, name)
    const found = await lstat(path).catch(() => undefined)
    if (!found?.isDirectory() || found.uid !== process.getuid?.()) continue
    if (found.mtime <= before) await rm(path, { recursive: true, force: true })
  }
}
