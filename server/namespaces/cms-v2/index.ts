// Everything that answers below /cms/v2.
import { handlers as categories } from './categories.ts'
import type { Handlers } from './contract.ts'
import { handlers as posts } from './posts.ts'
import { handlers as tags } from './tags.ts'
import { handlers as users } from './users.ts'

export const cmsV2: Handlers = { ...posts, ...categories, ...tags, ...users }
