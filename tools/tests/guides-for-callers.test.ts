// The guides in docs/guides: their code compiles, runs on a service with demo content, and prints the output that they show.
// UPDATE_GUIDES=1 writes the output into the guides instead.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { startDemoServer } from '../../test/support/demo.ts'
import { runPeriodically } from '../../server/jobs/periodic.ts'
import { createDeliveryJob, createWebhookSender } from '../../server/jobs/webhooks.ts'
import { databaseIn, freePort } from '../../test/support/program.ts'
import { comparable, moduleOf, outputOf, snippetsIn, workingFolder } from '../guides/guide-snippets.ts'
import type { Snippet } from '../guides/guide-snippets.ts'

const guides = readdirSync('docs/guides').map((file) => {
  const text = readFileSync(join('docs/guides', file), 'utf8')
  return { file, text, snippets: snippetsIn(text) }
})
/** The guides that are not about requests alone. */
const languagesOf = new Map([
  ['assistants.md', ['sh', 'ts']],
  ['editing.md', ['sh', 'ts']],
  ['exporting.md', ['sh']],
])
const folder = workingFolder()
afterAll(() => rmSync(folder, { recursive: true }))

describe('the guides', () => {
  it('show code for curl, the client and fetch', () => {
    for (const { file, snippets } of guides)
      expect({ file, languages: [...new Set(snippets.map(({ language }) => language))].toSorted() }).toEqual({
        file,
        languages: languagesOf.get(file) ?? ['js', 'sh', 'ts'],
      })
  })

  it('contain code that compiles', () => {
    const modules = guides.map(({ file, snippets }) => moduleOf(snippets, file.replace('.md', ''), folder))
    expect(execFileSync(process.execPath, ['tools/guides/compile.ts', ...modules], { encoding: 'utf8' })).toBe('')
  }, 120_000)

  it.each(guides)(
    'contain code that runs with the output that they show: $file',
    async ({ file, text, snippets }) => {
      const data = mkdtempSync(join(tmpdir(), 'guide-data-'))
      const frontEndPort = await freePort()
      const stored = { DATABASE_URL: databaseIn(data), MEDIA_DIR: join(data, 'uploads') }
      const server = await startDemoServer({ ...stored, MCP: 'write', WEBHOOK_PRIVATE_HOSTS: `localhost:${frontEndPort}` })
      const stop = await runPeriodically(server.context, createDeliveryJob(createWebhookSender(server.context), server.context.config))
      const [, PASSWORD = ''] = atob(server.authorization.administrator.replace('Basic ', '')).split(/:(.*)/)
      const received: { snippet: Snippet; output: string }[] = []
      try {
        for (const snippet of snippets)
          received.push({
            snippet,
            output: await outputOf(snippet, snippets, {
              baseUrl: server.baseUrl,
              folder,
              env: { ...stored, PASSWORD, FRONT_END_PORT: String(frontEndPort) },
            }),
          })
      } finally {
        await stop()
        await server.close()
        rmSync(data, { recursive: true })
      }
      const compared = received.filter(({ snippet }) => snippet.shown)
      expect(compared.length).toBeGreaterThan(2)
      if (process.env['UPDATE_GUIDES']) return writeFileSync(join('docs/guides', file), withOutputs(text, compared))
      for (const { snippet, output } of compared)
        expect(`${snippet.code}${comparable(output)}`).toBe(`${snippet.code}${comparable(snippet.shown?.text ?? '')}`)
    },
    120_000,
  )
})

function withOutputs(text: string, compared: readonly { snippet: Snippet; output: string }[]): string {
  return compared.reduceRight((result, { snippet: { shown }, output }) => {
    if (!shown || comparable(shown.text) === comparable(output)) return result
    return result.slice(0, shown.from) + output + result.slice(shown.from + shown.text.length)
  }, text)
}
