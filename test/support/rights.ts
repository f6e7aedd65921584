// Checks which roles are refused.
import { expect } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import type { Role } from './accounts.ts'
import { failureOf } from './responses.ts'
import type { TestServer } from './server.ts'

export type Act = (client: Client) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/** Anonymous callers get a 401 and users with these roles a 403. */
export async function expectRefused(server: TestServer, outsiders: readonly Role[], code: string, act: Act): Promise<void> {
  expect(await failureOf(act(server.anonymous))).toEqual({ status: 401, code })
  for (const role of outsiders) expect([role, await failureOf(act(server.as[role]))]).toEqual([role, { status: 403, code }])
}
