// A thread that validates the exchanges of some operations. Prism keeps all that it compiles, which ends with the thread.
import { parentPort, workerData } from 'node:worker_threads'
import { violationsIn } from './prism-violations.ts'
import type { Exchange } from '../../test/worker/recorded-exchanges.ts'

const { document, exchanges } = workerData as { document: string; exchanges: Exchange[] }
parentPort?.postMessage(await violationsIn(document, exchanges))
