// The log: a line of JSON on standard output for each request and whatever else happens.
import { pino } from 'pino'
import type { Logger } from 'pino'

/** What waits to be written, at most: further lines are dropped, as where the disk is full. */
const MAX_BUFFERED_BYTES = 1024 * 1024

/** Standard output that cannot be written to (a full disk, a reader that is gone) costs lines of the log, and nothing else. */
export function openLog(level: string): Logger {
  const output = pino.destination({ sync: false, maxLength: MAX_BUFFERED_BYTES })
  const { flushSync } = output
  output.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (output.flushSync === skip) return
    console.error(`The log cannot be written: ${code ?? message}. Lines of it are missing until it can be again.`)
    // At the end of the process it would try for ever.
    output.flushSync = skip
  })
  output.on('write', () => (output.flushSync = flushSync))
  return pino({ level, redact: ['req.headers.authorization'] }, output)
}

const skip = (): void => undefined
