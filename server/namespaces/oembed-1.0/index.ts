// The oEmbed endpoints: embeds of this site's content and, by proxy, of other sites' pages.
import { createHash } from 'node:crypto'
import { withErrorFormat } from '#server/contract/operation.ts'
import type { Text } from '#server/contract/operation.ts'
import type { ErrorBody } from '#server/contract/schemas.ts'
import type { RequestContext } from '#server/context.ts'
import { findFetched, storeFetched } from '#server/engine/fetched-store.ts'
import { parsePublicUrl } from '#server/engine/public-url.ts'
import { ApiError, refused } from '#server/contract/api-error.ts'
import { OutgoingError } from '#server/outgoing/public-client.ts'
import { readNamespaceIndex } from '../routes.ts'
import type { Embed, Handlers } from './contract.ts'
import type { EmbedQuery } from './foreign.ts'
import { findOwnEmbed } from './own.ts'
import { embedXml, errorXml } from './xml.ts'

export const oembed: Handlers = {
  getOembedIndex: readNamespaceIndex,

  getEmbed: withErrorFormat(writeError, async ({ query: { url, format, maxwidth } }, context) =>
    respond(await findOwnEmbed(url, maxwidth, context), format),
  ),

  getProxiedEmbed: withErrorFormat(writeError, async ({ query: { url, format, maxwidth, maxheight, discover } }, context) => {
    if (!context.caller.can('edit_posts'))
      throw refused(
        context.caller,
        'rest_forbidden',
        'You are not allowed to request embeds from other sites. This requires the right to edit posts.',
      )
    const isOwn = parsePublicUrl(url, context.config.baseUrl) !== undefined
    return respond(
      isOwn ? await findOwnEmbed(url, maxwidth, context) : await findEmbed({ url, maxwidth, maxheight, discover }, context),
      format,
    )
  }),
}

function writeError(error: ErrorBody, query: URLSearchParams): Text<'text/xml'> | undefined {
  return query.get('format') === 'xml' ? errorXml(error) : undefined
}

function respond(embed: Embed | undefined, format: string): { status: 200; body: Embed | Text<'text/xml'> } {
  if (!embed)
    throw new ApiError(
      404,
      'oembed_invalid_url',
      'Nothing can be embedded from this URL. It must be the URL of a public page that supports oEmbed.',
    )
  return { status: 200, body: format === 'xml' ? embedXml(embed) : embed }
}

/** Returns the embed of another site's page, from the cache if it was fetched within the last day. Undefined if there is none. */
async function findEmbed(query: EmbedQuery, context: RequestContext): Promise<Embed | undefined> {
  const { db, now } = context
  if (!URL.canParse(query.url)) return undefined
  const key = createHash('sha256').update(JSON.stringify(query)).digest('hex')
  const cached = await findFetched(db, key, { now: now() })
  if (cached !== undefined) return JSON.parse(cached) as Embed
  const embed = await fetchNow(query, context)
  if (embed) await storeFetched(db, key, JSON.stringify(embed), now())
  return embed
}

async function fetchNow(query: EmbedQuery, { fetchPublic, log }: RequestContext): Promise<Embed | undefined> {
  // Loaded on first use, because the list of providers and the HTML parser take time.
  const { fetchEmbed } = await import('./foreign.ts')
  try {
    return await fetchEmbed(query, fetchPublic)
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    log.info({ reason: error.message }, 'failed to fetch an embed from another site')
    return undefined
  }
}
