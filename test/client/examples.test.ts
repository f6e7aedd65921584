// The client's examples, run from the command line.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from '@jest/globals'
import { unwrap } from '../../client/index.ts'
import { makePost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeCategory } from '../support/terms.ts'

const server = await sharedServer()

interface Ended {
  code: number
  stdout: string
  stderr: string
}

async function run(example: string, env: Record<string, string> = {}): Promise<Ended> {
  const ended = promisify(execFile)(process.execPath, [`client/examples/${example}.ts`], {
    env: { PATH: process.env['PATH'], BASE_URL: server.baseUrl, ...env },
  })
  return ended.then(({ stdout, stderr }) => ({ code: 0, stdout, stderr })).catch((error: Ended) => error)
}

describe('list-posts', () => {
  it('prints the newest posts', async () => {
    const { date, title } = await makePost(server.as.editor, { title: 'Lighthouse opened' })
    const { code, stdout } = await run('list-posts')
    expect(code).toBe(0)
    expect(stdout).toContain(`${date}  ${title.rendered}\n`)
    expect(stdout).toMatch(/\d+ of \d+ posts\n$/)
  })

  it('fails with a clear message if no server responds', async () => {
    const { code, stderr } = await run('list-posts', { BASE_URL: 'http://127.0.0.1:1' })
    expect(code).toBe(1)
    expect(stderr).toContain('ConnectionError: GET http://127.0.0.1:1/cms-json/cms/v2/posts failed')
  })
})

describe('write-a-post', () => {
  const signIn = (): Record<string, string> => {
    const [USERNAME = '', PASSWORD = ''] = atob(server.authorization.editor.slice('Basic '.length)).split(':')
    return { USERNAME, PASSWORD }
  }

  it('publishes a post and reuses its category', async () => {
    const first = await run('write-a-post', signIn())
    expect(first).toMatchObject({ code: 0, stdout: expect.stringMatching(/^publish: http/) })
    expect(await run('write-a-post', signIn())).toMatchObject({ code: 0, stdout: expect.stringMatching(/^publish: http/) })
    const [category] = await unwrap(server.anonymous.content.GET('/categories', { params: { query: { slug: ['ferries'] } } }))
    expect(category).toMatchObject({ name: 'Ferries', count: 2 })
  })

  it('prints why it was refused', async () => {
    expect(await run('write-a-post', { USERNAME: 'editor', PASSWORD: 'wrong' })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('rest_invalid_credentials: '),
    })
  })
})

describe('all-pages', () => {
  it('counts the posts of categories', async () => {
    const { id, name } = await makeCategory(server.as.editor)
    await makePost(server.as.editor, { categories: [id] })
    await makePost(server.as.editor, { categories: [id] })
    expect(await run('all-pages')).toMatchObject({ code: 0, stdout: expect.stringContaining(`${name}: 2\n`) })
  })
})
