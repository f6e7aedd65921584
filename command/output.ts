// Where a command writes.

export interface Output {
  log(line: string): void
  error(line: string): void
  /** Replaces the line that shows the progress; undefined where there is no terminal. */
  status?: ((line: string) => void) | undefined
}
