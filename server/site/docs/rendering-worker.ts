// The thread that renders the documentation.
import { parentPort, workerData } from 'node:worker_threads'
import type { Config } from '#server/config/config.ts'
import { openSite } from '#server/namespaces/open-site.ts'
import { docsFiles } from './files.ts'

const config = workerData as Config
const { contract } = await openSite(config.siteDir)
parentPort?.postMessage(docsFiles(config, contract))
