// A response that violates the contract: with VALIDATE_RESPONSES the service returns a 500 instead, and the tests fail where it arrives.
import { expect, it } from '@jest/globals'
import { makePost } from '../support/posts.ts'
import type { TestServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const validating = await sharedServer({ VALIDATE_RESPONSES: 'on' })
const plain = await sharedServer()

/** Returns the URL of a post with an unknown comment status. */
async function brokenPost({ as, context, restRoot }: TestServer): Promise<string> {
  const { id } = await makePost(as.editor)
  await context.db
    .updateTable('content')
    .set((eb) => ({ comment_status: 'ajar' as 'open', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  return `${restRoot}/cms/v2/posts/${id}`
}

it('is a 500 with VALIDATE_RESPONSES=on', async () => {
  const response = await fetch(await brokenPost(validating))
  expect([response.status, await response.json()]).toEqual([500, expect.objectContaining({ code: 'internal_error' })])
})

it('makes a test that fetches it fail', async () => {
  await expect(fetch(await brokenPost(plain))).rejects.toThrow('does not match the contract: /comment_status must be equal to one of')
})

it('is not reported for a valid response', async () => {
  const { id } = await makePost(validating.as.editor)
  expect((await fetch(`${validating.restRoot}/cms/v2/posts/${id}`)).status).toBe(200)
})
