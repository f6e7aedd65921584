// The picture of an item: an uploaded one.
import type { Kysely } from 'kysely'
import type { Reading, Trait } from '../../content/trait.ts'
import { findRow } from '../../content/store.ts'
import type { Database } from '../../db/schema.ts'
import type { ContentRow } from '../../db/tables/content.ts'
import { invalidParam } from '../../errors.ts'
import { findPicture, pictures } from '../pictures.ts'
import type { Picture } from '../pictures.ts'

type ImageInput = string | { id: number } | null

export const image: Trait<ContentRow, { image: Picture | null }, { image?: ImageInput }> & { read: object } = {
  async read(rows, reading: Reading) {
    const found = await pictures(reading.db, reading.config, rows.map((row) => row.featured_media))
    return (row) => ({ image: found.get(row.featured_media) ?? null })
  },
  async write(input, { values, context }) {
    if (input.image === undefined) return
    const wanted = typeof input.image === 'object' ? String(input.image?.id ?? '') : input.image.trim()
    values.featured_media = wanted ? await mediaId(context.db, wanted) : 0
  },
}

async function mediaId(db: Kysely<Database>, wanted: string): Promise<number> {
  const found = /^\d{1,9}$/.test(wanted) ? await findRow(db, 'attachment', Number(wanted)) : await findPicture(db, wanted)
  if (found?.status !== 'inherit' || !found.mime_type.startsWith('image/')) throw invalidParam('image', 'must be the id or the address of an uploaded picture')
  return found.id
}
