// The footnotes of an item, a `meta` value with HTML.
import { filterFootnotes } from '#server/rendering/footnotes.ts'
import { meta } from '#server/engine/traits/meta.ts'

export const footnoteText = { footnotes: filterFootnotes }

export const footnotes = meta({ footnotes: '' }, footnoteText)

/** Without the fields that a site declares, which autosaves leave as they are. */
export const autosavedFootnotes: typeof footnotes = {
  ...footnotes,
  write: ({ meta: given }, change) =>
    footnotes.write?.(given?.footnotes === undefined ? {} : { meta: { footnotes: given.footnotes } }, change),
}
