// The thread that renders the documentation.
import { parentPort, workerData } from 'node:worker_threads'
import type { Config } from '#server/config/config.ts'
import { createDocsFiles } from './files.ts'

parentPort?.postMessage(createDocsFiles(workerData as Config))
