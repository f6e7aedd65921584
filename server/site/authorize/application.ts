// The application that requests a password, as described in the query of the authorization page.
import { findNameProblem } from '#server/users/application-passwords.ts'
import { PageError } from './page-error.ts'
import { parseRedirectUrl } from './redirect-url.ts'

export interface Application {
  name: string
  id: string | null
  successUrl: string | null
  rejectUrl: string | null
}

export function parseApplication(query: URLSearchParams): Application {
  return {
    name: checkName('app_name', readSingle(query, 'app_name') ?? ''),
    id: checkId(readSingle(query, 'app_id')),
    successUrl: urlIn('success_url'),
    rejectUrl: urlIn('reject_url'),
  }

  function urlIn(parameter: string): string | null {
    const given = readSingle(query, parameter)
    return given ? parseRedirectUrl(parameter, given) : null
  }
}

/** Checks the name of an application or of its password. */
export function checkName(parameter: string, given: string): string {
  const name = given.trim()
  const problem = findNameProblem(name)
  if (problem) throw new PageError(400, `${parameter} ${problem}.`)
  return name
}

function checkId(given: string | undefined): string | null {
  if (!given) return null
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given))
    throw new PageError(400, 'app_id is not a UUID. It must be a UUID such as 0f8fad5b-d9cb-469f-a165-70867728950e, or be omitted.')
  return given.toLowerCase()
}

function readSingle(query: URLSearchParams, parameter: string): string | undefined {
  const values = query.getAll(parameter)
  if (values.length > 1) throw new PageError(400, `${parameter} is given ${values.length} times. It must be given only once.`)
  return values[0]
}
