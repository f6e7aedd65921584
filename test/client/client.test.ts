// Creating a client: its URLs and credentials.
import { describe, expect, it } from '@jest/globals'
import { createClient, unwrap } from '../../client/index.ts'
import { addAccount } from '../support/accounts.ts'
import { makePost, newWord } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

/** A `fetch` that keeps its requests and responds to all of them alike. */
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

  it.each(['content.example.org', 'localhost:3000', 'ftp://content.example.org', 'content'])('refuses the URL %s', (baseUrl) => {
    expect(() => createClient({ baseUrl })).toThrow(
      new TypeError(
        `\`baseUrl\` is "${baseUrl}", but must be a URL such as https://content.example.org, or empty for the origin of the page.`,
      ),
    )
  })

  it('takes URLs with slashes at their ends, and another path of the REST root', async () => {
    const elsewhere = await startServer({ REST_PREFIX: 'interface/rest' })
    try {
      const { site } = createClient({ baseUrl: `${elsewhere.baseUrl}/`, restPrefix: '/interface/rest/' })
      expect((await site.GET('/')).response.url).toBe(`${elsewhere.baseUrl}/interface/rest/`)
      expect((await site.GET('/')).response.status).toBe(200)
    } finally {
      await elsewhere.close()
    }
  })

  it.each([
    ['https://x.example/cms-json', {}],
    ['https://x.example/cms-json/cms/v2/', {}],
    ['https://x.example/site/rest', { restPrefix: 'rest' }],
  ])('refuses the URL %s, which contains the REST root', (baseUrl, options) => {
    expect(() => createClient({ baseUrl, ...options })).toThrow(
      /^`baseUrl` is "https.*", but must not contain the REST root\. Use "https:\/\/x\.example/,
    )
  })

  it('takes URLs that only resemble the REST root', () => {
    for (const baseUrl of ['https://cms-json', 'https://x.example/cms-jsonp', '/my-cms-json', ''])
      expect(() => createClient({ baseUrl })).not.toThrow()
  })

  it('calls a function for the credentials of each request', async () => {
    const { requests, fetch } = recorder()
    const names = ['nino', undefined, 'luka']
    const auth = async () => {
      const username = names.shift()
      return username === undefined ? undefined : { username, password: 'x' }
    }
    const { content } = createClient({ baseUrl: 'http://x.example', auth, fetch })
    for (let call = 0; call < 3; call++) await content.GET('/posts')
    expect(requests.map(({ headers }) => atob(headers.get('Authorization')?.split(' ')[1] ?? ''))).toEqual(['nino:x', '', 'luka:x'])
    const failing = createClient({ baseUrl: 'http://x.example', auth: () => Promise.reject(new Error('No keychain')), fetch })
    await expect(failing.content.GET('/posts')).rejects.toThrow('No keychain')
  })

  it('runs middleware of openapi-fetch, which can respond by itself', async () => {
    const { requests, fetch } = recorder()
    const middleware = [
      { onRequest: ({ request }: { request: Request }) => void request.headers.set('X-Trace', '7') },
      {
        onRequest: ({ schemaPath, params }: { schemaPath: string; params: { path?: Record<string, unknown> } }) =>
          schemaPath === '/posts/{id}' ? Response.json({ id: params.path?.['id'], cached: true }) : undefined,
      },
    ]
    const { content } = createClient({ baseUrl: 'http://x.example', middleware, fetch })
    await content.GET('/posts')
    expect(requests.map(({ headers }) => headers.get('X-Trace'))).toEqual(['7'])
    expect(await unwrap(content.GET('/posts/{id}', { params: { path: { id: 3 } } }))).toEqual({ id: 3, cached: true })
    expect(requests).toHaveLength(1)
  })

  it('signs in with a name beyond ASCII', async () => {
    const { id, login, password } = await addAccount(server.context, 'author', 'ნინო')
    const { content } = createClient({ baseUrl: server.baseUrl, auth: { username: login, password } })
    expect(await unwrap(content.GET('/users/me', { params: { query: { context: 'edit' } } }))).toMatchObject({ id, username: 'ნინო' })
  })

  it('sends passwords beyond ASCII in UTF-8', async () => {
    const { requests, fetch } = recorder()
    await createClient({ baseUrl: 'http://x.example', auth: { username: 'žofie', password: 'pa:ß€🔑' }, fetch }).content.GET('/posts')
    const [, encoded = ''] = requests[0]?.headers.get('Authorization')?.split(' ') ?? []
    expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe('žofie:pa:ß€🔑')
  })

  it('sends no credentials for an anonymous caller', async () => {
    const { requests, fetch } = recorder()
    await createClient({ baseUrl: 'http://x.example', fetch }).content.GET('/posts')
    expect(requests.map(({ url, headers }) => ({ url, authorization: headers.get('Authorization') }))).toEqual([
      { url: 'http://x.example/cms-json/cms/v2/posts', authorization: null },
    ])
  })
})

describe('calls', () => {
  it('can be made by path', async () => {
    const { id } = await makePost(server.as.editor, { title: 'By path' })
    const post = server.as.editor.content.at('/posts/{id}')
    expect((await unwrap(post.get({ params: { path: { id }, query: { _fields: ['id'] } } }))).id).toBe(id)
    expect((await unwrap(post.patch({ params: { path: { id } }, body: { title: 'Changed' } }))).title.raw).toBe('Changed')
    expect(await unwrap(post.delete({ params: { path: { id }, query: { force: true } } }))).toMatchObject({ deleted: true })
  })

  it.each([undefined, null, ''])('are refused before anything is sent if a value of the path is missing: %s', async (id) => {
    const { requests, fetch } = recorder()
    const { content } = createClient({ baseUrl: 'http://x.example', fetch })
    await expect(content.GET('/posts/{id}', { params: { path: { id: id as unknown as number } } })).rejects.toThrow(
      new TypeError(`/posts/{id} has no value for id: \`params.path.id\` is ${id === '' ? 'an empty string' : id}.`),
    )
    expect(requests).toEqual([])
  })

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
