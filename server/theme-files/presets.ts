// Groups presets by their origin: `palette: { theme: [...] }`.
import { isObject } from './style-object.ts'
import type { StyleObject } from './style-object.ts'

type Origin = 'theme' | 'custom'

/** The names of preset lists, by the settings group that holds them. */
const lists: ReadonlyMap<string, readonly string[]> = new Map([
  ['color', ['palette', 'gradients', 'duotone']],
  ['typography', ['fontSizes', 'fontFamilies']],
  ['spacing', ['spacingSizes']],
  ['dimensions', ['aspectRatios']],
  ['shadow', ['presets']],
])

/** Returns settings, including those of single blocks, with every preset list grouped by origin. */
export function withOrigin(settings: StyleObject, origin: Origin): StyleObject {
  return mapped(settings, (value, group) => {
    if (group === 'blocks') return mapped(value, (block) => (isObject(block) ? withOrigin(block, origin) : block))
    const presets = lists.get(group)
    return presets ? mapped(value, (list, name) => (Array.isArray(list) && presets.includes(name) ? { [origin]: list } : list)) : value
  })
}

/** Undoes this: a preset of a later origin replaces that of an earlier one with the same slug. */
export function withoutOrigin(settings: StyleObject): StyleObject {
  return mapped(settings, (value, group) => {
    if (group === 'blocks') return mapped(value, (block) => (isObject(block) ? withoutOrigin(block) : block))
    const presets = lists.get(group)
    return presets ? mapped(value, (list, name) => (isObject(list) && presets.includes(name) ? together(list) : list)) : value
  })
}

function together({ theme, custom }: StyleObject): unknown[] {
  const entries = [theme, custom].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
  const slugOf = (entry: unknown): unknown => (isObject(entry) ? (entry['slug'] ?? entry) : entry)
  return [...new Map(entries.map((entry) => [slugOf(entry), entry])).values()]
}

function mapped(value: StyleObject, change: (value: unknown, name: string) => unknown): StyleObject
function mapped(value: unknown, change: (value: unknown, name: string) => unknown): unknown
function mapped(value: unknown, change: (value: unknown, name: string) => unknown): unknown {
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one, name)])) : value
}
