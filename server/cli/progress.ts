// The progress of a long command on standard error: one line that is updated in a terminal, otherwise a line every few seconds.

const IN_TERMINAL_MS = 200
const IN_LOG_MS = 5000

export interface Progress {
  /** `total` is undefined if it is not known. */
  (what: string, done: number, total?: number): void
}

export function createProgress(stream: NodeJS.WriteStream): Progress {
  const interval = stream.isTTY ? IN_TERMINAL_MS : IN_LOG_MS
  let step = ''
  let started = 0
  let shown = 0
  return (what, done, total) => {
    const now = performance.now()
    if (what !== step) [step, started, shown] = [what, now, now]
    if (now - shown < interval && !(stream.isTTY && done === total)) return
    shown = now
    const line = `${what}: ${formatProgress(done, total, (now - started) / 1000)}`
    stream.write(stream.isTTY ? `\r\u001B[K${line}${done === total ? '\n' : ''}` : `${line}\n`)
  }
}

/** Such as "12000 of 110000 items, 2050 a second, 48 seconds left". */
export function formatProgress(done: number, total: number | undefined, seconds: number): string {
  const perSecond = seconds > 0 ? done / seconds : 0
  return [
    total === undefined ? `${done} items` : `${done} of ${total} items`,
    ...(perSecond ? [`${Math.round(perSecond)} a second`] : []),
    ...(perSecond && total !== undefined && done < total ? [`${Math.ceil((total - done) / perSecond)} seconds left`] : []),
  ].join(', ')
}
