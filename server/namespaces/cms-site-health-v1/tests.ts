// The tests. Each reports what it has checked, in the form of the reference.
import { readFileSync } from 'node:fs'
import type { Config } from '#server/config/config.ts'
import { escapeHtml } from '#server/rendering/html.ts'
import type { Schemas } from './contract.ts'
import { requestOwnUrl } from './own-requests.ts'

type HealthTest = Schemas['HealthTest']
type Tested = { config: Config }

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }

const colors = { good: 'blue', recommended: 'orange', critical: 'red' } as const

interface Finding {
  status: HealthTest['status']
  label: string
  /** Sentences of plain text. */
  description: string
  action?: string
}

function createResult(
  test: HealthTest['test'],
  area: HealthTest['badge']['label'],
  { status, label, description, action }: Finding,
): HealthTest {
  return {
    label,
    status,
    badge: { label: area, color: colors[status] },
    description: paragraph(description),
    actions: action ? paragraph(action) : '',
    test,
  }
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

export const backgroundUpdates = (): HealthTest =>
  createResult('background_updates', 'Security', {
    status: 'good',
    label: 'The operator installs new versions',
    description: `The service does not update itself. It runs version ${version}.`,
  })

export const dotorgCommunication = (): HealthTest =>
  createResult('dotorg_communication', 'Security', {
    status: 'good',
    label: 'The service needs no other site',
    description: 'The service asks no site of its project for updates or anything else.',
  })

/** Callers without credentials have already been rejected. */
export const authorizationHeader = (): HealthTest =>
  createResult('authorization_header', 'Security', {
    status: 'good',
    label: 'The authorization header reaches the service',
    description: 'This request was authenticated by its Authorization header, so programs can sign in with application passwords.',
  })

export function httpsStatus({ config: { baseUrl } }: Tested): HealthTest {
  const isSecure = new URL(baseUrl).protocol === 'https:'
  return createResult('https_status', 'Security', {
    status: isSecure ? 'good' : 'recommended',
    label: isSecure ? 'The public URL uses HTTPS' : 'The public URL does not use HTTPS',
    description: `The public URL is ${baseUrl}.${isSecure ? '' : ' Passwords and content can be read on their way.'}`,
    ...(!isSecure && { action: 'Put a web server with a certificate in front of the service, and set BASE_URL to its URL with https.' }),
  })
}

const advice = 'Check that BASE_URL is the public URL of the service, and that the service can resolve and reach it.'

export async function loopbackRequests({ config: { baseUrl, restRoot } }: Tested): Promise<HealthTest> {
  const { response, problem } = await requestOwnUrl(`${restRoot}/?_fields=home`)
  const wrong = problem ?? (response.status === 200 && isHome(response.text, baseUrl) ? undefined : `It had the status ${response.status}.`)
  return createResult('loopback_requests', 'Performance', {
    status: wrong === undefined ? 'good' : 'recommended',
    label: wrong === undefined ? 'The public URL leads to the service' : 'The public URL does not lead to the service',
    description:
      wrong === undefined
        ? `A request to ${baseUrl} has reached the service.`
        : `A request of the service to ${baseUrl} has not reached the service. ${wrong}`,
    ...(wrong !== undefined && { action: advice }),
  })
}

function isHome(text: string, baseUrl: string): boolean {
  try {
    return (JSON.parse(text) as { home?: unknown } | null)?.home === baseUrl
  } catch {
    return false
  }
}

const FAST_MS = 600
const REQUESTS = 3
const cacheHeaders = ['cache-control', 'etag', 'last-modified', 'age']

export async function pageCache({ config: { baseUrl } }: Tested): Promise<HealthTest> {
  const times: number[] = []
  let headers: string[] = []
  for (let count = 0; count < REQUESTS; count++) {
    const { response, problem, ms } = await requestOwnUrl(`${baseUrl}/`)
    if (problem !== undefined || response.status >= 400)
      return createResult('page_cache', 'Performance', {
        status: 'recommended',
        label: 'The front page cannot be reached',
        description: `A request of the service to ${baseUrl}/ failed. ${problem ?? `It had the status ${response.status}.`}`,
        action: advice,
      })
    times.push(ms)
    headers = cacheHeaders.filter((name) => response.headers.has(name))
  }
  const median = Math.round(times.toSorted((a, b) => a - b)[Math.floor(REQUESTS / 2)] ?? 0)
  const isFast = median <= FAST_MS
  const found = headers.length
    ? `It has the headers ${headers.join(', ')}, with which caches can store it.`
    : 'It has no headers for caches.'
  return createResult('page_cache', 'Performance', {
    status: isFast ? 'good' : 'recommended',
    label: isFast ? 'The front page is fast' : 'The front page is slow',
    description: `Half of ${REQUESTS} requests took ${isFast ? 'at most' : 'more than'} ${FAST_MS} ms. ${found}`,
    ...(!isFast && { action: 'Check the load of the machine and of the database, or put a cache in front of the service.' }),
  })
}
