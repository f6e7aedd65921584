// A service at a URL, with the rights of one user.
import { basename } from 'node:path'
import { authHeaders } from '../../client/auth.ts'
import type { ServiceOptions } from '../options.ts'
import { fetchSiteDocuments } from '../site-documents.ts'
import type { SiteDocument } from '../site-documents.ts'
import { ToolError } from './request.ts'
import type { Backend, Guide } from './server.ts'

const TIMEOUT_MS = 60_000

export function createRemoteBackend({ baseUrl, restPrefix, applicationPassword }: ServiceOptions): Backend {
  const root = baseUrl.replace(/\/+$/, '')

  async function fetched(url: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(url, init)
    } catch (error) {
      throw new ToolError(`Cannot reach ${root}: ${reasonOf(error)}`)
    }
  }

  async function page(url: string): Promise<string> {
    const response = await fetched(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new ToolError(`${url} responded with the status ${response.status}.`)
    return response.text()
  }

  let documents: readonly SiteDocument[] | undefined

  return {
    /** Those of a service that cannot be reached yet are read when it is asked again. */
    async siteDocuments() {
      documents ??= await fetchSiteDocuments(root).catch(() => undefined)
      return documents ?? none
    },
    async send({ method, url, headers, body }, signal) {
      const response = await fetched(`${root}/${restPrefix}${url}`, {
        method,
        headers: {
          ...headers,
          Accept: 'application/json, */*;q=0.1',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...authHeaders(applicationPassword),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      return { status: response.status, headers: response.headers, text: await response.text() }
    },
    listGuides: async () => guidesIn(await page(`${root}/llms.txt`)),
    readGuide: (url) => page(`${root}/docs/guides/${basename(url)}`),
    allowWrites: 'Start the command with --write to allow that.',
  }
}

const none: readonly SiteDocument[] = []

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message || message : message
}

/** The links of llms.txt to guides: `- [Lists](https://…/docs/guides/lists.md): How …`. */
function guidesIn(text: string): Guide[] {
  return [...text.matchAll(/^- \[(.+?)\]\((\S+\/docs\/guides\/[\w-]+\.md)\): (.*)$/gm)].map(([, title = '', url = '', summary = '']) => ({
    url,
    title,
    summary,
  }))
}
