// Receives an uploaded file, sent as the body or in a multipart form, into a staging folder.
import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { open, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { finished } from 'node:stream'
import type { Readable } from 'node:stream'
import { parse as parseDisposition } from 'content-disposition'
import type { UploadedFile } from '../contract/operation.ts'
import { ApiError, invalidParam, missingParam } from '../contract/api-error.ts'
import { fieldsIn, formReader, isFormWithParts } from './multipart-form.ts'
import type { FormFields } from './multipart-form.ts'
import { isJson } from './json.ts'

export interface ReceivedUpload {
  /** The fields of a form. */
  fields: FormFields
  /** Undefined if there was none. */
  file: UploadedFile | undefined
  folder: string
}

export async function receiveUpload(req: IncomingMessage, folder: string, maxBytes: number): Promise<ReceivedUpload> {
  const source = join(folder, 'upload')
  const { fields, found } = await (isFormWithParts(req) ? fromForm(req, source, maxBytes) : fromBody(req, source, maxBytes)).catch(
    (error: unknown) => {
      // Drain the rest: a client that is still sending would not receive the response on a closed connection.
      req.resume()
      throw error
    },
  )
  if (!found?.bytes) return { fields, file: undefined, folder }
  const file = { source, name: found.name() }
  assertNotJson(found.type)
  assertSame(req, found.md5)
  return { fields, file, folder }
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** A file in base64 as the field `file` of a JSON body, beside its name and the fields of its item. */
export async function uploadFromJson(body: Record<string, unknown>, folder: string, maxBytes: number): Promise<ReceivedUpload> {
  const { file, filename, ...fields } = body
  if (file === undefined) return { fields, file: undefined, folder }
  if (typeof file !== 'string' || !BASE64.test(file)) throw invalidParam('file', 'must be the content of the file in base64')
  if (typeof filename !== 'string' || !filename) throw missingParam('filename', 'the name of the file')
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > maxBytes) throw tooLarge(maxBytes)
  const source = join(folder, 'upload')
  await writeFile(source, bytes, { flag: 'wx' })
  return { fields, file: bytes.length ? { source, name: filename } : undefined, folder }
}

interface StagedFile {
  bytes: number
  md5: Buffer
  /** The content type as sent. */
  type: string | undefined
  /** Throws if there is none. */
  name(): string
}

interface Received {
  fields: FormFields
  found: StagedFile | undefined
}

async function fromBody(req: IncomingMessage, source: string, maxBytes: number): Promise<Received> {
  const found = await stage(req, source, maxBytes)
  return { fields: {}, found: { ...found, type: req.headers['content-type'], name: () => nameIn(req.headers['content-disposition']) } }
}

function nameIn(header: string | undefined): string {
  if (!header) throw noName()
  const name = parseName(header)
  if (!name)
    throw new ApiError(
      400,
      'rest_upload_invalid_disposition',
      'Content-Disposition has no file name. Send it as attachment; filename="name.jpg".',
    )
  return name
}

export function noName(): ApiError {
  return new ApiError(
    400,
    'rest_upload_no_content_disposition',
    'The file has no name. Send the header Content-Disposition: attachment; filename="name.jpg", or the fields file and filename as JSON.',
  )
}

function parseName(header: string): string | undefined {
  try {
    // Node decodes headers as Latin-1, but browsers send UTF-8.
    const bytes = Buffer.from(header, 'latin1')
    return parseDisposition(isUtf8(bytes) ? bytes.toString('utf8') : header).parameters['filename']
  } catch {
    return undefined
  }
}

async function fromForm(req: IncomingMessage, source: string, maxBytes: number): Promise<Received> {
  let file: Promise<StagedFile> | undefined
  const form = formReader(req)
  if (!form) throw unreadableForm()
  const fields = await new Promise<FormFields>((read, fail) => {
    const stop = (error: unknown): void => {
      req.unpipe(form)
      form.destroy()
      fail(error)
    }
    const fieldsSoFar = fieldsIn(form, stop)
    form.on('file', (field, content, { filename, mimeType }) => {
      // An interrupted form interrupts its file too; the form reports the error.
      content.on('error', () => undefined)
      if (field !== 'file' || file) return void content.resume()
      file = stage(content, source, maxBytes).then((found) => ({ ...found, type: mimeType, name: () => namedPart(filename) }))
      file.catch(stop)
    })
    form.on('error', () => stop(unreadableForm()))
    form.on('close', () => read(fieldsSoFar()))
    finished(req, (error) => error && stop(interrupted()))
    req.pipe(form)
  })
  return { fields, found: await file }
}

function namedPart(name: string | undefined): string {
  if (!name) throw new ApiError(400, 'rest_upload_invalid_disposition', 'The part `file` has no file name. Add one.')
  return name
}

/** Writes the content to a file. Keeps the request open, so that a response can be sent even if the content is too large. */
async function stage(content: Readable, source: string, maxBytes: number): Promise<{ bytes: number; md5: Buffer }> {
  const hash = createHash('md5')
  let bytes = 0
  const file = await open(source, 'wx')
  try {
    for await (const chunk of chunks(content)) {
      bytes += chunk.length
      if (bytes > maxBytes) throw tooLarge(maxBytes)
      hash.update(chunk)
      await file.writeFile(chunk)
    }
  } finally {
    await file.close()
  }
  return { bytes, md5: hash.digest() }
}

async function* chunks(content: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of content.iterator({ destroyOnReturn: false })) yield chunk as Buffer
  } catch {
    throw interrupted()
  }
}

function interrupted(): ApiError {
  return new ApiError(400, 'rest_upload_no_data', 'The upload was interrupted. Send it again.')
}

function tooLarge(maxBytes: number): ApiError {
  return new ApiError(400, 'rest_upload_file_too_big', `The file is larger than ${maxBytes / 1024 / 1024} MB. Send a smaller file.`)
}

function unreadableForm(): ApiError {
  return new ApiError(400, 'rest_upload_no_data', 'The form is malformed or incomplete. Send it as multipart/form-data with a boundary.')
}

/** Rejects JSON: its sender most likely meant fields, not a file. */
function assertNotJson(type: string | undefined): void {
  if (isJson(type))
    throw new ApiError(
      400,
      'rest_upload_sideload_error',
      'JSON files are not accepted. Send the file itself as the body with its fields in the query, or both in a multipart form.',
    )
}

/** Checks `Content-MD5`, in base64 or hexadecimal. */
function assertSame({ headers }: IncomingMessage, md5: Buffer): void {
  const given = headers['content-md5']
  if (given === undefined) return
  const text = [given].flat().join('').trim()
  if (text !== md5.toString('base64') && text.toLowerCase() !== md5.toString('hex'))
    throw new ApiError(412, 'rest_upload_hash_mismatch', 'The file does not match Content-MD5. Send it again.')
}
