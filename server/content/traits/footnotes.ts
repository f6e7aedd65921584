// The footnotes of an item: a further value of it, that shows as HTML.
import { filteredFootnotes } from '../../rendering/footnotes.ts'
import { meta } from '../../engine/traits/meta.ts'

export const footnoteText = { footnotes: filteredFootnotes }

export const footnotes = meta({ footnotes: '' }, footnoteText)
