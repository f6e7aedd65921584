// Files for the media library.
import type { paths as ContentPaths } from '../generated/cms-v2/client.ts'
import type { CallOptions, Namespace, Result } from './namespace.ts'
import type { InEdit, MediaInput } from './schemas.ts'

export interface UploadOptions extends CallOptions {
  /** What is written of the new item, as its title and its text for those who cannot see it. */
  fields?: MediaInput
  /** The name of the file; that of the `File` unless it is given. */
  name?: string
}

/**
 * Uploads a file and writes its fields, in one request:
 * `await upload(client.content, input.files[0], { fields: { alt_text: 'Boats at the quay' } })`.
 * The type is told from the content. A file that the service does not take is refused with the status 400, one that is too large with 413.
 */
export function upload(
  content: Namespace<ContentPaths>,
  file: Blob,
  { fields = {}, name, ...options }: UploadOptions = {},
): Promise<Result<InEdit<'Media'>>> {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) append(body, field, value)
  body.append('file', file, name ?? (file instanceof File ? file.name : 'file'))
  return content.POST('/media', { ...options, body })
}

type Field = string | number | boolean | object | null | undefined

function append(body: FormData, field: string, value: Field): void {
  if (value === undefined || value === null) return
  if (typeof value === 'object')
    for (const [member, of] of Object.entries(value) as [string, Field][]) append(body, `${field}[${member}]`, of)
  else body.append(field, String(value))
}
