// Reads the menu locations, which the operator names.
import { link, linksFor, allowOnlyRead, selfLink } from '#server/engine/links.ts'
import { storedMeta } from '#server/engine/traits/meta.ts'
import type { RequestContext } from '#server/context.ts'
import { ApiError } from '#server/contract/api-error.ts'
import { menuMeta } from '#server/menus/automatic-items.ts'
import { findMenus } from '#server/menus/store.ts'
import { toWords } from '#server/theme-files/theme.ts'
import { assertAllowed } from '#server/users/missing-right.ts'
import type { Handlers, Schemas } from './contract.ts'

const route = '/cms/v2/menu-locations'

type Location = Omit<Schemas['MenuLocation'], '_links'>

const links = [
  selfLink<Location>(({ name }) => `${route}/${name}`, allowOnlyRead),
  link<Location>('collection', (_location, { config }) => [{ href: config.restRoot + route }]),
  link<Location>('cms:menu', ({ menu }, { config }) =>
    menu ? [{ href: `${config.restRoot}/cms/v2/menus/${menu}`, embeddable: true }] : [],
  ),
]

async function locationsOf(names: readonly string[], context: RequestContext): Promise<Schemas['MenuLocation'][]> {
  const menus = await findMenus(context.db)
  const locations = names.map((name) => ({
    name,
    description: toWords(name),
    menu: menus.find((menu) => storedMeta(menu, menuMeta).locations.includes(name))?.id ?? 0,
  }))
  const linksOf = await linksFor(links, locations, context)
  return locations.map((location) => ({ ...location, _links: linksOf(location) }))
}

function assertViewer({ caller }: RequestContext): void {
  assertAllowed(caller, 'rest_cannot_view', 'view menu locations', (one) => one.can('edit_theme_options'))
}

export const handlers = {
  async listMenuLocations(_input, context) {
    assertViewer(context)
    const locations = await locationsOf(context.config.menuLocations, context)
    return { status: 200, body: Object.fromEntries(locations.map((location) => [location.name, location])) }
  },
  async getMenuLocation({ path }, context) {
    assertViewer(context)
    const [location] = await locationsOf(
      context.config.menuLocations.filter((name) => name === path.location),
      context,
    )
    if (!location) throw new ApiError(404, 'rest_menu_location_invalid', `The site has no menu location "${path.location}".`)
    return { status: 200, body: location }
  },
} satisfies Partial<Handlers>
