// The marks with which exports say that items are translations of each other: those of Polylang, which are terms, and of WPML, which are
// post meta.
import type { Language } from '../languages.ts'
import type { ItemFields } from './item.ts'

/** The taxonomies of the marks of Polylang. */
const POLYLANG = { language: 'language', group: 'post_translations' } as const
const WPML = { language: '_wpml_import_language_code', group: '_wpml_import_translation_group' } as const

/** Whether a taxonomy of an export has nothing but marks. */
export const isMarkTaxonomy = (taxonomy: string): boolean => taxonomy === POLYLANG.language || taxonomy === POLYLANG.group

interface Mark {
  language: Language
  /** Shared by the translations of an item; empty if it has none. */
  group: string
}

/** Returns undefined for an item without a language that the site has. */
function markOf({ terms, meta }: ItemFields, languages: readonly Language[]): Mark | undefined {
  const slugIn = (name: string): string => terms.find(({ taxonomy }) => taxonomy === name)?.slug ?? ''
  const code = slugIn(POLYLANG.language) || (meta.get(WPML.language)?.[0] ?? '')
  const language = code && languageOf(code, languages)
  return language ? { language, group: slugIn(POLYLANG.group) || (meta.get(WPML.group)?.[0] ?? '') } : undefined
}

/** Returns the language of the site with a code such as `de`, `de_DE` or `ka`. */
function languageOf(code: string, languages: readonly Language[]): Language | undefined {
  const tag = code.toLowerCase().replaceAll('_', '-')
  const nameOf = (one: string): string => one.split('-')[0] ?? ''
  return languages.find((one) => one === tag) ?? languages.find((one) => nameOf(one) === nameOf(tag))
}

export interface Translations {
  /** The languages of items that are not in that of the site, by key. */
  languages: ReadonlyMap<string, Language>
  /** The keys of the items that are translations, with that of the item whose texts they are. */
  mains: ReadonlyMap<string, string>
}

interface Member extends Mark {
  item: Pick<ItemFields, 'key' | 'type' | 'status' | 'password'>
}

/** Collects the translations in a file. */
export function collectTranslations(languages: readonly Language[]) {
  const members: Member[] = []
  return { add, all }

  function add(item: ItemFields): void {
    const mark = item.key ? markOf(item, languages) : undefined
    const { key, type, status, password } = item
    if (mark) members.push({ ...mark, item: { key, type, status, password } })
  }

  function all(): Translations {
    const mains = new Map<string, string>()
    for (const [group, ofGroup] of Map.groupBy(members, (member) => member.group)) {
      const [main, ...others] = group ? ofGroup.toSorted((a, b) => languages.indexOf(a.language) - languages.indexOf(b.language)) : []
      for (const { item, language } of main ? others : [])
        if (main && language !== main.language && isAsPublic(item, main.item)) mains.set(item.key, main.item.key)
    }
    const foreign = members.filter(({ language }) => language !== languages[0])
    return { languages: new Map(foreign.map(({ item, language }) => [item.key, language])), mains }
  }
}

/** Texts of an item have its status and password, so others stay items of their own. */
function isAsPublic(item: Member['item'], main: Member['item']): boolean {
  return item.type === main.type && item.password === main.password && (item.status === 'publish' || item.status === main.status)
}
