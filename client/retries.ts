// Repeats requests that failed for a moment: the connection broke, the service is overloaded (503), or there were too many requests (429).

type Fetch = (request: Request) => Promise<Response>

const FIRST_PAUSE_MS = 300
/** A response that asks for a longer pause is returned as it is. */
const MAX_PAUSE_MS = 30_000

/**
 * Returns a `fetch` that repeats reads, and writes with `If-Match`, because these cannot happen twice. It pauses as long as `Retry-After` says,
 * otherwise longer each time. The pauses vary, so that callers do not all come back at once. The signal of the request ends a pause.
 */
export function withRetries(fetch: Fetch, retries: number): Fetch {
  return async (request) => {
    for (let failures = 0; failures < retries && isRepeatable(request); failures++) {
      // Without a body, a request can be sent again. A clone would lose what frameworks add to it, such as the cache tags of Next.js.
      const response = await fetch(request.body ? request.clone() : request).catch((error: unknown) => {
        if (request.signal.aborted) throw error
      })
      if (response && response.status !== 429 && response.status !== 503) return response
      const pause = computePause(response, failures)
      if (response && pause > MAX_PAUSE_MS) return response
      await response?.body?.cancel()
      await endOf(pause, request.signal)
    }
    return fetch(request)
  }
}

function isRepeatable({ method, headers }: Request): boolean {
  return method === 'GET' || method === 'HEAD' || headers.has('If-Match')
}

/** Returns how long to wait after a number of failures in a row: what the response asks for, and more each time. */
export function computePause(response: Response | void, failures: number): number {
  const wanted = response?.headers.get('Retry-After')
  const jitter = FIRST_PAUSE_MS * 2 ** failures * (0.5 + Math.random())
  return wanted ? jitter + (/^\d+$/.test(wanted) ? Number(wanted) * 1000 : Math.max(Date.parse(wanted) - Date.now(), 0)) : jitter
}

/** Resolves after a pause, or rejects with the reason of the signal. */
export function endOf(pause: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, pause)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
