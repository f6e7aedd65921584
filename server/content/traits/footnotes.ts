// The footnotes of an item, a `meta` value with HTML.
import { filterFootnotes } from '#server/rendering/footnotes.ts'
import { meta } from '#server/engine/traits/meta.ts'

export const footnoteText = { footnotes: filterFootnotes }

export const footnotes = meta({ footnotes: '' }, footnoteText)
