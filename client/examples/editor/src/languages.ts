// The languages of the calendar. What is missing in one is shown in the other.
export const LANGUAGES = [
  { name: 'en', title: 'English' },
  { name: 'ka-ge', title: 'ქართული' },
] as const
export type Language = (typeof LANGUAGES)[number]['name']

/** What has a value in each language. */
export type InLanguages<Value> = Record<Language, Value>

/** Those whose texts have changed. English comes first. */
export function changedLanguages(texts: InLanguages<object>, before: InLanguages<object>): Language[] {
  return LANGUAGES.map(({ name }) => name).filter((name) => JSON.stringify(texts[name]) !== JSON.stringify(before[name]))
}

export function changesIn<Texts extends object>(texts: Texts, before: Texts): Partial<Texts> {
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== before[name as keyof Texts])) as Partial<Texts>
}
