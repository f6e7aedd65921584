// Groups presets by their origin: `palette: { theme: [...] }`.
import { isObject } from './style-object.ts'
import type { StyleObject } from './style-object.ts'

type Origin = 'default' | 'theme' | 'custom'

interface PresetList {
  group: string
  list: string
  /** The setting of the group that is false in themes which replace the default presets. If missing, there are none. */
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
export function withOrigin(settings: StyleObject, origin: Origin): StyleObject {
  return mapped(settings, (value, group) => {
    if (group === 'blocks') return mapped(value, (block) => (isObject(block) ? withOrigin(block, origin) : block))
    return mapped(value, (list, name) => (isWithoutOrigin(group, name, list) ? { [origin]: list } : list))
  })
}

function isWithoutOrigin(group: string, name: string, value: unknown): boolean {
  if (group === 'spacing' && name === 'spacingScale') return isObject(value) && 'steps' in value
  return Array.isArray(value) && presetLists.some((one) => one.group === group && one.list === name)
}

function mapped(value: StyleObject, change: (value: unknown, name: string) => unknown): StyleObject
function mapped(value: unknown, change: (value: unknown, name: string) => unknown): unknown
function mapped(value: unknown, change: (value: unknown, name: string) => unknown): unknown {
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one, name)])) : value
}
