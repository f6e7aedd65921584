// Verifies webhooks, and types their events. `content-service/webhooks`.
import { Webhook } from 'standardwebhooks'
import type { components } from '../generated/hooks-v1/client.ts'

type Schemas = components['schemas']

/** The schemas of events, which can have the content types of a site: `verifyWebhook<HookSchemas>(…)`. */
export type EventSchemas = Pick<
  Schemas,
  `${'Content' | 'Calendar' | 'Venue' | 'Organizer' | 'Media' | 'Term' | 'Menu' | 'Template' | 'User' | 'Test'}Event`
>

/** An event. Its `type` decides the type of its `data`. */
export type WebhookEvent<Own extends Record<keyof EventSchemas, { type: string }> = EventSchemas> = Own[keyof EventSchemas]

/** The name of an event, such as `content.published`. */
export type WebhookEventName = WebhookEvent['type']

/** A request in a form other than that of `fetch`, such as the one of Node. `body` must be as received, not parsed. */
export interface WebhookRequest {
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  body: string
}

/** The request does not come from the service, or it is older than five minutes. Respond with 401. */
export class WebhookVerificationError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'WebhookVerificationError'
  }
}

/**
 * Returns the event of a request that the service has signed with the secret of the subscription, or with one of several secrets.
 * Reads the body of a `Request`, so do not read it before.
 * @throws {WebhookVerificationError} if no signature is valid, or the request is older than five minutes.
 */
export async function verifyWebhook<Own extends Record<keyof EventSchemas, { type: string }> = EventSchemas>(
  request: Request | WebhookRequest,
  secret: string | readonly string[],
): Promise<WebhookEvent<Own>> {
  const body = request instanceof Request ? await request.text() : request.body
  const headers = signatureHeaders(request.headers)
  let cause: unknown
  for (const one of [secret].flat()) {
    try {
      return new Webhook(one).verify(body, headers) as WebhookEvent<Own>
    } catch (error) {
      cause = error
    }
  }
  throw new WebhookVerificationError(cause instanceof Error ? cause.message : 'No secret was given.', { cause })
}

function signatureHeaders(headers: WebhookRequest['headers']): Record<string, string> {
  const valueOf = (name: string): string => String((headers instanceof Headers ? headers.get(name) : headers[name]) ?? '')
  return Object.fromEntries(['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, valueOf(name)]))
}
