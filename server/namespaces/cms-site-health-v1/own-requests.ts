// Requests the service's own public URL, which the operator has set.

interface OwnResponse {
  status: number
  headers: Headers
  /** The beginning of the body. */
  text: string
}

type Outcome = { ms: number } & ({ response: OwnResponse; problem?: undefined } | { response?: undefined; problem: string })

const TIMEOUT_MS = 5_000
const MAX_BYTES = 64 * 1024

/** Sends a GET without credentials. Follows no redirects, which may lead to another site. */
export async function requestOwnUrl(url: string): Promise<Outcome> {
  const start = performance.now()
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = await startOf(response)
    return { ms: performance.now() - start, response: { status: response.status, headers: response.headers, text } }
  } catch (error) {
    const { message, cause } = error as Error
    return { ms: performance.now() - start, problem: `It failed: ${cause instanceof Error ? cause.message : message}.` }
  }
}

async function startOf({ body }: Response): Promise<string> {
  const reader = (body as ReadableStream<Uint8Array> | null)?.getReader()
  const pieces: Uint8Array[] = []
  let bytes = 0
  while (reader && bytes <= MAX_BYTES) {
    const { done, value } = await reader.read()
    if (done) break
    pieces.push(value)
    bytes += value.length
  }
  await reader?.cancel()
  return Buffer.concat(pieces).toString('utf8')
}
