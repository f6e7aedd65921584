// The code of the reference: each client sample compiles, and the samples of reads run on the demo content.
import { execFile, execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from '@jest/globals'
import { startDemoServer } from '../../test/support/demo.ts'
import { workingFolder } from '../guides/guide-snippets.ts'
import { allDocuments } from '../../test/support/contract.ts'

interface Sample {
  lang: string
  label: string
  source: string
}
interface Operation {
  operationId: string
  'x-codeSamples': Sample[]
}

const server = await startDemoServer()
const folder = workingFolder()
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const PASSWORD = atob(server.authorization.administrator.replace('Basic ', '')).replace(/^[^:]*:/, '')
const methods = ['get', 'post', 'put', 'patch', 'delete']
const operations = (
  await Promise.all(
    allDocuments().map(async ({ name }) => {
      const response = await fetch(`${server.baseUrl}/docs/${name}/openapi.json`)
      const { paths } = (await response.json()) as { paths: Record<string, Record<string, Operation>> }
      return Object.entries(paths).flatMap(([path, item]) =>
        methods.flatMap((method) => (item[method] ? [{ name, path, method, operation: item[method] }] : [])),
      )
    }),
  )
).flat()

function sampleOf({ operation }: (typeof operations)[number], label: string): string {
  const sample = operation['x-codeSamples'].find((one) => one.label === label)
  if (!sample) throw new Error(`${operation.operationId} has no sample for ${label}.`)
  return sample.source
}

/** Whether a response shows that the sample is correct, even if the demo content lacks the item of the example. */
function isRight(status: number, body: string): boolean {
  if (status < 300) return true
  const { code } = JSON.parse(body) as { code: string }
  return status === 404 ? code !== 'rest_no_route' : ['rest_invalid_template', 'rest_forbidden'].includes(code)
}

describe('the code of the reference', () => {
  it('has curl, the client and fetch for every operation', () => {
    expect(operations.length).toBeGreaterThan(200)
    for (const { operation } of operations)
      expect(operation['x-codeSamples'].map(({ label }) => label)).toEqual(['curl', 'Client', 'fetch'])
  })

  it('compiles', () => {
    const files = operations.map((one, index) => {
      const file = join(folder, `sample-${index}.ts`)
      writeFileSync(file, `${sampleOf(one, 'Client').replace("'content-service'", "'./client/index.ts'")}\nconsole.log(data)\n`)
      return file
    })
    const scripts = operations.map((one, index) => {
      const file = join(folder, `fetch-${index}.ts`)
      writeFileSync(file, `${sampleOf(one, 'fetch')}\nexport {}\n`)
      return file
    })
    expect(
      execFileSync(process.execPath, ['tools/guides/compile.ts', ...files, ...scripts], { encoding: 'utf8', maxBuffer: 2 ** 26 }),
    ).toBe('')
  }, 240_000)

  it('runs with curl: all reads', async () => {
    const reads = operations.filter(({ method }) => method === 'get')
    const marker = '--- status '
    const script = reads.map((one) => `${sampleOf(one, 'curl').replace('curl', `curl -s -w '\\n${marker}%{http_code}\\n'`)}\n`).join('')
    const { stdout } = await promisify(execFile)('bash', ['-c', script], { env: { ...process.env, PASSWORD }, maxBuffer: 2 ** 26 })
    const responses = [...stdout.matchAll(/([\s\S]*?)\n--- status (\d+)\n/g)]
    expect(responses).toHaveLength(reads.length)
    const wrong = responses.flatMap(([, body = '', status], index) =>
      isRight(Number(status), body) ? [] : [`${reads[index]?.operation.operationId}: ${status} ${body.slice(0, 200)}`],
    )
    expect(wrong).toEqual([])
    expect(responses.filter(([, , status]) => status === '200').length).toBeGreaterThan(40)
  }, 120_000)

  it('runs with fetch: creating a post and reading the events', async () => {
    for (const [name, id] of [
      ['cms-v2', 'createPost'],
      ['cal-events-v1', 'listEvents'],
    ]) {
      const found = operations.find((one) => one.name === name && one.operation.operationId === id)
      for (const label of ['fetch', 'Client']) {
        const file = join(folder, 'run.ts')
        const code = found ? sampleOf(found, label).replace("'content-service'", "'./client/index.ts'") : ''
        writeFileSync(file, `${code}\nexport {}\n`)
        await promisify(execFile)(process.execPath, [file], { env: { ...process.env, PASSWORD } })
      }
    }
    const { data } = await server.anonymous.content.GET('/posts', { params: { query: { search: 'Ferry timetable' } } })
    expect(data).toHaveLength(2)
  }, 60_000)

  it.each(['curl', 'fetch', 'Client'])(
    'runs as it is shown: an upload with %s',
    async (label) => {
      const create = operations.find(({ operation }) => operation.operationId === 'createMedia')
      const code = create ? sampleOf(create, label).replace("'content-service'", JSON.stringify(resolve('client/index.ts'))) : ''
      const uploads = async () => (await server.as.administrator.content.GET('/media')).data?.total ?? 0
      const before = await uploads()
      writeFileSync(join(folder, 'upload.ts'), `${code}\nexport {}\n`)
      const [program, given] = label === 'curl' ? ['bash', ['-c', code]] : [process.execPath, ['upload.ts']]
      await promisify(execFile)(program, given, { cwd: folder, env: { ...process.env, PASSWORD } })
      expect(await uploads()).toBe(before + 1)
    },
    60_000,
  )
})
