// The contract tests against this service: every operation of every document, none skipped.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { allOperations } from '../../test/support/contract.ts'
import { createImage, uploaded } from '../../test/support/media.ts'
import { makeLinkTo } from '../../test/support/menu-items.ts'
import { makePage } from '../../test/support/pages.ts'
import { makePost } from '../../test/support/posts.ts'
import { dataOf } from '../../test/support/responses.ts'
import { startServer } from '../../test/support/server.ts'
import type { TestServer } from '../../test/support/server.ts'
import { makeCategory } from '../../test/support/terms.ts'
import { asAdministrator, contractTest, outcomesIn } from '../../test/contract-test/run-program.ts'
import type { Result } from '../../test/contract-test/run-program.ts'

let server: TestServer
let whole: Result
let before: string

beforeAll(async () => {
  server = await startServer({ MENU_LOCATIONS: 'header' })
  await makeLinkedThings()
  before = await things()
  whole = await contractTest(server.baseUrl, [...asAdministrator(server), '--write'])
}, 600_000)

afterAll(() => server.close())

/** Items with linked items, so that lists have something to embed. */
async function makeLinkedThings(): Promise<void> {
  const { administrator } = server.as
  const { id: featured_media } = await uploaded(server, await createImage(8, 8))
  const { id: object_id } = await makePost(administrator, { featured_media })
  await makeLinkTo(administrator, 'post_type', 'post', object_id)
  await makePage(administrator, { parent: (await makePage(administrator)).id })
  await makeCategory(administrator, { parent: (await makeCategory(administrator)).id })
  // Otherwise, reading the menu that stands in creates one.
  await dataOf(administrator.content.POST('/navigation', { body: { title: 'Main', status: 'publish' } }))
}

/** The lists and settings that a run could change. */
async function things(): Promise<string> {
  const paths = [
    '/cms/v2/posts?status=any',
    '/cms/v2/pages?status=any',
    '/cms/v2/blocks?status=any',
    '/cms/v2/menus',
    '/cms/v2/menu-items?status=any',
    '/cms/v2/categories',
    '/cms/v2/tags',
    '/cms/v2/navigation?status=any',
    '/cal/events/v1/venues',
    '/cal/events/v1/organizers',
    '/cal/events/v1/categories?hide_empty=false',
    '/cms/v2/templates',
    '/cms/v2/media',
  ]
  const responses = paths.map(async (path) =>
    (await fetch(server.restRoot + path, { headers: { Authorization: server.authorization.administrator } })).text(),
  )
  return (await Promise.all(responses)).join('\n')
}

describe('a run with --write', () => {
  it('finds no violation of the contract', () => {
    expect(outcomesIn(whole.report, 'failed')).toEqual({})
    expect(whole.exitCode).toBe(0)
  })

  it('skips nothing but the end of its own credentials', () => {
    expect(outcomesIn(whole.report, 'skipped')).toEqual({ 'deleteCurrentUser: all requests': ['the credentials of the run would end'] })
    const ids = allOperations().map(({ id }) => id)
    expect(whole.report.operations.map(({ operation }) => operation).toSorted()).toEqual(ids.toSorted())
    expect(
      whole.report.operations
        .filter(({ outcomes }) => !outcomes.some(({ title, result }) => title === 'a valid request' && result === 'passed'))
        .map(({ operation }) => operation),
    ).toEqual(['deleteCurrentUser'])
  })

  it('deletes what it has created', async () => {
    expect(whole.report.left).toEqual([])
    expect(await things()).toBe(before)
  })
})
