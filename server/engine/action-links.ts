// The links that say what the caller may do with an item beside editing it. They lead to the item itself.
import { editorRoute } from '../content-type.ts'
import type { TypeDescription } from '../content-type.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { Link, Linking, Relations } from './links.ts'

/** Returns the relations of the allowed actions, which are the same for all items of a type. Empty if the query does not show them. */
export function actionsOf(type: TypeDescription, { caller, taxonomies, query }: Linking): string[] {
  if (query?.context !== 'edit' && !type.showsActions) return []
  const { permissions } = type
  const mayPublish = permissions.mayPublish(caller)
  const mayEditOthers = permissions.mayEditOthers(caller)
  const actions: Record<string, boolean | undefined> = {
    // A file has no status of its own.
    publish: mayPublish && type.shownAs !== 'file',
    [type.hasStyles ? 'edit-css' : 'unfiltered-html']: caller.can('unfiltered_html'),
    sticky: type.hasSticky && mayEditOthers && mayPublish,
    'assign-author': type.hasAuthors && mayEditOthers,
  }
  for (const taxonomy of taxonomies.values()) {
    const { types, capabilities } = taxonomy
    if (!types.includes(type.type)) continue
    const base = lastPart(editorRoute(taxonomy))
    actions[`create-${base}`] = caller.can(capabilities.create)
    actions[`assign-${base}`] = caller.can(capabilities.assign)
  }
  return Object.keys(actions).flatMap((action) => (actions[action] ? [`cms:action-${action}`] : []))
}

/** `ids.of` returns the ID in the URL of an item. */
export function actionLinks(type: TypeDescription & { ids: { of(row: ContentRow): unknown } }): Link<ContentRow> {
  return {
    targets(_rows, context) {
      const actions = actionsOf(type, context)
      return (row) => {
        const target = [{ href: `${context.config.restRoot}${type.route}/${String(type.ids.of(row))}` }]
        const found: Relations = {}
        for (const action of actions) found[action] = target
        return found
      }
    },
  }
}

const lastPart = (route: string): string => route.slice(route.lastIndexOf('/') + 1)
