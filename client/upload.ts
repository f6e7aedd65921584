// Uploads files to the media library.
import type { paths as ContentPaths } from '../generated/cms-v2/client.ts'
import type { CallOptions, Result } from './call.ts'
import type { Namespace } from './namespace.ts'
import type { DataOf, InputOf, Operation } from './operations.ts'

export interface UploadOptions<Paths = ContentPaths> extends CallOptions {
  /** Fields of the new media item, such as its title and its alternative text. */
  fields?: InputOf<Operation<Paths, 'post', '/media/{id}' & keyof Paths>>
  /** The name of the file. Defaults to the name of the `File`. */
  name?: string
}

type Upload<Paths> = Operation<Paths, 'post', '/media' & keyof Paths>

/**
 * Uploads a file and sets its fields in one request:
 * `await upload(client.content, input.files[0], { fields: { alt_text: 'Boats at the quay' } })`.
 * The service detects the type from the content. The result has an error with the status 400 if the file is not accepted, and with 413 if it is too large.
 */
export function upload<Paths = ContentPaths>(
  content: Namespace<Paths>,
  file: Blob,
  { fields, name, ...options }: UploadOptions<Paths> = {},
): Promise<Result<DataOf<Upload<Paths>>>> {
  const { POST } = content as unknown as PlainNamespace<DataOf<Upload<Paths>>>
  const body = new FormData()
  for (const [field, value] of Object.entries<Field>(fields ?? {})) append(body, field, value)
  body.append('file', file, name ?? (file instanceof File ? file.name : 'file'))
  return POST('/media', { ...options, body })
}

interface PlainNamespace<Data> {
  POST: (path: string, options: object) => Promise<Result<Data>>
}

type Field = string | number | boolean | object | null | undefined

function append(body: FormData, field: string, value: Field): void {
  if (value === undefined || value === null) return
  if (typeof value === 'object')
    for (const [member, of] of Object.entries(value) as [string, Field][]) append(body, `${field}[${member}]`, of)
  else body.append(field, String(value))
}
