// The contract tests over the operations of a site's own types.
import { describe, expect, it } from '@jest/globals'
import { asAdministrator, contractTest, outcomesIn } from '../contract-test/run-program.ts'
import { operationsOf } from '../support/contract.ts'
import { cookingSite, declaredSite } from '../support/declared-site.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({ SITE_DIR: declaredSite(cookingSite) })
const ids = operationsOf({ name: 'cms-v2', document: server.context.contract.document('cms-v2') }).map(({ id }) => id)
const own = ids.filter((id) => /(Recipe|Course|Cuisine)/.test(id))
/** Those that have items of any type, or fields of the site. */
const others = [
  'listPosts',
  'updatePost',
  'listSearchResults',
  'listMenuItems',
  'getResolution',
  'listUsers',
  'listContentTypes',
  'listTaxonomies',
  'listChanges',
]

describe('the contract tests', () => {
  it('send requests to all operations of own types and taxonomies, and find no violation', async () => {
    const options = [...asAdministrator(server), '--write', '--quick', '--operation', ...own, ...others]
    const { report, text, exitCode } = await contractTest(server.baseUrl, options)
    expect([outcomesIn(report, 'failed'), outcomesIn(report, 'skipped'), exitCode]).toEqual([{}, {}, 0])
    expect(text).toMatch(`${own.length + others.length} operations`)
    expect(own.length).toBeGreaterThan(35)
  }, 120_000)

  it('report an operation that the site does not have', async () => {
    await expect(contractTest(server.baseUrl, ['--operation', 'listDishes'])).rejects.toThrow(/Unknown operation listDishes.*listRecipes/)
  })
})
