import { expect, it } from '@jest/globals'
import { writeFileSync } from 'node:fs'
import { asAdministrator, contractTest, outcomesIn } from '../contract-test/run-program.ts'
import { cookingSite, declaredSite } from '../support/declared-site.ts'
import { sharedServer } from '../support/shared-server.ts'
const server = await sharedServer({ SITE_DIR: declaredSite(cookingSite), MENU_LOCATIONS: 'header' })
it('whole', async () => {
  const t = performance.now()
  const { report } = await contractTest(server.baseUrl, [...asAdministrator(server), '--write'])
  writeFileSync('/tmp/client-whole.json', JSON.stringify({ ms: performance.now() - t, n: report.operations.length, failed: outcomesIn(report, 'failed'), skipped: outcomesIn(report, 'skipped') }, null, 1))
  expect(1).toBe(1)
}, 600_000)
