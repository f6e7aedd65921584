// What the value of a content type says holds wherever the type is used: this service is handed other values.
import { describe, expect, it } from '@jest/globals'
import { createPermalinkScheme } from '#server/engine/permalinks.ts'
import { createWebhookSender } from '#server/jobs/webhooks.ts'
import { ownContract } from '#server/contract/contract.ts'
import { noDeclarations } from '#server/declarations/declarations.ts'
import { typesOf } from '#server/namespaces/content-types.ts'
import type { ContentType } from '#server/context.ts'
import { makePage } from '../support/pages.ts'
import { makePost, newWord } from '../support/posts.ts'
import { dataOf, failureOf } from '../support/responses.ts'
import { uploaded } from '../support/media.ts'
import { sharedServer } from '../support/shared-server.ts'

const { contentTypes } = typesOf({ declarations: noDeclarations, contract: ownContract })

function withValues(values: Record<string, Partial<ContentType>>): Map<string, ContentType> {
  return new Map([...contentTypes].map(([name, type]) => [name, { ...type, ...values[name] }]))
}

const server = await sharedServer(
  {},
  {
    contentTypes: withValues({
      page: { shownAs: undefined, isSearched: false, hasFiles: false, hasPublicAuthors: false, webhooks: undefined },
      post: { permalinks: createPermalinkScheme({ permalinks: { below: 'news' } }) },
    }),
  },
)
const { administrator: admin, author } = server.as
const { content: visitor } = server.anonymous

const resolve = (path: string) => visitor.GET('/resolve', { params: { query: { path } } })
const search = (query: object) => visitor.GET('/search', { params: { query } })

describe('a content type', () => {
  it('without public pages has none', async () => {
    const { slug, id } = await makePage(admin, { title: newWord() })
    expect(await failureOf(resolve(`/${slug}/`))).toMatchObject({ status: 404 })
    expect((await fetch(`${server.baseUrl}/${slug}/`)).status).toBe(404)
    const item = { type: 'post_type' as const, object_id: id }
    expect(await failureOf(admin.content.POST('/menu-items', { body: item }))).toMatchObject({ code: 'rest_post_invalid_id' })
    const type = await dataOf(admin.content.GET('/types/{type}', { params: { path: { type: 'page' }, query: { context: 'edit' } } }))
    expect(type).toMatchObject({ viewable: false, visibility: { show_in_nav_menus: false } })
  })

  it('that is not searched is not found', async () => {
    const title = newWord()
    await makePage(admin, { title })
    const { id } = await makePost(admin, { title })
    expect((await dataOf(search({ search: title }))).map((found) => found.id)).toEqual([id])
    expect(await failureOf(search({ subtype: ['page'] }))).toMatchObject({ code: 'rest_invalid_param' })
  })

  it('without files refuses them', async () => {
    const [page, post] = [await makePage(admin), await makePost(admin)]
    const { id } = await uploaded(server, 'text', { name: 'a.txt' })
    const attach = (to: number) => admin.content.POST('/media/{id}', { params: { path: { id } }, body: { post: to } })
    expect(await failureOf(attach(page.id))).toMatchObject({ code: 'rest_invalid_param' })
    expect(await dataOf(attach(post.id))).toMatchObject({ post: post.id })
  })

  it('without public authors keeps its authors secret', async () => {
    const { id } = await dataOf(author.content.GET('/users/me'))
    const read = () => visitor.GET('/users/{id}', { params: { path: { id } } })
    await makePage(admin, { author: id })
    expect(await failureOf(read())).toMatchObject({ code: 'rest_user_cannot_view' })
    await makePost(admin, { author: id })
    expect(await dataOf(read())).toMatchObject({ id })
  })

  it('without webhooks delivers none', async () => {
    const { hooks } = admin
    const { id } = await dataOf(hooks.POST('/subscriptions', { body: { url: 'https://hooks.example.org/' } }))
    await makePage(admin)
    await makePost(admin)
    const sender = createWebhookSender(server.context)
    await sender.round()
    await sender.end()
    const deliveries = await dataOf(hooks.GET('/subscriptions/{parent}/deliveries', { params: { path: { parent: id } } }))
    expect(deliveries.map(({ event }) => event)).toEqual(['content.published'])
  })

  it('has the permalinks that its value says', async () => {
    const { slug, link } = await makePost(admin, { title: newWord() })
    expect(link).toBe(`${server.baseUrl}/news/${slug}/`)
    expect(await dataOf(resolve(`/news/${slug}/`))).toMatchObject({ type: 'post', link })
    expect((await fetch(link)).status).toBe(200)
  })
})
