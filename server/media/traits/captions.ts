// The texts of a media item: alternative text, caption and description.
import type { ContentRow } from '#server/db/tables/content.ts'
import { isFieldRequested } from '#server/contract/response-fields.ts'
import { renderAttachment } from '#server/rendering/attachments.ts'
import { renderExcerpt } from '#server/rendering/content.ts'
import { filterHtml } from '#server/rendering/filter.ts'
import { addLoadingAttributes } from '#server/rendering/image-tags.ts'
import { plainText } from '#server/rendering/plain-text.ts'
import { attachmentsOf } from '../attachments.ts'
import { completeBodies } from '#server/engine/completed-bodies.ts'
import { renderBody } from '#server/engine/rendered-texts.ts'
import type { Trait } from '#server/engine/trait.ts'
import { filterUnlessTrusted, rawOf } from '#server/engine/traits/texts.ts'
import type { Text, TextInput } from '#server/engine/traits/texts.ts'

export const caption: Trait<ContentRow, { caption: Text }, { caption?: TextInput }> & { read: object } = {
  name: 'excerpt',
  read: () => (row) => ({ caption: { raw: row.excerpt, rendered: row.excerpt_rendered } }),
  write(input, change) {
    const raw = rawOf(input.caption)
    if (raw === undefined) return
    change.values.excerpt = filterUnlessTrusted(raw, filterHtml, change)
    change.values.excerpt_rendered = renderExcerpt(change.values.excerpt, '')
  },
}

/** The rendered description begins with the file. */
export const description: Trait<ContentRow, { description: Text }, { description?: TextInput }> & { read: object } = {
  name: 'content',
  async read(rows, reading) {
    const { context, _fields } = reading.query
    const isShown = context !== 'embed' && isFieldRequested(_fields, 'description')
    const files = await attachmentsOf(isShown ? rows : [], reading)
    const rendered = await completeBodies('description', rows, reading)
    return (row) => {
      const file = files.get(row.id)
      const markup = file ? addLoadingAttributes(renderAttachment(file)) : ''
      return { description: { raw: row.content, rendered: markup + rendered(row) } }
    }
  },
  write(input, change) {
    const raw = rawOf(input.description)
    if (raw === undefined) return
    Object.assign(change.values, renderBody(filterUnlessTrusted(raw, filterHtml, change)))
  },
}

/** Stored in the column `meta`. */
export const altText: Trait<ContentRow, { alt_text: string }, { alt_text?: string }> & { read: object } = {
  name: 'alt_text',
  after: ['meta'],
  read: () => (row) => ({ alt_text: (JSON.parse(row.meta) as { alt_text?: string }).alt_text ?? '' }),
  write(input, { values, after }) {
    if (input.alt_text === undefined) return
    const stored = JSON.parse(after('meta') ?? '{}') as Record<string, unknown>
    values.meta = JSON.stringify({ ...stored, alt_text: plainText(input.alt_text).replace(/\s+/g, ' ') })
  },
}
