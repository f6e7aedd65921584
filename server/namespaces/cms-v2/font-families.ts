// The font families resource: the installed fonts, some of which the global styles activate.
import { idsOf } from '#server/db/ids.ts'
import { contentCollection } from '#server/engine/content-collection.ts'
import { byId, bySlug } from '#server/engine/filters.ts'
import { link } from '#server/engine/links.ts'
import type { Link } from '#server/engine/links.ts'
import { permissionsOf } from '#server/engine/permissions.ts'
import { defineResource } from '#server/engine/resource.ts'
import { compose, writeOnly } from '#server/engine/trait.ts'
import { creator } from '#server/engine/traits/author.ts'
import { dates } from '#server/engine/traits/dates.ts'
import { numbered } from '#server/engine/traits/identity.ts'
import { withPermit } from '#server/contract/operation.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { familySettings, familyType, familyFaces, loadFaces, themeVersion } from '#server/fonts/family.ts'
import { findFaceIds } from '#server/fonts/store.ts'
import { removingFiles } from '#server/media/uploads.ts'
import { prunerFor } from './contract.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { faces } from './font-faces.ts'
import { contentLink } from './links.ts'

const route = '/cms/v2/font-families'
const permissions = { ...permissionsOf('edit_theme_options', []), mayView: permissionsOf('edit_theme_options', []).mayEditAny }

const facesLink: Link<ContentRow> = {
  async targets(rows, { db, config }) {
    const ids = await findFaceIds(db, idsOf(rows))
    return ({ id }) => ({
      font_faces: (ids.get(id) ?? []).map((face) => ({
        embeddable: true,
        href: `${config.restRoot}${route}/${id}/font-faces/${face}`,
      })),
    })
  },
  embeds: { rel: 'font_faces', load: loadFaces(faces.embedded) },
}

const families = contentCollection(
  defineResource<Schemas['FontFamily'], Schemas['FontFamilyInput'], QueryOf<'listFontFamilies'> & { status: string[] }>()({
    type: familyType,
    route,
    noun: 'font family',
    names: { singular: 'Font family', plural: 'Font families' },
    prune: prunerFor('FontFamily'),
    traits: compose<ContentRow>()(numbered(familyType), writeOnly(dates), creator, themeVersion, familyFaces, familySettings),
    filters: [byId, bySlug],
    links: [contentLink(route, permissions), link('collection', (_row, { config }) => [{ href: config.restRoot + route }]), facesLink],
    permissions,
    refusal: 'rest_cannot_read',
    // Families show their font faces.
    isLive: true,
  }),
)

const deleteFontFamily: Handlers['deleteFontFamily'] = async (input, context) => {
  const { id } = await families.existing(input.path.id, context)
  const faceIds = (await findFaceIds(context.db, [id])).get(id) ?? []
  return removingFiles(faceIds, context, () => families.erase(input, context))
}

export const contentTypes = [families.contentType]

export const handlers = {
  listFontFamilies: ({ query }, context) => families.list({ query: { ...query, status: ['publish'] } }, context),
  createFontFamily: families.create,
  getFontFamily: families.get,
  updateFontFamily: families.update,
  putFontFamily: families.update,
  patchFontFamily: families.update,
  deleteFontFamily: withPermit(families.permits.remove, deleteFontFamily),
} satisfies Partial<Handlers>
