// Where uploads wait on this machine until it is clear what they are: a folder for each, gone when its request is answered.
import { lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

export interface Staging {
  /** The folder, made when it is asked for first. */
  folder(): Promise<string>
  /** Removes it with all that is in it. */
  close(): Promise<void>
}

/** `prefix` is how the paths of the folders of all uploads begin. */
export function stagingOnDemand(prefix: string): Staging {
  let made: Promise<string> | undefined
  return {
    folder: () => (made ??= newFolder(prefix)),
    async close() {
      if (made) await rm(await made, { recursive: true, force: true })
    },
  }
}

/** Gives the work a folder of its own for as long as it takes. */
export async function withStaging<Result>(prefix: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const staging = stagingOnDemand(prefix)
  try {
    return await work(await staging.folder())
  } finally {
    await staging.close()
  }
}

/** The folder for temporary files is everybody's: nobody else can guess a name, make the folder first, or look into it. */
async function newFolder(prefix: string): Promise<string> {
  await mkdir(dirname(prefix), { recursive: true })
  return mkdtemp(`${prefix}-`)
}

/** Removes what processes of this user that are no more have left there. */
export async function sweepStaging(prefix: string, before: Date): Promise<void> {
  const among = dirname(prefix)
  const names = await readdir(among).catch(() => [])
  for (const name of names.filter((one) => one.startsWith(`${basename(prefix)}-`))) {
    const path = join(among, name)
    const found = await lstat(path).catch(() => undefined)
    if (!found?.isDirectory() || found.uid !== process.getuid?.()) continue
    if (found.mtime <= before) await rm(path, { recursive: true, force: true })
  }
}
