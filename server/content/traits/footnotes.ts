// The footnotes of an item, a `meta` value with HTML.
import { filterFootnotes } from '#server/rendering/footnotes.ts'
import { meta, metaOfRevisions } from '#server/engine/traits/meta.ts'

export const footnoteText = { footnotes: filterFootnotes }

export const footnotes = meta({ footnotes: '' }, footnoteText)

/** The footnotes of the revisions of a type, with the fields that a site declares for its items. */
export const footnotesOfRevisions = (type: string): typeof footnotes => metaOfRevisions(type, { footnotes: '' }, footnoteText)
