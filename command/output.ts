// Where a command writes.

export interface Output {
  log(line: string): void
  error(line: string): void
  /** Replaces the line that shows the progress; undefined where there is no terminal. */
  status?: ((line: string) => void) | undefined
}

const clearLine = '\r\u001B[K'

export const terminal: Output = {
  log: (line) => console.log(line),
  error: (line) => console.error(line),
  status: process.stderr.isTTY ? (line) => process.stderr.write(clearLine + line) : undefined,
}
