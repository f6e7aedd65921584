// The handlers of the namespace cms/v2.
import { readNamespaceIndex } from '../routes.ts'
import { handlers as blocks } from './blocks.ts'
import { handlers as categories } from './categories.ts'
import type { Handlers } from './contract.ts'
import { handlers as globalStyles } from './global-styles.ts'
import { handlers as media } from './media.ts'
import { handlers as menuItems } from './menu-items.ts'
import { handlers as menus } from './menus.ts'
import { handlers as menuTrees } from './menu-trees.ts'
import { handlers as navigation } from './navigation.ts'
import { handlers as pages } from './pages.ts'
import { handlers as patternCategories } from './pattern-categories.ts'
import { handlers as posts } from './posts.ts'
import { handlers as resolve } from './resolve.ts'
import { handlers as search } from './search.ts'
import { handlers as settings } from './settings.ts'
import { handlers as statuses } from './statuses.ts'
import { handlers as tags } from './tags.ts'
import { handlers as templates } from './templates.ts'
import { handlers as themes } from './themes.ts'
import { handlers as types } from './types.ts'
import { handlers as users } from './users.ts'

export const cmsV2: Handlers = {
  getContentIndex: readNamespaceIndex,
  ...posts,
  ...pages,
  ...media,
  ...blocks,
  ...navigation,
  ...menuItems,
  ...categories,
  ...tags,
  ...menus,
  ...menuTrees,
  ...patternCategories,
  ...users,
  ...templates,
  ...globalStyles,
  ...themes,
  ...types,
  ...statuses,
  ...settings,
  ...search,
  ...resolve,
}
