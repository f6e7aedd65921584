// Lets other requests proceed during long work: all long work of the process shares one turn in each round of the event loop.

const TURN_MS = 10

const waiting: (() => void)[] = []
let turnEnd: number | undefined

/** Returns a promise to await before continuing; undefined if the turn is not over. Urgent work gets the next turn. */
export function nextTurn(isUrgent: boolean): Promise<void> | undefined {
  const now = performance.now()
  if (turnEnd === undefined) begin(now)
  else if (now >= turnEnd) return new Promise((resume) => (isUrgent ? waiting.unshift(resume) : waiting.push(resume)))
  return undefined
}

function begin(now: number): void {
  turnEnd = now + TURN_MS
  setImmediate(end)
}

function end(): void {
  turnEnd = undefined
  const resume = waiting.shift()
  if (!resume) return
  begin(performance.now())
  resume()
}
