// Global styles: the styles of the theme, and the changes of users to them.
import { contentCollection } from '#server/engine/content-collection.ts'
import { permissionsOf } from '#server/engine/permissions.ts'
import type { Permissions } from '#server/engine/permissions.ts'
import { definePresented, defineResource, numericIds } from '#server/engine/resource.ts'
import type { ItemIds, ListQuery } from '#server/engine/resource.ts'
import { revisions } from '#server/engine/revisions.ts'
import { compose, perRow } from '#server/engine/trait.ts'
import { revisioned } from '#server/engine/traits/revisioned.ts'
import { title } from '#server/engine/traits/texts.ts'
import type { RequestContext } from '#server/context.ts'
import { idFrom } from '#server/db/ids.ts'
import { withPermit } from '#server/contract/operation.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { ApiError, refused } from '#server/contract/api-error.ts'
import { writtenContent } from '#server/themes/template-traits.ts'
import type { Theme } from '#server/theme-files/theme.ts'
import { stylesFields, stylesType } from '#server/themes/user-styles.ts'
import { prunerFor } from './contract.ts'
import type { Handlers, Schemas } from './contract.ts'
import { historyLinks, parentLink } from './revisions.ts'
import { labelsOfPostsBut } from './labels.ts'
import { aboutLink, contentLink } from './links.ts'
import { activeTheme } from './themes.ts'

const route = '/cms/v2/global-styles'
/** Nobody can delete the styles: the routes have no DELETE. */
const permissions: Permissions = { ...permissionsOf('edit_theme_options', []), remove: () => ({ own: [], others: [] }) }

/** IDs are strings here; only numeric ones exist. */
const ids: ItemIds<string> = {
  of: (row) => String(row.id),
  find: async (id, context, type) => {
    const number = idFrom(id)
    return number === undefined ? undefined : numericIds.find(number, context, type)
  },
  unknown: (id) => new ApiError(404, 'rest_global_styles_not_found', `No global styles have the ID ${id}.`),
}

export const styles = contentCollection(
  defineResource<Schemas['GlobalStyles'], Schemas['GlobalStylesInput'], ListQuery, string>()({
    type: stylesType,
    route,
    noun: 'set of global styles',
    names: { singular: 'Global Styles', plural: 'Global Styles' },
    labels: { ...labelsOfPostsBut(), all_items: 'Global Styles', archives: 'Global Styles' },
    description: 'Global styles to include in themes.',
    isHidden: true,
    hasStyles: true,
    showsActions: true,
    webhooks: { name: 'template', hasStatuses: false },
    prune: prunerFor('GlobalStyles'),
    traits: compose<ContentRow>()(
      perRow(({ id }: ContentRow) => ({ id })),
      title,
      stylesFields,
      writtenContent,
      revisioned,
    ),
    filters: [],
    links: [contentLink(route, permissions), aboutLink, historyLinks(route)],
    permissions,
    ids,
  }),
)

const history = revisions(
  { ...styles, resource: { ...styles.resource, ids: numericIds } },
  definePresented<Schemas['GlobalStylesRevision']>()({
    type: 'revision',
    prune: prunerFor('GlobalStylesRevision'),
    traits: compose<ContentRow>()(
      perRow(({ id, author, parent, date, date_gmt, modified, modified_gmt }: ContentRow) => ({
        id,
        author,
        parent,
        date,
        date_gmt,
        modified,
        modified_gmt,
      })),
      stylesFields,
    ),
    links: [parentLink(route)],
  }),
)

/** Returns the theme with this name. Throws if the caller may not read its styles. */
function findReadable(stylesheet: string, { caller, theme }: RequestContext): Theme {
  if (!caller.can('edit_posts'))
    throw refused(
      caller,
      'rest_cannot_read_global_styles',
      'You are not allowed to read the styles of the theme. This requires the right to edit posts.',
    )
  return activeTheme(stylesheet, theme)
}

const getGlobalStyles: Handlers['getGlobalStyles'] = async ({ path, query }, context) => {
  const row = await styles.existing(path.id, context)
  if (query.context === 'edit' && !permissions.mayEditAny(context.caller))
    throw refused(
      context.caller,
      'rest_forbidden_context',
      'You are not allowed to read the global styles in the edit context. Only administrators can.',
    )
  if (!context.caller.can('edit_posts'))
    throw refused(
      context.caller,
      'rest_cannot_view',
      'You are not allowed to read the global styles. This requires the right to edit posts.',
    )
  return styles.itemResponse(row, query, context)
}

const listRevisions: Handlers['listGlobalStylesRevisions'] = ({ path, query }, context) =>
  history.list({ path, query: { ...query, order: 'desc', orderby: 'date', include: [], exclude: [] } }, context)

export const contentTypes = [styles.contentType]

export const handlers = {
  getGlobalStyles: withPermit({ ...styles.permits.read, allows: (_row, { caller }) => caller.can('edit_posts') }, getGlobalStyles),
  updateGlobalStyles: styles.update,
  putGlobalStyles: styles.update,
  patchGlobalStyles: styles.update,
  listGlobalStylesRevisions: withPermit(history.list.permit, listRevisions),
  getGlobalStylesRevision: history.get,
  getThemeStyles({ path }, context) {
    const theme = findReadable(path.stylesheet, context)
    return {
      status: 200,
      body: { ...theme.styles, _links: { self: [{ href: `${context.config.restRoot}${route}/themes/${theme.stylesheet}` }] } },
    }
  },
  listThemeVariations: ({ path }, context) => ({ status: 200, body: [...findReadable(path.stylesheet, context).variations] }),
} satisfies Partial<Handlers>
