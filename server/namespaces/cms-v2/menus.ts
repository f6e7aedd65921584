// The menus resource.
import { taxonomy } from '#server/terms/taxonomy.ts'
import { namedOperations } from '../named-operations.ts'
import type { Handlers } from './contract.ts'
import { menu } from './taxonomies.ts'

const menus = taxonomy(menu)

export const taxonomies = [menus.listed]

export const handlers = namedOperations('Menu', 'Menus', menus) satisfies Partial<Handlers>
