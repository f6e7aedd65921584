// The font faces resource: the styles and weights of a font family, with their files.
import { contentCollection } from '#server/engine/content-collection.ts'
import { byId, byParent } from '#server/engine/filters.ts'
import { link } from '#server/engine/links.ts'
import { permissionsOf } from '#server/engine/permissions.ts'
import { defineResource, numericIds } from '#server/engine/resource.ts'
import type { ItemIds } from '#server/engine/resource.ts'
import { findRow } from '#server/engine/rows-store.ts'
import { compose, writeOnly } from '#server/engine/trait.ts'
import { creator } from '#server/engine/traits/author.ts'
import { dates } from '#server/engine/traits/dates.ts'
import { numbered } from '#server/engine/traits/identity.ts'
import type { RequestContext } from '#server/context.ts'
import { ApiError } from '#server/contract/api-error.ts'
import { withGuard, withPermit } from '#server/contract/operation.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { assertNewFace, faceSettings, normalizeFace } from '#server/fonts/face.ts'
import type { FaceSettings } from '#server/fonts/face.ts'
import { familyType, themeVersion } from '#server/fonts/family.ts'
import { assertSources, storeFonts } from '#server/fonts/files.ts'
import { faceType } from '#server/fonts/store.ts'
import { claimFiles } from '#server/media/store.ts'
import { discardUnclaimed, removingFiles } from '#server/media/uploads.ts'
import type { Caller } from '#server/users/caller.ts'
import { assertAllowed } from '#server/users/missing-right.ts'
import { prunerFor } from './contract.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { contentLink } from './links.ts'

const route = '/cms/v2/font-families'
const permissions = { ...permissionsOf('edit_theme_options', []), mayView: permissionsOf('edit_theme_options', []).mayEditAny }

interface FacePath {
  font_family_id: number
  id: number
}

const BETWEEN = '/font-faces/'
const idOf = ({ font_family_id, id }: FacePath): string => `${font_family_id}${BETWEEN}${id}`

const ids: ItemIds<string> = {
  of: ({ parent, id }) => idOf({ font_family_id: parent, id }),
  async find(given, context, type) {
    const [familyId = 0, id = 0] = given.split(BETWEEN).map(Number)
    const row = await numericIds.find(id, context, type)
    if (!row) return undefined
    await assertFamily(familyId, context)
    if (row.parent !== familyId)
      throw new ApiError(404, 'rest_font_face_parent_id_mismatch', `The font face ${id} does not belong to the font family ${familyId}.`)
    return row
  },
  unknown: (given, noun) => numericIds.unknown(Number(given.split(BETWEEN)[1]), noun),
}

async function assertFamily(id: number, { db }: RequestContext): Promise<void> {
  if (!(await findRow(db, familyType, id))) throw new ApiError(404, 'rest_post_invalid_parent', `No font family has the ID ${id}.`)
}

type Query = QueryOf<'listFontFaces'> & { status: string[]; parent: number[]; parent_exclude: number[] }

export const faces = contentCollection(
  defineResource<Schemas['FontFace'], Schemas['FontFaceCreation'], Query, string>()({
    type: faceType,
    route,
    noun: 'font face',
    names: { singular: 'Font face', plural: 'Font faces' },
    prune: prunerFor('FontFace'),
    traits: compose<ContentRow>()(numbered(faceType), writeOnly(dates), creator, themeVersion, faceSettings),
    filters: [byId, byParent],
    links: [
      contentLink(route, permissions, ids.of),
      link('collection', ({ parent }, { config }) => [{ href: `${config.restRoot}${route}/${parent}/font-faces` }]),
      link('parent', ({ parent }, { config }) => [{ href: `${config.restRoot}${route}/${parent}` }]),
    ],
    permissions,
    refusal: 'rest_cannot_read',
    ids,
  }),
)

function assertCreator(caller: Caller): void {
  assertAllowed(caller, 'rest_cannot_create', 'create a font face', permissions.mayCreate)
}

type Creation = Omit<Parameters<Handlers['createFontFace']>[0], 'query'>

async function createFontFace({ path, body, upload: { files } }: Creation, context: RequestContext) {
  assertCreator(context.caller)
  await assertFamily(path.font_family_id, context)
  // JSON text has been parsed with the request.
  const given = normalizeFace(body.font_face_settings as FaceSettings)
  await assertSources(given, files, context)
  await assertNewFace(given, context)
  const { paths, settings } = await storeFonts(given, files, context)
  try {
    const row = await faces.inTransaction(context, async (inside) => {
      // Prevents the deletion of the family meanwhile.
      await inside.dialect.lockWrites(inside.db, familyType)
      await assertFamily(path.font_family_id, inside)
      const created = await faces.save(undefined, { font_face_settings: settings }, inside, { parent: path.font_family_id })
      await claimFiles(inside.db, created.id, paths)
      return created
    })
    return faces.created({ row, item: await faces.changedBody(row, context) }, context)
  } catch (error) {
    await discardUnclaimed(
      context,
      paths.map((path) => ({ path })),
    )
    throw error
  }
}

const toId = (path: FacePath): { id: string } => ({ id: idOf(path) })

const find = (path: FacePath, context: RequestContext): Promise<ContentRow> => faces.permits.read.find(toId(path), context)

const getFontFace: Handlers['getFontFace'] = ({ path, query }, context) => faces.get({ path: toId(path), query }, context)

const deleteFontFace: Handlers['deleteFontFace'] = async ({ path, query }, context) =>
  removingFiles([path.id], context, () => faces.erase({ path: toId(path), query }, context))

export const contentTypes = [faces.contentType]

export const handlers = {
  async listFontFaces({ path, query }, context) {
    assertAllowed(context.caller, 'rest_cannot_read', 'view font faces', permissions.mayView)
    await assertFamily(path.font_family_id, context)
    return faces.list({ query: { ...query, status: ['inherit'], parent: [path.font_family_id], parent_exclude: [] } }, context)
  },
  createFontFace: withGuard(assertCreator, createFontFace),
  getFontFace: withPermit({ find, allows: faces.permits.read.allows }, getFontFace),
  deleteFontFace: withPermit({ find, allows: faces.permits.remove.allows }, deleteFontFace),
} satisfies Partial<Handlers>
