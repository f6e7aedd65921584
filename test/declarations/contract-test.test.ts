// The contract tests over the operations of a site's own types.
import { describe, expect, it } from '@jest/globals'
import { asAdministrator, contractTest, outcomesIn } from '../contract-test/run-program.ts'
import { cookingSite, declaredSite } from '../support/declared-site.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({ SITE_DIR: declaredSite(cookingSite) })

const operations = (one: string, all: string): string[] => [
  `list${all}`,
  ...['create', 'get', 'update', 'put', 'patch', 'delete'].map((verb) => verb + one),
]
const tested = [
  ...operations('Recipe', 'Recipes'),
  ...operations('Course', 'Courses'),
  ...operations('Cuisine', 'Cuisines'),
  ...operations('Post', 'Posts'),
]

describe('the contract tests', () => {
  it('find no violation in own types, taxonomies and fields', async () => {
    const { report, exitCode } = await contractTest(server.baseUrl, [...asAdministrator(server), '--write', '--operation', ...tested])
    expect(outcomesIn(report, 'failed')).toEqual({})
    expect([exitCode, report.operations.map(({ operation }) => operation).toSorted()]).toEqual([0, tested.toSorted()])
    expect(outcomesIn(report, 'skipped')).toEqual({})
  }, 120_000)
})
