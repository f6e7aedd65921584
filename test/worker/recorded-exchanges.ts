// Records exchanges of the tests for other validators, if RECORDED_EXCHANGES is the path of a folder.
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/** A request and its response. */
export interface Exchange {
  document: string
  operation: string
  /** Forms and files are not recorded. */
  request: { method: string; url: string; headers: Record<string, string>; body: string | undefined; hasFile: boolean }
  response: { status: number; headers: Record<string, string>; text: string }
}

/** The number of exchanges of a kind that each process records. */
const MAX_OF_A_KIND = 1
const MAX_CHARACTERS = 50_000

const folder = process.env['RECORDED_EXCHANGES']
export const isRecording = folder !== undefined
const counts = new Map<string, number>()

/** Exchanges with the same operation, status and names of parameters are of the same kind. */
export function kindOf({ operation, request, response }: Exchange): string {
  return `${operation} ${response.status} ${[...new URL(request.url).searchParams.keys()].toSorted().join()}`
}

export function recordExchange(exchange: Exchange): void {
  // Other validators know the paths of the contract alone, not those of a service below another path.
  if (!folder || !new URL(exchange.request.url).pathname.startsWith('/cms-json/')) return
  const kind = kindOf(exchange)
  const count = counts.get(kind) ?? 0
  if (count >= MAX_OF_A_KIND) return
  const line = JSON.stringify(exchange)
  if (line.length > MAX_CHARACTERS) return
  counts.set(kind, count + 1)
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`)
}
