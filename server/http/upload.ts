// Receives an uploaded file, sent as the body or in a multipart form, into a staging folder.
import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { open, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { finished } from 'node:stream'
import type { Readable } from 'node:stream'
import { parse as parseDisposition } from 'content-disposition'
import type { Upload } from '../contract/operation.ts'
import { ApiError, invalidParam, missingParam } from '../contract/api-error.ts'
import { fieldsIn, formReader, isFormWithParts, tooLarge as tooMuch } from './multipart-form.ts'
import type { FormFields } from './multipart-form.ts'
import { isJson } from './json.ts'

export interface ReceivedUpload extends Upload {
  /** The fields of a form. */
  fields: FormFields
}

/** The name of the part of a form with a single file. */
const FILE = 'file'

export interface UploadLimits {
  /** For all files together. */
  maxBytes: number
  /** How many files a form can have, in parts with any names; 0 for one file in the part `file`. */
  fileParts: number
}

export async function receiveUpload(req: IncomingMessage, folder: string, limits: UploadLimits): Promise<ReceivedUpload> {
  const { fields, found } = await (isFormWithParts(req) ? fromForm(req, folder, limits) : fromBody(req, folder, limits)).catch(
    (error: unknown) => {
      // Drain the rest: a client that is still sending would not receive the response on a closed connection.
      req.resume()
      throw error
    },
  )
  const files = new Map(
    found.flatMap(({ part, bytes, source, name, type, md5 }) => {
      if (!bytes) return []
      const file = { source, name: name() }
      assertNotJson(type)
      assertSame(req, md5)
      return [[part, file]]
    }),
  )
  return { fields, files, folder }
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** A file in base64 as the field `file` of a JSON body, beside its name and the fields of its item. */
export async function uploadFromJson(body: Record<string, unknown>, folder: string, maxBytes: number): Promise<ReceivedUpload> {
  const { file, filename, ...fields } = body
  if (file === undefined) return { fields, files: new Map(), folder }
  if (typeof file !== 'string' || !BASE64.test(file)) throw invalidParam('file', 'must be the content of the file in base64')
  if (typeof filename !== 'string' || !filename) throw missingParam('filename', 'the name of the file')
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > maxBytes) throw tooLarge(maxBytes)
  const source = join(folder, 'upload')
  await writeFile(source, bytes, { flag: 'wx' })
  return { fields, files: new Map(bytes.length ? [[FILE, { source, name: filename }]] : []), folder }
}

interface StagedFile {
  /** The name of its part. */
  part: string
  source: string
  bytes: number
  md5: Buffer
  /** The content type as sent. */
  type: string | undefined
  /** Throws if there is none. */
  name(): string
}

interface Received {
  fields: FormFields
  found: StagedFile[]
}

async function fromBody(req: IncomingMessage, folder: string, { maxBytes }: UploadLimits): Promise<Received> {
  const found = await staging(folder, maxBytes)(req)
  const name = () => nameIn(req.headers['content-disposition'])
  return { fields: {}, found: [{ ...found, part: FILE, type: req.headers['content-type'], name }] }
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

async function fromForm(req: IncomingMessage, folder: string, { maxBytes, fileParts }: UploadLimits): Promise<Received> {
  const files = new Map<string, Promise<StagedFile>>()
  const stage = staging(folder, maxBytes)
  const form = formReader(req, fileParts || 1)
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
      if ((!fileParts && field !== FILE) || files.has(field)) return void content.resume()
      const name = () => namedPart(field, filename)
      const file = stage(content).then((found) => ({ ...found, part: field, type: mimeType, name }))
      files.set(field, file)
      file.catch(stop)
    })
    if (fileParts) form.on('filesLimit', () => stop(tooMuch(`The form has more than ${fileParts} files.`)))
    form.on('error', () => stop(unreadableForm()))
    form.on('close', () => read(fieldsSoFar()))
    finished(req, (error) => error && stop(interrupted()))
    req.pipe(form)
  })
  return { fields, found: await Promise.all(files.values()) }
}

function namedPart(part: string, name: string | undefined): string {
  if (!name) throw new ApiError(400, 'rest_upload_invalid_disposition', `The part \`${part}\` has no file name. Add one.`)
  return name
}

/**
 * Returns a function that writes content to a file of its own in the folder, with a limit for all of them together. It keeps the request open,
 * so that a response can be sent even if the content is too large.
 */
function staging(folder: string, maxBytes: number): (content: Readable) => Promise<Pick<StagedFile, 'source' | 'bytes' | 'md5'>> {
  let count = 0
  let total = 0
  return async (content) => {
    const source = join(folder, `upload-${++count}`)
    const hash = createHash('md5')
    let bytes = 0
    const file = await open(source, 'wx')
    try {
      for await (const chunk of chunks(content)) {
        bytes += chunk.length
        total += chunk.length
        if (total > maxBytes) throw tooLarge(maxBytes)
        hash.update(chunk)
        await file.writeFile(chunk)
      }
    } finally {
      await file.close()
    }
    return { source, bytes, md5: hash.digest() }
  }
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
