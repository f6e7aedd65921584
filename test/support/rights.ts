// Who is refused.
import { expect } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import type { Role } from '../../server/users/roles.ts'
import { refusalOf } from './answers.ts'
import type { TestServer } from './server.ts'

/** Visitors are refused with 401 and the users of these roles with 403. */
export async function expectRefused(server: TestServer, outsiders: readonly Role[], code: string, act: (client: Client) => Promise<{ data?: unknown; error?: unknown; response: Response }>): Promise<void> {
  expect(await refusalOf(act(server.visitor))).toEqual({ status: 401, code })
  for (const role of outsiders) expect([role, await refusalOf(act(server.as[role]))]).toEqual([role, { status: 403, code }])
}
