// Error messages: what is wrong and what to do, without knowledge of JSON Schema.
import { describe, expect, it } from '@jest/globals'
import type { ErrorBody } from '../../client/index.ts'
import { makePost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

async function refused(route: string, body?: object): Promise<ErrorBody> {
  const headers = { Authorization: server.authorization.editor, 'Content-Type': 'application/json' }
  const response = await fetch(server.restRoot + route, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
  return (await response.json()) as ErrorBody
}

describe('an error message', () => {
  it.each([
    ['/cms/v2/posts?per_page=0', { per_page: 'must be at least 1' }],
    ['/cms/v2/posts?per_page=101', { per_page: 'must be at most 100' }],
    ['/cms/v2/posts?order=up', { order: 'must be one of asc, desc' }],
    ['/cms/v2/posts?after=never', { after: 'must be a date such as 2026-03-01 or 2026-03-01T09:30:00' }],
    ['/cal/events/v1/events?start_date=never', { start_date: 'must be a date such as 2026-03-01 or 2026-03-01 09:30:00' }],
    ['/oembed/1.0/embed', { url: 'is required' }],
  ])('of %s says what would be right', async (route, params) => {
    const { data, message } = await refused(route)
    expect(data.params).toEqual(params)
    const [[name, problem] = []] = Object.entries(params)
    expect(message).toMatch(new RegExp(`^(Invalid|Missing) parameter: ${name} ${problem}\\.$`))
  })

  it('names each missing field of a new item', async () => {
    expect((await refused('/cal/events/v1/events', { start_date: '2031-03-04' })).message).toBe(
      'Missing parameters: title is required; end_date is required.',
    )
  })

  it('says how many pages a list has', async () => {
    await makePost(server.as.editor)
    expect((await refused('/cms/v2/posts?page=7')).message).toBe('The list has 1 page; page 7 does not exist.')
  })
})
