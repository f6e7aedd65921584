// Renders the documentation in a thread of its own: it takes more than half a second, in which other requests would wait.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Config } from '#server/config/config.ts'
import type { DocsFile } from './docs-file.ts'

/** Returns the files by their path below `/docs/`. Only this thread loads the code and the memory that they take. */
export async function renderDocs(config: Config): Promise<ReadonlyMap<string, DocsFile>> {
  const thread = new Worker(new URL('./rendering-worker.ts', import.meta.url), { workerData: config })
  const [files] = (await once(thread, 'message')) as [ReadonlyMap<string, DocsFile>]
  return files
}
