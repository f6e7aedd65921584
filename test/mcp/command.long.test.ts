// `content-service mcp`: tools over standard input and output, for a service at a URL.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from '@jest/globals'
import { runProgram } from '#command/program.ts'
import { makePost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { assistant, commandTransport, overStdio, revisions, textOf } from './client.ts'

const server = await sharedServer()
const service = ['--base-url', server.baseUrl]

function passwordOf(role: keyof typeof server.authorization): Record<string, string> {
  return { APPLICATION_PASSWORD: atob(server.authorization[role].slice('Basic '.length)) }
}

describe.each(revisions)('an assistant (%s)', (revision) => {
  it('lists tools, searches, and reads items and guides', async () => {
    const post = await makePost(server.as.editor, { title: `Lighthouse ${revision}` })
    const { client, call, names } = await overStdio(service, {}, revision)
    expect(await names()).toEqual(expect.arrayContaining(['listPosts', 'listSearchResults', 'listEvents']))
    const found = await call('listSearchResults', { search: `Lighthouse ${revision}` })
    expect(found.structuredContent).toMatchObject({ items: [{ id: post.id }], total: 1 })
    const [guide] = (await client.listResources()).resources
    const { contents } = await client.readResource({ uri: guide?.uri ?? '' })
    expect(contents[0]).toMatchObject({ mimeType: 'text/markdown', text: expect.stringMatching(/^# /) as unknown })
    await client.close()
  })

  it('writes with --write, with the rights of the user', async () => {
    const { client, call } = await overStdio([...service, '--write'], passwordOf('author'), revision)
    const { structuredContent } = await call('createPost', { body: { title: 'From an assistant' } })
    expect(structuredContent).toMatchObject({ status: 'draft', author: server.ids.author })
    const refused = await call('createCategory', { body: { name: 'News' } })
    expect(refused).toMatchObject({ isError: true, structuredContent: { code: 'rest_cannot_create' } })
    const file = await call('createMedia', { body: { file: btoa('Tide table'), filename: 'tides.txt', title: 'Tides' } })
    expect(file.structuredContent).toMatchObject({ title: { raw: 'Tides' }, mime_type: 'text/plain' })
    await client.close()
  })
})

it('does not list tools that write without --write, and refuses them by name', async () => {
  const { client, call, names } = await overStdio([...service, '--tools', '*'], passwordOf('administrator'))
  expect((await names()).filter((name) => /^(create|update|delete)/.test(name))).toEqual([])
  const result = await call('deletePost', { id: 1, force: true })
  expect(result.isError).toBe(true)
  expect(textOf(result)).toMatch(/Start the command with --write/)
  await client.close()
})

it('selects tools by name and by namespace', async () => {
  const { client, names } = await overStdio([...service, '--namespace', 'cal/events/v1', '--tools', 'list*', 'getVenue'])
  expect((await names()).toSorted()).toEqual([
    'getVenue',
    'listEventCategories',
    'listEventPreviewLinks',
    'listEventTags',
    'listEvents',
    'listOrganizerPreviewLinks',
    'listOrganizers',
    'listVenuePreviewLinks',
    'listVenues',
  ])
  await client.close()
})

it('reports invalid credentials without revealing them', async () => {
  const transport = commandTransport(service, { APPLICATION_PASSWORD: 'editor:wrong-9472' })
  let written = ''
  transport.stderr?.on('data', (chunk) => (written += String(chunk)))
  const { client, call } = await assistant(transport, 'auto')
  const result = await call('listPosts')
  expect(result).toMatchObject({ isError: true, structuredContent: { code: 'rest_invalid_credentials' } })
  await client.close()
  expect(JSON.stringify(result) + written).not.toContain('wrong-9472')
})

it('reports that the service cannot be reached, and keeps running', async () => {
  const { client, call, names } = await overStdio(['--base-url', 'http://127.0.0.1:9'])
  const result = await call('listPosts')
  expect(result.isError).toBe(true)
  expect(textOf(result)).toMatch(/Cannot reach http:\/\/127\.0\.0\.1:9/)
  expect(await names()).toContain('listPosts')
  await client.close()
})

it('ends when its client is killed', async () => {
  const started = spawn(process.execPath, ['command/main.ts', 'mcp', ...service], { stdio: ['pipe', 'pipe', 'pipe'] })
  const ended = once(started, 'exit')
  await once(started.stderr, 'data')
  started.stdin.destroy()
  started.stdout.destroy()
  expect(await ended).toEqual([0, null])
})

it.each([
  ['without a URL', [], /--base-url <url>' not specified/],
  ['if no tool matches', ['--base-url', 'http://localhost', '--tools', 'listPots'], /No tool matches/],
])('does not start %s', async (_case, options, message) => {
  const lines: string[] = []
  const code = await runProgram(['mcp', ...options], { log: (line) => lines.push(line), error: (line) => lines.push(line) })
  expect(code).toBe(2)
  expect(lines.join('\n')).toMatch(message)
})
