// The guides for contributors, followed in a copy of the checkout, produce a working service. The code in the READMEs compiles.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from '@jest/globals'
import { startProgram } from '../../test/support/program.ts'
import { collectSnippets, copyOfCheckout, follow } from '../guides/guide.ts'

const copy = copyOfCheckout()
afterAll(() => rmSync(copy, { recursive: true }))

const changed = ['docs/add-an-operation.md', 'docs/add-a-resource.md'].flatMap((guide) => follow(guide, copy))
const snippets = ['README.md', 'client/README.md'].map((text) => collectSnippets(text, copy))
const run = (program: string, given: string[]): string => execFileSync(program, given, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })

/** The events of the deliveries of a subscription, once there are some. */
async function eventsOf(deliveries: string, headers: Record<string, string>): Promise<string[]> {
  for (;;) {
    const found = (await (await fetch(deliveries, { headers })).json()) as { event: string }[]
    if (found.length) return found.map(({ event }) => event)
    await pause(200)
  }
}

describe('the guides and READMEs', () => {
  it('create documents that pass the linter', () => {
    expect(() => run('redocly', ['lint', 'cms-v2', 'hooks-v1'])).not.toThrow()
  }, 60_000)

  it('contain code that compiles', () => {
    run(process.execPath, ['scripts/codegen.ts', 'cms-v2', 'hooks-v1'])
    const files = changed.filter((file) => file.endsWith('.ts'))
    expect(files.length).toBeGreaterThan(3)
    expect(run(process.execPath, [resolve('tools/guides/compile.ts'), ...files, ...snippets])).toBe('')
  }, 120_000)

  it('add routes that respond', async () => {
    const service = await startProgram(copy, {}, copy)
    const fetched = async (route: string, init?: RequestInit): Promise<Response> =>
      fetch(`${service.baseUrl}/cms-json/cms/v2${route}`, init)
    const [, password = ''] = /^Password +(.+)$/m.exec(service.output()) ?? []
    const headers = { authorization: `Basic ${btoa(`admin:${password}`)}`, 'content-type': 'application/json' }
    const roles = await fetched('/users/roles', { headers })
    expect(await roles.json()).toContainEqual({ name: 'editor' })
    const body = JSON.stringify({ title: 'Closed today', status: 'publish' })
    const created = await fetched('/notices', { method: 'POST', headers, body })
    expect(created.status).toBe(201)
    const slugs = ['closed-today', 'winter-timetable']
    expect(await (await fetched('/notices')).json()).toMatchObject(slugs.map((slug) => ({ type: 'notice', slug })))
    expect(await (await fetched('/types/notice?context=edit', { headers })).json()).toMatchObject({ slug: 'notice', viewable: true })
    expect(await (await fetched('/search?subtype=notice&search=closed')).json()).toMatchObject([
      { subtype: 'notice', title: 'Closed today' },
    ])
    expect(await (await fetched('/resolve?path=/notices/closed-today/')).json()).toMatchObject({ type: 'notice', title: 'Closed today' })
    const page = await fetch(`${service.baseUrl}/notices/closed-today/`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1>Closed today</h1>')])
    const hooks = `${service.baseUrl}/cms-json/hooks/v1/subscriptions`
    const subscription = JSON.stringify({ url: 'https://hooks.example.org/', types: ['notice'] })
    const { id } = (await (await fetch(hooks, { method: 'POST', headers, body: subscription })).json()) as { id: number }
    await fetched('/notices', { method: 'POST', headers, body })
    await expect(eventsOf(`${hooks}/${id}/deliveries`, headers)).resolves.toEqual(['content.published'])
    await service.stop()
  }, 60_000)
})
