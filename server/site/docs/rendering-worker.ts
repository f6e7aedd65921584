// The thread that renders the documentation: sends its files.
import { parentPort, workerData } from 'node:worker_threads'
import type { Config } from '#server/config/config.ts'
import { docsFiles } from './files.ts'

parentPort?.postMessage(docsFiles(workerData as Config))
