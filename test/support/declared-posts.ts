// What is imported after this tests a type that a site declares to be like posts: requests for posts go to articles, and responses say "post".
import { declaredSite } from './declared-site.ts'
import { underTest } from './under-test.ts'

underTest.isDeclared = true
underTest.settings = {
  VALIDATE_RESPONSES: 'on',
  SITE_DIR: declaredSite({
    'types/article.yaml': `
name: article
route: articles
labels: { singular: Article, plural: Articles }
like: post
supports: [title, content, excerpt, author, featured_media, password, comments]
taxonomies: [category, post_tag]
`,
  }),
}

const toArticles = (url: string): string =>
  url.replace(/\/cms\/v2\/posts(?=[/?]|$)/, '/cms/v2/articles').replace(/(?<=type(?:\[\])?=)post\b/, 'article')

const toPosts = (text: string): string =>
  text
    .replaceAll('/cms/v2/articles', '/cms/v2/posts')
    .replaceAll('"article"', '"post"')
    .replaceAll('types/article', 'types/post')
    .replaceAll('type-article', 'type-post')
    .replaceAll('/articles/', '/')

const fetchAsSent = globalThis.fetch

globalThis.fetch = async (input, init) => {
  const sent = input instanceof Request ? await contentOf(input) : init
  const response = await fetchAsSent(toArticles(input instanceof Request ? input.url : String(input)), sent)
  const headers = new Headers([...response.headers].map(([name, value]): [string, string] => [name, toPosts(value)]))
  const body = [204, 304].includes(response.status) ? null : toPosts(await response.text())
  return new Response(body, { status: response.status, headers })
}

/** A body with its length, as clients send it. */
async function contentOf(request: Request): Promise<RequestInit> {
  const { method, headers } = request
  return { method, headers, ...(request.body && { body: await request.arrayBuffer() }) }
}
