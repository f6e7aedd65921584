// The language of a request: the one that it names, or for readers, the one that `Accept-Language` prefers.
import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'
import type { SiteConfig } from '../config/config.ts'
import { invalidParam } from '../contract/api-error.ts'
import type { Language } from '../languages.ts'
import { LANGUAGE } from './operations.ts'
import type { OperationInput, PreparedRequest } from './input.ts'
import type { ApiRequest } from './request.ts'

type Languages = Pick<SiteConfig, 'language' | 'languages'>

/** The parameters whose values are languages of the site. */
const PARAMETERS = [LANGUAGE, 'untranslated']

/** Throws a 400 unless the request names languages of the site. Replaces their names by those of the setting. */
export function assertLanguages({ query }: OperationInput, { languages }: Languages): void {
  for (const name of PARAMETERS) {
    const given = query[name]
    if (typeof given !== 'string') continue
    const language = given.toLowerCase()
    if (!languages.includes(language)) throw invalidParam(name, `must be one of the languages of the site: ${languages.join(', ')}`)
    query[name] = language
  }
}

/** Returns the language of the texts to read or write. */
export function languageOf(prepared: PreparedRequest, request: ApiRequest, site: Languages): Language {
  const named = prepared.input.query[LANGUAGE]
  if (typeof named === 'string') return named
  return dependsOnHeader(prepared, request) ? preferredLanguage(request.headers, site) : site.language
}

/** Whether `Accept-Language` decides on the response. Editors get the texts that a change without a language writes. */
export function dependsOnHeader({ compiled, input: { query } }: PreparedRequest, { method }: Pick<ApiRequest, 'method'>): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && query[LANGUAGE] === undefined && query['context'] !== 'edit' && compiled.isTranslated
}

/** The language of the site that the headers prefer. */
export function preferredLanguage(headers: IncomingHttpHeaders, { language, languages }: Languages): Language {
  if (headers['accept-language'] === undefined || languages.length < 2) return language
  return new Negotiator({ headers }).language([...languages]) ?? language
}
