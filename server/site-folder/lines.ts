// Reads a file with a JSON object on each line, in batches, from any line on.
import { createReadStream } from 'node:fs'
import { SiteFolderError } from './files.ts'
import type { Row } from '../db/snapshot.ts'

export interface Batch {
  rows: Row[]
  /** The number of bytes before the first row, and up to the end of the last one. */
  start: number
  end: number
}

/** Other writers wait for a batch. */
const MAX_ROWS = 500
const MAX_BYTES = 2_000_000
const NEWLINE = 10

/** Yields at least one batch, which may be empty. `from` is the end of a batch. */
export async function* batchesIn(file: string, from = 0, maxRows = MAX_ROWS): AsyncGenerator<Batch> {
  let batch: Batch = { rows: [], start: from, end: from }
  for await (const line of linesIn(file, from)) {
    batch.rows.push(parse(line, file))
    batch.end += line.length + 1
    if (batch.rows.length < maxRows && batch.end - batch.start < MAX_BYTES) continue
    yield batch
    batch = { rows: [], start: batch.end, end: batch.end }
  }
  if (batch.rows.length || batch.start === 0) yield batch
}

async function* linesIn(file: string, start: number): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  for await (const chunk of createReadStream(file, { start }) as AsyncIterable<Buffer>) {
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, at)])
      parts = []
      from = at + 1
    }
    if (from < chunk.length) parts.push(chunk.subarray(from))
  }
}

function parse(line: Buffer, file: string): Row {
  try {
    return JSON.parse(line.toString()) as Row
  } catch {
    throw new SiteFolderError(`${file} has a line that is not JSON. Export the site again.`)
  }
}
