// The example with content types of its own: a static site that is compiled with the types of its declarations.
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unwrap } from '../../client/index.ts'
import type { Client } from '../../client/index.ts'
import { run } from '../generators/tool.ts'
import { PICTURE } from './example.ts'
import type { Example } from './example.ts'

/** Creates or updates an item at a path that only this site has. Returns its ID. */
async function send(client: Client, path: string, body: object): Promise<number> {
  const { POST } = client.content as unknown as {
    POST: (path: string, options: object) => Promise<{ data?: { id: number }; error?: unknown }>
  }
  const { data, error } = await POST(path, { body })
  assert.ok(data, JSON.stringify(error))
  return data.id
}

export const recipes: Example = {
  name: 'recipes',
  async prepare(client) {
    const parent = await send(client, '/cuisines', { name: 'Caucasian' })
    const cuisine = await send(client, '/cuisines', { name: 'Georgian', parent })
    const { id: cook } = await unwrap(client.content.at('/users/me').get())
    await unwrap(
      client.content.at('/users/{id}').patch({ params: { path: { id: cook } }, body: { meta: { kitchen: 'Kutaisi' } } as object }),
    )
    const course = await send(client, '/courses', { title: 'Baking', status: 'publish', meta: { starts: '2026-05-01' } })
    const meta = {
      cook,
      course,
      servings: 8,
      minutes: 50,
      difficulty: 'easy',
      ingredients: [{ name: 'figs', amount: '500 g' }],
      steps: ['Peel the <b>figs</b>.'],
    }
    const [photo] = await unwrap(client.content.GET('/media', { params: { query: { per_page: 1 } } }))
    const tart = await send(client, '/recipes', {
      title: 'Fig tart',
      status: 'publish',
      featured_media: photo?.id,
      cuisines: [cuisine],
      meta,
    })
    await send(client, '/recipes', { title: 'Walnut bread', status: 'publish', meta: { minutes: 20, difficulty: 'hard' } })
    const [start_date, end_date] = ['11:00:00', '13:00:00'].map(
      (time) => `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)} ${time}`,
    )
    const event = { title: 'Market day', status: 'publish', start_date, end_date, meta: { tasting: true } }
    await unwrap(client.calendar.POST('/events', { body: event as never }))
    await send(client, `/courses/${course}`, { meta: { recipes: [tart] } })
  },
  async check({ folder, env }) {
    const page = (path: string): string => readFileSync(join(folder, 'dist', path, 'index.html'), 'utf8').replace(/\s+/g, ' ')
    assert.match(page(''), /<h1>2 recipes<\/h1>.*Walnut bread<.*20 minutes, hard.*Fig tart<.*50 minutes, easy, Georgian/)
    assert.match(page(''), /Baking.*from 2026-05-01, 12 places, beginner: Fig tart.*Tastings.*Market day/)
    assert.match(
      page('recipes/fig-tart'),
      /Georgian, by Nino, cooked by \w+ in Kutaisi, in the course Baking\. 8 servings in 50 minutes.*500 g figs.*<li>Peel the <b>figs<\/b>\.<\/li>/,
    )
    assert.match(page('recipes/fig-tart'), PICTURE)
    assert.match(page('cuisines/caucasian'), /Fig tart/)
    // A field that the site does not declare is an error.
    const source = join(folder, 'src/service.ts')
    writeFileSync(source, readFileSync(source, 'utf8').replace("orderby: 'minutes'", "orderby: 'calories'"))
    await assert.rejects(run({ folder, env }, 'npm', 'run', 'build'), /calories/)
  },
}
