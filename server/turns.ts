// Lets other requests go on during long work: all such work of the process together gets one turn in each round of the event loop.

const TURN_MS = 10

const waiting: (() => void)[] = []
let turnEnd: number | undefined

/** Returns what to wait for before the work goes on; undefined if its turn is not over. Urgent work has the next turn. */
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
