// The example for Next.js: pages stay in its cache until their tag is revalidated.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { unwrap } from '../../client/index.ts'
import { freePort } from '../../test/support/program.ts'
import { PICTURE } from './example.ts'
import type { Example } from './example.ts'

const SECRET = 'only-for-this-test'
const START_TIMEOUT_MS = 30_000

export const nextjs: Example = {
  name: 'nextjs',
  async check({ folder, env }, { content }) {
    const port = await freePort()
    const site = `http://127.0.0.1:${port}`
    const server = spawn(
      process.execPath,
      [join(folder, 'node_modules/next/dist/bin/next'), 'start', '-p', String(port), '-H', '127.0.0.1'],
      {
        cwd: folder,
        env: { ...process.env, ...env, REVALIDATION_SECRET: SECRET },
        stdio: 'ignore',
      },
    )
    const page = async (path: string): Promise<string> => (await fetch(site + path)).text()
    const revalidate = async (secret: string): Promise<number> =>
      (await fetch(`${site}/revalidate?tag=posts`, { method: 'POST', headers: { Authorization: `Bearer ${secret}` } })).status
    try {
      await untilUp(site)
      assert.match(await page('/'), /The harbour festival is back/)
      const { slug } = await unwrap(
        content.POST('/posts', { body: { title: 'A boat for sale', content: 'Blue, two oars.', status: 'publish' } }),
      )
      assert.doesNotMatch(await page('/'), /A boat for sale/)
      assert.equal(await revalidate('guessed'), 401)
      assert.equal(await revalidate(SECRET), 204)
      assert.ok((await page('/')).includes('A boat for sale'), 'The page still shows the list from before the revalidation.')
      assert.match(await page(`/${slug}`), /Blue, two oars\./)
      const posts = await unwrap(content.GET('/posts'))
      assert.match(await page(`/${posts.find(({ featured_media }) => featured_media > 0)?.slug}`), PICTURE)
      assert.equal((await fetch(`${site}/no-such-post`)).status, 404)
    } finally {
      server.kill()
      await once(server, 'close')
    }
  },
}

async function untilUp(url: string): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS
  for (;;) {
    try {
      return void (await fetch(url))
    } catch (error) {
      if (performance.now() > deadline) throw error
      await pause(100)
    }
  }
}
