// Ends a run early: when it is interrupted, or when the service does not respond.
import { LateResponseError, NoResponseError, createSender } from './exchange.ts'
import type { Send, Target } from './exchange.ts'

/** After so many late responses, or requests without a response one after the other, the service is taken for lost. */
const MAX_UNANSWERED = 20

export interface Stopping {
  /** Aborted when the run ends early, with the reason. */
  stopped: AbortSignal
  /** Sends the requests of tests, none after the end. */
  send: Send
  /** Sends requests that delete and restore, also after an interruption. */
  sendCleanup: Send
}

export function createStopping(target: Target, interrupted?: AbortSignal): Stopping {
  const lost = new AbortController()
  const stopped = AbortSignal.any([lost.signal, ...(interrupted ? [interrupted] : [])])
  let late = 0
  let unanswered = 0
  const counting =
    (send: Send): Send =>
    async (request) => {
      try {
        const response = await send(request)
        unanswered = 0
        return response
      } catch (error) {
        if (error instanceof NoResponseError) unanswered++
        if (error instanceof LateResponseError) late++
        if (Math.max(unanswered, late) >= MAX_UNANSWERED) lost.abort(new Error(`the service did not respond to ${MAX_UNANSWERED} requests`))
        throw error
      }
    }
  return { stopped, send: counting(createSender(target, stopped)), sendCleanup: counting(createSender(target, lost.signal)) }
}
