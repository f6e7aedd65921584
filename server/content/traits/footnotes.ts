// The footnotes of an item: a further value of it, that shows as HTML.
import { filteredFootnotes } from '../../rendering/footnotes.ts'
import { meta } from './meta.ts'

export const footnoteFilter = { footnotes: filteredFootnotes }

export const footnotes = meta({ footnotes: '' }, footnoteFilter)
