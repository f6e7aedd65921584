// Lists, reads, creates and meets an error with the client of @hey-api/openapi-ts.
import { calEventsV1ListEvents, cmsV2CreatePost, cmsV2CreateRecipe, cmsV2GetPost, cmsV2ListPosts, cmsV2ListRecipes } from './client'
import { client } from './client/client.gen'

const { REST_ROOT, USERNAME = '', PASSWORD = '' } = process.env
client.setConfig({ baseUrl: REST_ROOT, auth: ({ type }) => (type === 'http' ? `${USERNAME}:${PASSWORD}` : undefined) })

const posts = await cmsV2ListPosts({ query: { per_page: 2 }, throwOnError: true })
const [first] = posts.data
if (!first) throw new Error('The list has no posts.')

const read = await cmsV2GetPost({ path: { id: first.id }, throwOnError: true })
if (read.data.title.rendered !== first.title.rendered) throw new Error('The post has another title than in the list.')

const events = await calEventsV1ListEvents({ query: { per_page: 50 }, throwOnError: true })
if (!events.data.events.some(({ venue }) => venue?.city)) throw new Error('No event has a venue with a city.')

const created = await cmsV2CreatePost({ body: { title: 'From a generated client' }, throwOnError: true })
if (created.data.title.rendered !== 'From a generated client') throw new Error('The new post has another title.')

const meta = { servings: 2, difficulty: 'easy' as const, ingredients: [{ name: 'figs' }] }
const own = await cmsV2CreateRecipe({ body: { title: 'Fig tart', status: 'publish', meta }, throwOnError: true })
const found = await cmsV2ListRecipes({ query: { servings_max: 2, difficulty: ['easy', 'hard'], orderby: 'servings' }, throwOnError: true })
if (found.data[0]?.id !== own.data.id || found.data[0].meta.servings !== 2) throw new Error('The list has no recipe for two.')

const { error, response } = await cmsV2GetPost({ path: { id: 999_999_999 } })
if (response?.status !== 404 || !error || error.code !== 'rest_post_invalid_id') throw new Error('A post that does not exist is no error.')
