// Lists, reads, creates and meets an error with the client of orval, whose URLs are relative to the REST root.
import { calEventsV1ListEvents, cmsV2CreatePost, cmsV2CreateRecipe, cmsV2GetPost, cmsV2ListPosts, cmsV2ListRecipes } from './client'

const { REST_ROOT = '', USERNAME = '', PASSWORD = '' } = process.env
const { fetch } = globalThis
globalThis.fetch = (path, options) => fetch(REST_ROOT + String(path), options)
const authenticated = { headers: { Authorization: `Basic ${btoa(`${USERNAME}:${PASSWORD}`)}` } }

const posts = await cmsV2ListPosts({ per_page: 2 })
if (posts.status !== 200 || !posts.data[0]) throw new Error('The list has no posts.')
const [first] = posts.data

const read = await cmsV2GetPost(first.id)
if (read.status !== 200 || read.data.title.rendered !== first.title.rendered)
  throw new Error('The post has another title than in the list.')

const events = await calEventsV1ListEvents({ per_page: 50 })
if (events.status !== 200 || !events.data.events.some(({ venue }) => venue?.city)) throw new Error('No event has a venue with a city.')

const created = await cmsV2CreatePost({ title: 'From a generated client' }, undefined, authenticated)
if (created.status !== 201 || created.data.title.rendered !== 'From a generated client') throw new Error('The new post has another title.')

const meta = { servings: 3, difficulty: 'easy' as const, ingredients: [{ name: 'figs' }] }
const own = await cmsV2CreateRecipe({ title: 'Fig tart', status: 'publish', meta }, undefined, authenticated)
const found = await cmsV2ListRecipes({ servings_min: 3, servings_max: 3, difficulty: ['easy', 'hard'], orderby: 'servings' })
if (own.status !== 201 || found.status !== 200 || !found.data.some(({ id, meta }) => id === own.data.id && meta.servings === 3))
  throw new Error('The list has no recipe for three.')

const missing = await cmsV2GetPost(999_999_999)
if (missing.status !== 404 || missing.data.code !== 'rest_post_invalid_id') throw new Error('A post that does not exist is no error.')
