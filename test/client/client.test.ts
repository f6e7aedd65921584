// Making a client: where it asks, and whom it asks for.
import { describe, expect, it } from '@jest/globals'
import { createClient, unwrap } from '../../client/index.ts'
import { addUser } from '../../server/users/accounts.ts'
import { addApplicationPassword } from '../../server/users/application-passwords.ts'
import { makePost, newWord } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

/** A `fetch` that keeps its requests and answers them all alike. */
function recorder() {
  const requests: Request[] = []
  const record = async (request: Request): Promise<Response> => {
    requests.push(request)
    return Response.json([], { headers: { 'X-CMS-TotalPages': '1' } })
  }
  return { requests, fetch: record }
}

describe('createClient', () => {
  it('has a client for each namespace', async () => {
    const { content, site } = createClient({ baseUrl: server.baseUrl })
    expect(await unwrap(site.GET('/'))).toMatchObject({ namespaces: expect.arrayContaining(['cms/v2']) })
    expect(await unwrap(content.GET('/categories/{id}', { params: { path: { id: 1 } } }))).toMatchObject({ slug: 'uncategorized' })
  })

  it.each(['content.example.org', 'localhost:3000', 'ftp://content.example.org', 'content'])('refuses the address %s', (baseUrl) => {
    expect(() => createClient({ baseUrl })).toThrow(
      new TypeError(
        `\`baseUrl\` is "${baseUrl}", but must be a URL such as https://content.example.org, or empty for the origin of the page.`,
      ),
    )
  })

  it('takes addresses with slashes at their ends, and another path of the REST root', async () => {
    const elsewhere = await startServer({ REST_PREFIX: 'interface/rest' })
    try {
      const { site } = createClient({ baseUrl: `${elsewhere.baseUrl}/`, restPrefix: '/interface/rest/' })
      expect((await site.GET('/')).response.url).toBe(`${elsewhere.baseUrl}/interface/rest/`)
      expect((await site.GET('/')).response.status).toBe(200)
    } finally {
      await elsewhere.close()
    }
  })

  it('signs in with a name beyond ASCII', async () => {
    const { db, now } = server.context
    const user = await addUser(db, { login: 'ნინო', role: 'author', email: 'nino@example.org', name: 'ნინო' }, now())
    const { password } = await addApplicationPassword(db, user.id, 'test', now())
    const { content } = createClient({ baseUrl: server.baseUrl, auth: { username: 'ნინო', password } })
    expect(await unwrap(content.GET('/users/me'))).toMatchObject({ id: user.id, name: 'ნინო' })
  })

  it('sends passwords beyond ASCII in UTF-8', async () => {
    const { requests, fetch } = recorder()
    await createClient({ baseUrl: 'http://x.example', auth: { username: 'žofie', password: 'pa:ß€🔑' }, fetch }).content.GET('/posts')
    const [, encoded = ''] = requests[0]?.headers.get('Authorization')?.split(' ') ?? []
    expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe('žofie:pa:ß€🔑')
  })

  it('sends no credentials for a visitor', async () => {
    const { requests, fetch } = recorder()
    await createClient({ baseUrl: 'http://x.example', fetch }).content.GET('/posts')
    expect(requests.map(({ url, headers }) => ({ url, authorization: headers.get('Authorization') }))).toEqual([
      { url: 'http://x.example/cms-json/cms/v2/posts', authorization: null },
    ])
  })
})

describe('calls', () => {
  it('have the method, the path and the body of the operation', async () => {
    const { content } = server.as.editor
    const word = newWord()
    const { id } = await makePost(server.as.editor, { title: word })
    const at = { params: { path: { id } } }
    expect((await unwrap(content.PATCH('/posts/{id}', { ...at, body: { slug: `${word}-a` } }))).slug).toBe(`${word}-a`)
    expect((await unwrap(content.PUT('/posts/{id}', { ...at, body: { slug: `${word}-b` } }))).slug).toBe(`${word}-b`)
    expect((await unwrap(content.POST('/posts/{id}', { ...at, body: { slug: `${word}-c` } }))).slug).toBe(`${word}-c`)
    expect(await unwrap(content.DELETE('/posts/{id}', { params: { ...at.params, query: { force: true } } }))).toMatchObject({
      deleted: true,
      previous: { id },
    })
    expect((await content.GET('/posts/{id}', at)).response.status).toBe(404)
  })

  it('take headers of their own, besides those of the client', async () => {
    const { requests, fetch } = recorder()
    const { content } = createClient({ baseUrl: 'http://x.example', auth: { username: 'a', password: 'b' }, fetch })
    await content.GET('/posts', { headers: { 'X-Trace': '7' } })
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({ authorization: 'Basic YTpi', 'x-trace': '7' })
  })
})
