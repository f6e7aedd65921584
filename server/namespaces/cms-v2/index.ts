// The handlers of the namespace cms/v2, and its content types and taxonomies.
import { combineParts } from '../parts.ts'
import { readNamespaceIndex } from '../routes.ts'
import * as applicationPasswords from './application-passwords.ts'
import * as blockPatterns from './block-patterns.ts'
import * as blockRenderer from './block-renderer.ts'
import * as blockTypes from './block-types.ts'
import * as blocks from './blocks.ts'
import * as categories from './categories.ts'
import type { Handlers } from './contract.ts'
import * as eventCategories from './event-categories.ts'
import * as events from './events.ts'
import * as fontCollections from './font-collections.ts'
import * as fontFaces from './font-faces.ts'
import * as fontFamilies from './font-families.ts'
import * as globalStyles from './global-styles.ts'
import * as media from './media.ts'
import * as menuItems from './menu-items.ts'
import * as menus from './menus.ts'
import * as menuLocations from './menu-locations.ts'
import * as menuTrees from './menu-trees.ts'
import * as navigation from './navigation.ts'
import * as organizers from './organizers.ts'
import * as pages from './pages.ts'
import * as patternCategories from './pattern-categories.ts'
import * as posts from './posts.ts'
import * as resolve from './resolve.ts'
import * as search from './search.ts'
import * as settings from './settings.ts'
import * as statuses from './statuses.ts'
import * as tags from './tags.ts'
import * as templates from './templates.ts'
import * as themes from './themes.ts'
import * as typesAndTaxonomies from './types.ts'
import * as users from './users.ts'
import * as venues from './venues.ts'

// prettier-ignore
const { handlers, ...types } = combineParts(
  posts,
  pages,
  media,
  menuItems,
  events,
  venues,
  organizers,
  blocks,
  blockTypes,
  blockRenderer,
  blockPatterns,
  templates,
  globalStyles,
  fontFamilies,
  fontFaces,
  fontCollections,
  navigation,
  categories,
  tags,
  eventCategories,
  menus,
  patternCategories,
  menuLocations,
  menuTrees,
  users,
  applicationPasswords,
  themes,
  typesAndTaxonomies,
  statuses,
  settings,
  search,
  resolve,
)

export const cmsV2: Handlers = { getContentIndex: readNamespaceIndex, ...handlers }
export { types }
