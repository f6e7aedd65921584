// Traces: the spans of requests, statements, jobs and webhooks, as a collector receives them.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { publishing } from '#server/jobs/publishing.ts'
import { runPeriodically } from '#server/jobs/periodic.ts'
import { startCollector } from '../support/collector.ts'
import type { ReceivedSpan } from '../support/collector.ts'
import { configOf } from '../support/config.ts'
import { webhookDelivery } from '../support/jobs.ts'
import { makePost } from '../support/posts.ts'
import { startReceiver } from '../support/receiver.ts'
import { dataOf } from '../support/responses.ts'
import { startServer } from '../support/server.ts'

const [collector, receiver] = [await startCollector(), await startReceiver()]
afterAll(() => Promise.all([collector.close(), receiver.close()]))

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'

const spanOf = (name: string): ReceivedSpan => {
  const found = collector.spans.find((span) => span.name === name)
  if (!found) throw new Error(`No span ${name}: ${[...new Set(collector.spans.map((span) => span.name))].join(', ')}`)
  return found
}
const childrenOf = ({ spanId }: ReceivedSpan): ReceivedSpan[] => collector.spans.filter((span) => span.parentSpanId === spanId)

// The spans are sent when the server closes.
beforeAll(async () => {
  const server = await startServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'tested',
    WEBHOOK_PRIVATE_HOSTS: receiver.host,
  })
  const { editor, administrator } = server.as
  await dataOf(administrator.hooks.POST('/subscriptions', { body: { url: receiver.url } }))
  await makePost(editor, { status: 'publish', title: 'secret words' })
  await fetch(`${server.restRoot}/cms/v2/posts`, { headers: { traceparent: `00-${TRACE}-${PARENT}-01` } })
  await fetch(`${server.restRoot}/cms/v2/tags`, { headers: { traceparent: `00-${TRACE}-${PARENT}-00` } })
  await fetch(`${server.restRoot}/cms/v2/pages`, { headers: { traceparent: 'nonsense' } })
  await dataOf(
    editor.batches.POST('/', {
      body: { requests: [{ path: '/cms/v2/categories', method: 'POST', body: { name: 'batched' } }] },
    }),
  )
  await webhookDelivery(server.context)()
  await (
    await runPeriodically(server.context, publishing)
  )()
  await server.close()
})

describe('a trace', () => {
  it('has a span for a request, named after its operation, in the trace of the caller', () => {
    expect(spanOf('listPosts')).toMatchObject({
      traceId: TRACE,
      parentSpanId: PARENT,
      kind: 2,
      service: 'tested',
      attributes: { 'http.request.method': 'GET', 'http.response.status_code': 200 },
    })
  })

  it('has spans for the statements of a request, without values', () => {
    const statements = childrenOf(spanOf('createPost')).filter(({ attributes }) => attributes['db.query.text'])
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['insert content']))
    expect(JSON.stringify(collector.spans)).not.toContain('secret words')
  })

  it('is left out if the caller does not sample it, and begins anew if its header is wrong', () => {
    expect(collector.spans.filter(({ name }) => name === 'listTags')).toEqual([])
    expect(spanOf('listPages').parentSpanId).toBeUndefined()
  })

  it('has the operations of a batch inside of it', () => {
    expect(childrenOf(spanOf('createBatch')).map(({ name }) => name)).toContain('createCategory')
  })

  it('has spans for jobs, and for webhooks, which tell the receiver', () => {
    expect(childrenOf(spanOf('publish scheduled items')).length).toBeGreaterThan(0)
    const { traceId, spanId } = spanOf('content.published')
    const webhook = receiver.received.find(({ event }) => event.type === 'content.published')
    expect(webhook?.headers['traceparent']).toBe(`00-${traceId}-${spanId}-01`)
  })
})

describe('the setting', () => {
  it('must be a URL', () => {
    expect(() => configOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' })).toThrow('must be an http or https URL')
  })
})
