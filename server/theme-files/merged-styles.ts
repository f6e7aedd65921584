// Merges the styles of a theme with the base styles of all themes (`themes/base.json`).
import { readFileSync } from 'node:fs'
import { presetLists, groupByOrigin } from './presets.ts'
import { resolvePreset, isObject, objectAt } from './style-object.ts'
import type { StyleObject, ThemeStyles } from './style-object.ts'

const { appearanceTools: turnedOn, ...base } = JSON.parse(
  readFileSync(new URL('../../themes/base.json', import.meta.url), 'utf8'),
) as ThemeStyles & { appearanceTools: StyleObject }
const baseSettings = groupByOrigin(base.settings, 'default')

/** Themes of earlier versions always replace the default sizes; from this version on, they specify it. */
const SAYS_WHETHER_SIZES_REPLACE = 3

/** `own` is the theme's styles, whose values replace the default ones. Presets are grouped by origin. */
export function mergeStyles(own: ThemeStyles, version: unknown): ThemeStyles {
  const replacing = Number(version) >= SAYS_WHETHER_SIZES_REPLACE ? own.settings : omitReplacedSizes(own.settings)
  const settings = mergeObjects(baseSettings, groupByOrigin(withAppearanceTools(replacing), 'theme'))
  return { settings: withoutDefaultSlugs(settings), styles: resolvePresets(mergeObjects(base.styles, own.styles)) }
}

function omitReplacedSizes(settings: StyleObject): StyleObject {
  const sizes: StyleObject = {
    ...(isSet(settings, 'typography', 'fontSizes') && { typography: { defaultFontSizes: false } }),
    ...(isSet(settings, 'spacing', 'spacingSizes') && { spacing: { defaultSpacingSizes: false } }),
  }
  return mergeObjects(settings, sizes)
}

/** `appearanceTools` is true for a theme, or a block in it, that offers all of these settings but those that it sets itself. */
function withAppearanceTools(settings: StyleObject): StyleObject {
  const { appearanceTools, ...others } = settings
  const own = appearanceTools === true ? mergeObjects(turnedOn, others) : settings
  if (!isObject(own['blocks'])) return own
  const blocks = Object.entries(own['blocks']).map(([name, block]) => [name, isObject(block) ? withAppearanceTools(block) : block])
  return { ...own, blocks: Object.fromEntries(blocks) as StyleObject }
}

/** Removes presets of a theme with the slugs of default ones, unless the theme disables the default ones. */
function withoutDefaultSlugs(settings: StyleObject): StyleObject {
  const changed = { ...settings }
  for (const { group, list, keepsDefaults } of presetLists) {
    const within = objectAt(settings, group)
    const presets = objectAt(within, list)
    if (!keepsDefaults || within[keepsDefaults] === false || !Array.isArray(presets['theme'])) continue
    const taken = new Set(slugsIn(presets['default']))
    const theme = presets['theme'].filter((preset) => !slugsIn([preset]).some((slug) => taken.has(slug)))
    changed[group] = { ...objectAt(changed, group), [list]: { ...presets, theme } }
  }
  return changed
}

function slugsIn(presets: unknown): string[] {
  return (Array.isArray(presets) ? presets : []).flatMap((preset) => (isObject(preset) ? [String(preset['slug'])] : []))
}

/** Objects are merged at every depth; everything else is replaced. */
function mergeObjects(under: StyleObject, over: StyleObject): StyleObject {
  const changed = Object.entries(over).map(([name, value]): [string, unknown] => {
    const below = Object.hasOwn(under, name) ? under[name] : undefined
    return [name, isObject(below) && isObject(value) ? mergeObjects(below, value) : value]
  })
  return Object.fromEntries([...Object.entries(under), ...changed])
}

/** Converts references such as `var:preset|color|base` to CSS. */
function resolvePresets<Value>(value: Value): Value {
  if (typeof value === 'string') return resolvePreset(value) as Value
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolvePresets(one)])) as Value
}

function isSet(settings: StyleObject, group: string, name: string): boolean {
  return objectAt(settings, group)[name] !== undefined
}
