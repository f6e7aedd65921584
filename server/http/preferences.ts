// The `Prefer` header (RFC 7240): what a caller prefers of a response. Unknown preferences are ignored.
import type { ApiRequest } from './request.ts'

export const PREFERENCE_APPLIED = 'Preference-Applied'

/** How a request is handled that has names which its operation does not know. */
export type Handling = 'strict' | 'lenient'

export type Preferences = ReadonlyMap<string, string>

const PREFERENCE = /([^\s=;,"]+)(?:\s*=\s*(?:"([^"]*)"|([^\s=;,"]*)))?/g

/** The values by name in lower case; empty for a preference without a value. Of several with a name, the first counts. */
export function preferencesIn(header: string | string[] | undefined): Preferences {
  const found = new Map<string, string>()
  for (const [, name = '', quoted, plain = ''] of [header ?? []].flat().join().matchAll(PREFERENCE)) {
    const key = name.toLowerCase()
    if (!found.has(key)) found.set(key, quoted ?? plain)
  }
  return found
}

/** Undefined if the request does not say; then it is handled leniently. */
export function handlingOf({ headers: { prefer } }: Pick<ApiRequest, 'headers'>): Handling | undefined {
  const handling = prefer === undefined ? undefined : preferencesIn(prefer).get('handling')?.toLowerCase()
  return handling === 'strict' || handling === 'lenient' ? handling : undefined
}
