// The log: a line of JSON on standard output for each request and other events.
import { pino } from 'pino'
import type { Logger } from 'pino'

/** The maximum number of bytes waiting to be written; further lines are dropped, for example if the disk is full. */
const MAX_BUFFERED_BYTES = 1024 * 1024
/** Lines are written in batches of this size, or after this time, because a write costs as much as a cached response. */
const MIN_WRITTEN_BYTES = 12 * 1024
const FLUSH_MS = 100

/** Errors of standard output (a full disk, a closed pipe) lose log lines but do not stop the service. */
export function openLog(level: string): Logger {
  const output = pino.destination({ sync: false, maxLength: MAX_BUFFERED_BYTES, minLength: MIN_WRITTEN_BYTES, periodicFlush: FLUSH_MS })
  const { flushSync } = output
  let isFailing = false
  output.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    // The next flush writes it again.
    if (isFailing) return
    isFailing = true
    console.error(`The log cannot be written: ${code ?? message}. Log lines are lost until this is fixed.`)
    // It would retry forever when the process exits.
    output.flushSync = skip
  })
  output.on('write', (bytes: number) => {
    // Flushing an empty buffer succeeds even if the disk is full.
    if (!bytes || !isFailing) return
    isFailing = false
    output.flushSync = flushSync
  })
  return pino({ level, redact: ['req.headers.authorization'] }, output)
}

const skip = (): void => undefined
