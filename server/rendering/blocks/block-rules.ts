// The CSS rules of classes in rendered HTML that contain values.

import { elementRules } from './elements.ts'
import { galleryRules } from './gallery.ts'
import { childRules, layoutRules } from './layout-rules.ts'
import { positionRules } from './box-styles.ts'
import { valuesIn, type MakeRules } from './rule-classes.ts'

const PREFIXES: readonly (readonly [prefix: RegExp, rules: MakeRules])[] = [
  [/^wp-container-content-/, childRules],
  [/^wp-container-position-/, positionRules],
  [/^wp-container-[a-z-]{1,60}?-is-layout-/, layoutRules],
  [/^wp-elements-/, elementRules],
]

const CLASS = /(?<![\w-])wp-(?:container|elements|block-gallery)-[\w-]{1,600}(?![\w-])/g

/** Returns the rules for all such classes, one per line. The HTML is untrusted. */
export function collectRules(html: string): string {
  const names = new Set(Array.from(html.matchAll(CLASS), ([name]) => name))
  return Array.from(names, rulesOf).flat().join('\n')
}

function rulesOf(name: string): readonly string[] {
  const digits = /^wp-block-gallery-(\d{1,500})$/.exec(name)?.[1]
  if (digits) return galleryRules(`.${name}`, digits)
  for (const [prefix, makeRules] of PREFIXES) {
    const found = prefix.exec(name)
    if (found) return makeRules(`.${name}`, valuesIn(name.slice(found[0].length)))
  }
  return []
}
