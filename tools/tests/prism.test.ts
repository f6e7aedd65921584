// Prism detects differences from the published document.
import { expect, it } from '@jest/globals'
import type { Exchange } from '../../test/worker/recorded-exchanges.ts'
import { violationsIn } from '../prism/prism-violations.ts'

const embed = { type: 'rich', version: '1.0', provider_name: 'Harbour', provider_url: 'https://harbour.example' }

function exchange(query: string, body: object, status = 200): Exchange {
  return {
    document: 'oembed-1.0',
    operation: 'getEmbed',
    request: {
      method: 'get',
      url: `http://localhost:3000/cms-json/oembed/1.0/embed?${query}`,
      headers: {},
      body: undefined,
      hasFile: false,
    },
    response: { status, headers: { 'content-type': 'application/json; charset=utf-8' }, text: JSON.stringify(body) },
  }
}

const failure = { code: 'rest_missing_callback_param', message: 'url is missing.', data: { status: 400 } }

const url = 'url=https://harbour.example/'

it.each([
  ['a response and a request that match', exchange(`${url}&maxwidth=400`, embed), []],
  ['a response with a value of another type', exchange(url, { ...embed, type: 7 }), ['body.type']],
  ['a status that is not declared', exchange(url, embed, 206), ['status code']],
  ['a request that was accepted without a required parameter', exchange('maxwidth=400', embed), ['carried out, although: query']],
  ['a refused request in an envelope', exchange('maxwidth=400&_envelope', { body: failure, status: 400, headers: {} }), []],
  [
    'a request that was accepted with a value of another type',
    exchange(`${url}&maxwidth=wide`, embed),
    ['carried out, although: query.maxwidth'],
  ],
])('validates %s', async (_name, given, found) => {
  const violations = await violationsIn('oembed-1.0', [given])
  expect(violations.length > 0).toBe(found.length > 0)
  for (const part of found) expect(violations.join()).toContain(part)
})
