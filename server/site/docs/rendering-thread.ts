// Renders the documentation in a thread, because it takes more than half a second, which would delay other requests.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Config } from '#server/config/config.ts'
import type { DocsFile } from './docs-file.ts'

/** Returns the files by their path below `/docs/`. Only the thread loads the code and uses the memory. */
export async function renderDocs(config: Config): Promise<ReadonlyMap<string, DocsFile>> {
  const thread = new Worker(new URL('./rendering-worker.ts', import.meta.url), { workerData: config })
  const [files] = (await once(thread, 'message')) as [ReadonlyMap<string, DocsFile>]
  return files
}
