// The footnotes of an item, a `meta` value with HTML.
import { filteredFootnotes } from '#server/rendering/footnotes.ts'
import { meta } from '#server/engine/traits/meta.ts'

export const footnoteText = { footnotes: filteredFootnotes }

export const footnotes = meta({ footnotes: '' }, footnoteText)
