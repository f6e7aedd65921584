// Groups presets by their origin: `palette: { theme: [...] }`.
import { isObject } from './style-object.ts'
import type { StyleObject } from './style-object.ts'

type Origin = 'default' | 'theme' | 'custom'

interface PresetList {
  group: string
  list: string
  /** The setting of the group that is false in themes that replace the default presets. Missing if there are none. */
  keepsDefaults?: string
}

export const presetLists: readonly PresetList[] = [
  { group: 'color', list: 'palette', keepsDefaults: 'defaultPalette' },
  { group: 'color', list: 'gradients', keepsDefaults: 'defaultGradients' },
  { group: 'color', list: 'duotone', keepsDefaults: 'defaultDuotone' },
  { group: 'typography', list: 'fontSizes', keepsDefaults: 'defaultFontSizes' },
  { group: 'typography', list: 'fontFamilies' },
  { group: 'spacing', list: 'spacingSizes', keepsDefaults: 'defaultSpacingSizes' },
  { group: 'dimensions', list: 'aspectRatios', keepsDefaults: 'defaultAspectRatios' },
  { group: 'shadow', list: 'presets', keepsDefaults: 'defaultPresets' },
]

/** Returns settings, including those of single blocks, with every preset list and the scale of spacings grouped by origin. */
export function groupByOrigin(settings: StyleObject, origin: Origin): StyleObject {
  return mapped(settings, (value, group) => {
    if (group === 'blocks') return mapped(value, (block) => (isObject(block) ? groupByOrigin(block, origin) : block))
    return mapped(value, (list, name) => (isWithoutOrigin(group, name, list) ? { [origin]: list } : list))
  })
}

/** Reverses `groupByOrigin`: a preset of a later origin replaces an earlier one with the same slug. */
export function ungroupOrigins(settings: StyleObject): StyleObject {
  return mapped(settings, (value, group) => {
    if (group === 'blocks') return mapped(value, (block) => (isObject(block) ? ungroupOrigins(block) : block))
    return mapped(value, (grouped, name) => {
      if (!isObject(grouped)) return grouped
      if (isScale(group, name)) return grouped['custom'] ?? grouped['theme'] ?? grouped
      return isPresetList(group, name) ? joinOrigins(grouped) : grouped
    })
  })
}

function joinOrigins({ theme, custom }: StyleObject): unknown[] {
  const entries = [theme, custom].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
  const slugOf = (entry: unknown): unknown => (isObject(entry) ? (entry['slug'] ?? entry) : entry)
  return [...new Map(entries.map((entry) => [slugOf(entry), entry])).values()]
}

function isWithoutOrigin(group: string, name: string, value: unknown): boolean {
  if (isScale(group, name)) return isObject(value) && 'steps' in value
  return Array.isArray(value) && isPresetList(group, name)
}

const isScale = (group: string, name: string): boolean => group === 'spacing' && name === 'spacingScale'
const isPresetList = (group: string, name: string): boolean => presetLists.some((one) => one.group === group && one.list === name)

function mapped(value: StyleObject, change: (value: unknown, name: string) => unknown): StyleObject
function mapped(value: unknown, change: (value: unknown, name: string) => unknown): unknown
function mapped(value: unknown, change: (value: unknown, name: string) => unknown): unknown {
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one, name)])) : value
}
