// Health checks, metrics, limits and request IDs.
import { afterEach, describe, expect, it } from '@jest/globals'
import { configOf } from '../support/config.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

let server: TestServer | undefined

afterEach(async () => {
  await server?.close()
  server = undefined
})

describe('health', () => {
  it('reports that the process is alive and ready', async () => {
    server = await startServer()
    for (const path of ['/healthz', '/readyz']) {
      const response = await fetch(server.baseUrl + path)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toEqual({ status: 'ok' })
    }
  })

  it('is not ready while the database does not respond', async () => {
    server = await startServer()
    const { db } = server.context
    await db.destroy()
    const response = await fetch(`${server.baseUrl}/readyz`)
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ status: 'unavailable', reason: 'The database reported an error.' })
    expect((await fetch(`${server.baseUrl}/healthz`)).status).toBe(200)
  })
})

describe('metrics', () => {
  it('are off by default', async () => {
    server = await startServer()
    expect((await fetch(`${server.baseUrl}/metrics`)).status).toBe(404)
  })

  it('count requests by the operation of the contract', async () => {
    server = await startServer({ METRICS: 'on' })
    await server.anonymous.content.GET('/posts')
    await server.anonymous.content.GET('/posts/{id}', { params: { path: { id: 4711 } } })
    const response = await fetch(`${server.baseUrl}/metrics`)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    const text = await response.text()
    expect(text).toContain('http_request_duration_seconds_count{method="GET",operation="listPosts",status="200"} 1')
    expect(text).toContain('http_request_duration_seconds_count{method="GET",operation="getPost",status="404"} 1')
    expect(text).toContain('process_cpu_seconds_total')
  })

  it('are not on the port of the service if they have their own port', async () => {
    server = await startServer({ METRICS: 'on', METRICS_PORT: '1' })
    expect((await fetch(`${server.baseUrl}/metrics`)).status).toBe(404)
  })
})

describe('the rate limit', () => {
  it('returns the remaining requests, then Retry-After', async () => {
    server = await startServer({ RATE_LIMIT: 'on', RATE_LIMIT_PER_MINUTE: '2' })
    const posts = `${server.restRoot}/cms/v2/posts`
    const [first, second, third] = [await fetch(posts), await fetch(posts), await fetch(posts)]
    expect([first.status, second.status, third.status]).toEqual([200, 200, 429])
    expect(first.headers.get('ratelimit')).toContain('r=1')
    expect(first.headers.get('ratelimit-policy')).toContain('q=2')
    expect(await third.json()).toMatchObject({ code: 'rest_too_many_requests', data: { status: 429 } })
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await fetch(`${server.baseUrl}/healthz`)).status).toBe(200)
  })

  it('is off with RATE_LIMIT=off', async () => {
    server = await startServer({ RATE_LIMIT: 'off', RATE_LIMIT_PER_MINUTE: '1' })
    const posts = `${server.restRoot}/cms/v2/posts`
    expect((await fetch(posts)).headers.has('ratelimit')).toBe(false)
    expect((await fetch(posts)).status).toBe(200)
  })
})

describe('origins', () => {
  it('are all allowed by default', async () => {
    server = await startServer()
    const response = await fetch(`${server.restRoot}/cms/v2/posts`, { headers: { Origin: 'https://www.example.org' } })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('can be restricted', async () => {
    server = await startServer({ CORS_ORIGINS: 'https://www.example.org, https://app.example.org' })
    const originFor = async (origin: string) =>
      (await fetch(`${server?.restRoot}/cms/v2/posts`, { headers: { Origin: origin } })).headers.get('access-control-allow-origin')
    expect(await originFor('https://app.example.org')).toBe('https://app.example.org')
    expect(await originFor('https://evil.example.org')).toBeNull()
    expect((await fetch(`${server.restRoot}/cms/v2/posts`)).headers.get('vary')).toContain('Origin')
  })

  it('are validated in the configuration', () => {
    expect(() => configOf({ CORS_ORIGINS: 'www.example.org' })).toThrow('CORS_ORIGINS contains "www.example.org"')
  })
})

describe('proxies', () => {
  /** Returns the status of the second request, which comes from another IP address through the same proxies. */
  async function secondOf(trusted: string, proxies: string): Promise<number> {
    server = await startServer({ TRUSTED_PROXIES: trusted, RATE_LIMIT: 'on', RATE_LIMIT_PER_MINUTE: '1' })
    const statusFor = async (from: string) =>
      (await fetch(`${server?.restRoot}/cms/v2/posts`, { headers: { 'X-Forwarded-For': from + proxies } })).status
    expect(await statusFor('203.0.113.1')).toBe(200)
    return statusFor('203.0.113.2')
  }

  it('determine the IP address of a request if they are trusted', async () => {
    expect(await secondOf('loopback, 10.0.0.0/8', ', 10.1.2.3')).toBe(200)
  })

  it('are the source of all requests otherwise', async () => {
    expect(await secondOf('loopback', ', 10.1.2.3')).toBe(429)
  })

  it('are rejected in the configuration if they are neither IP addresses nor subnets', () => {
    expect(() => configOf({ TRUSTED_PROXIES: '10.0.0.1, balancer' })).toThrow('TRUSTED_PROXIES contains "balancer"')
  })
})

describe('request IDs', () => {
  it('are taken from the caller if they are harmless', async () => {
    server = await startServer()
    const idFor = async (given: string) =>
      (await fetch(`${server?.restRoot}/cms/v2/posts`, { headers: { 'X-Request-Id': given } })).headers.get('x-request-id')
    expect(await idFor('trace-0af7651916cd43dd')).toBe('trace-0af7651916cd43dd')
    expect(await idFor('a b"c')).not.toContain('"')
    expect(await idFor('x'.repeat(500))).toHaveLength(36)
  })
})
