// `verifyWebhook` returns the event of a request that the service has signed, and refuses all others.
import { describe, expect, it } from '@jest/globals'
import { Webhook } from 'standardwebhooks'
import { verifyWebhook, WebhookVerificationError } from '../../client/webhooks.ts'
import type { WebhookEvent } from '../../client/webhooks.ts'

const secret = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`
const other = `whsec_${Buffer.from('another one of twenty-four').toString('base64')}`
const event: WebhookEvent = {
  type: 'content.published',
  timestamp: '2026-01-01T00:00:00.000Z',
  data: { id: 12, type: 'post', slug: 'fog', url: null, link: null, cache_tags: ['post:12', 'post'], cursor: '1042' },
}
const body = JSON.stringify(event)

function signed(at = new Date(), by = secret): Record<string, string> {
  return {
    'webhook-id': 'evt_1_1042',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(by).sign('evt_1_1042', at, body),
  }
}

describe('verifyWebhook', () => {
  it('accepts a Request, or headers and body', async () => {
    const request = new Request('https://www.example.org/', { method: 'POST', headers: signed(), body })
    expect(await verifyWebhook(request, secret)).toEqual(event)
    expect(await verifyWebhook({ headers: signed(), body }, secret)).toEqual(event)
    expect(await verifyWebhook({ headers: new Headers(signed()), body }, secret)).toEqual(event)
  })

  it('types the data by the event', async () => {
    const found = await verifyWebhook({ headers: signed(), body }, secret)
    if (found.type === 'content.published') expect(found.data.slug).toBe('fog')
    // @ts-expect-error The data of a test has no slug.
    if (found.type === 'webhook.test') expect(found.data.slug).toBe('fog')
  })

  it('accepts one of several secrets', async () => {
    expect(await verifyWebhook({ headers: signed(), body }, [other, secret])).toEqual(event)
  })

  it.each([
    ['of another secret', { headers: signed(undefined, other), body }],
    ['of another body', { headers: signed(), body: body.replace('fog', 'bog') }],
    ['that is old', { headers: signed(new Date(Date.now() - 6 * 60_000)), body }],
    ['without a signature', { headers: {}, body }],
  ])('refuses a request %s', async (_name, request) => {
    await expect(verifyWebhook(request, secret)).rejects.toThrow(WebhookVerificationError)
    await expect(verifyWebhook(request, [])).rejects.toThrow('No secret was given.')
  })
})
