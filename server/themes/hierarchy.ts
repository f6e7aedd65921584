// The template hierarchy: which templates may serve a slug, most specific first.
import type { Context } from '../context.ts'
import { templateTypes } from '../theme-files/template-types.ts'

type Kinds = Pick<Context, 'contentTypes' | 'taxonomies'>

interface Wanted {
  slug: string
  is_custom?: boolean
  template_prefix?: string
}

/** A custom template is not in the hierarchy; it falls back to the template of pages. */
export function listTemplateHierarchy({ slug, is_custom = false, template_prefix }: Wanted, kinds: Kinds): string[] {
  if (is_custom) return chainFrom('page')
  const between = template_prefix || kindOf(slug, kinds)
  const [type = ''] = (between ?? slug).split('-')
  return [...new Set([slug, ...(between ? [between] : []), ...chainFrom(templateTypes.has(slug) ? slug : type)])]
}

/** Template parts have no hierarchy; a shorter name is less specific. */
export function listPartHierarchy({ slug, template_prefix }: Wanted): string[] {
  const words = slug.split('-')
  const shorter = words.map((_word, index) => words.slice(0, words.length - index).join('-'))
  return [...new Set([slug, ...(template_prefix ? [template_prefix] : []), ...shorter])].filter(Boolean)
}

/** Returns a template type and its fallbacks. */
function chainFrom(type: string): string[] {
  const found = templateTypes.get(type)
  if (!found) return chainFrom('index')
  return [type, ...(found.next ? chainFrom(found.next) : [])]
}

/** Converts `single-post-hello` to `single-post`. */
function kindOf(slug: string, { contentTypes, taxonomies }: Kinds): string | undefined {
  const [, type, rest] = /^(single|taxonomy)-(.+)$/.exec(slug) ?? []
  const kind = [...contentTypes.keys(), ...taxonomies.keys(), 'post_format'].find((one) => rest?.startsWith(`${one}-`))
  return kind && `${type}-${kind}`
}
