// The languages whose texts searches find. Words are folded as each of them does.
import type { Language } from '../config/config.ts'
import { localeOf } from '../rendering/html.ts'

const languages: Readonly<Record<Language, true>> = { en: true, 'ka-ge': true }

export const searchedLocales: readonly string[] = Object.keys(languages).map(localeOf)
