// The fields of an organizer: name, description and contact details.
import { encodeSpaces } from '#server/contract/spaced-url.ts'
import { idsOf } from '#server/db/ids.ts'
import type { Trait } from '#server/engine/trait.ts'
import type { OrganizerRow } from '#server/db/tables/calendar.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { renderDescriptions, findTranslations } from '../translated-items.ts'
import { findOrganizers, saveOrganizer } from '../store.ts'
import { sanitizeToPlainText, writeTexts } from './texts.ts'

const contact = ['phone', 'website', 'email'] as const

type Contact = (typeof contact)[number]

interface Out extends Record<Contact, string | null> {
  organizer: string
  description: string
}

interface In extends Partial<Record<Contact, string | null>> {
  organizer?: string
  description?: string | null
}

export const organizerFields: Trait<ContentRow, Out, In> & { read: object } = {
  name: 'title',
  async read(rows, reading) {
    const ids = idsOf(rows)
    const [organizers, translated] = await Promise.all([findOrganizers(reading.db, ids), findTranslations(ids, reading)])
    const description = await renderDescriptions(rows, translated, reading)
    return (row) => {
      const organizer = organizers.get(row.id) ?? unset
      const other = translated.get(row.id)
      return {
        organizer: other?.title_rendered || row.title_rendered,
        description: description(row),
        phone: organizer.phone || null,
        website: organizer.website || null,
        email: organizer.email || null,
      }
    }
  },

  async write(input, change) {
    const { before, context, addEffect } = change
    const stored = (before && (await findOrganizers(context.db, [before.id])).get(before.id)) ?? unset
    const { organizer, description } = input
    await writeTexts(
      { ...(organizer !== undefined && { title: organizer }), ...(description !== undefined && { content: description ?? '' }) },
      change,
      'could-not-create-organizer',
    )
    const texts = contact.flatMap((name) => (input[name] === undefined ? [] : [[name, sanitizeToPlainText(input[name] ?? '', change)]]))
    addEffect((db, row) =>
      saveOrganizer(db, {
        ...stored,
        ...(Object.fromEntries(texts) as Partial<OrganizerRow>),
        ...(input.website && { website: encodeSpaces(sanitizeToPlainText(input.website, change)) }),
        content_id: row.id,
      }),
    )
  },
}

const unset: OrganizerRow = { content_id: 0, phone: '', website: '', email: '' }
