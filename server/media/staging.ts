// Where uploads wait on this machine until it is clear what they are: a folder for each, gone when its request is answered.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

export interface Staging {
  /** The folder, made when it is asked for first. */
  folder(): Promise<string>
  /** Removes it with all that is in it. */
  close(): Promise<void>
}

/** `all` is the folder that those of all uploads are in. */
export function stagingOnDemand(all: string): Staging {
  let made: Promise<string> | undefined
  return {
    folder: () => (made ??= newFolder(all)),
    async close() {
      if (made) await rm(await made, { recursive: true, force: true })
    },
  }
}

/** Gives the work a folder of its own for as long as it takes. */
export async function withStaging<Result>(all: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const staging = stagingOnDemand(all)
  try {
    return await work(await staging.folder())
  } finally {
    await staging.close()
  }
}

async function newFolder(all: string): Promise<string> {
  const folder = join(all, randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** Removes what processes that are no more have left there. */
export async function sweepStaging(all: string, before: Date): Promise<void> {
  for (const name of await readdir(all).catch(() => [])) {
    const found = await stat(join(all, name)).catch(() => undefined)
    if (found && found.mtime <= before) await rm(join(all, name), { recursive: true, force: true })
  }
}
