// Reads the setting of the languages.
import type { Language } from '../languages.ts'
import { ConfigError } from './env.ts'

const MAX_LANGUAGES = 50

/** A language, with a script and a region if it needs them. */
const TAG = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/

/** Parses a comma-separated list of languages. The first one is the language of the site. */
export function parseLanguages(given: string): [Language, ...Language[]] {
  const languages = given.split(',').flatMap((one) => one.trim().toLowerCase() || [])
  const wrong = languages.find((one) => !TAG.test(one))
  if (wrong !== undefined || !languages.length)
    throw new ConfigError(
      `LANGUAGES ${wrong === undefined ? 'names no language' : `contains "${wrong}"`}; it must be a comma-separated list of languages (BCP 47) such as en,ka-ge,de.`,
    )
  const repeated = languages.find((one, index) => languages.indexOf(one) !== index)
  if (repeated !== undefined) throw new ConfigError(`LANGUAGES contains "${repeated}" twice. Name each language once.`)
  if (languages.length > MAX_LANGUAGES)
    throw new ConfigError(`LANGUAGES has ${languages.length} languages; a site can have at most ${MAX_LANGUAGES}.`)
  return languages as [Language, ...Language[]]
}
