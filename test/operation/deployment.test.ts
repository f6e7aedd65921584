// The files in deploy/ and what docs/operation.md says about settings, metrics and alerts, compared with the service.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parseAllDocuments, parse } from 'yaml'
import { configOf } from '../support/config.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

const read = (file: string): string => readFileSync(file, 'utf8')
const operation = read('docs/operation.md')
const codeIn = (text: string, pattern = /`([^`]+)`/g): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Returns the first column of the tables in a section. */
function firstColumn(heading: string): string[] {
  const section = operation.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  return [...section.matchAll(/^\| (.+?) \|/gm)].map(([, cell = '']) => cell).slice(2)
}

/** Returns the names of the environment variables that the service reads. */
function knownSettings(): Set<string> {
  const names = new Set<string>()
  configOf(
    new Proxy(
      {},
      {
        get(_target, name) {
          names.add(String(name))
          return undefined
        },
      },
    ),
  )
  return names
}

/** Variables of the tools around the service. */
const others = /^(?:AWS_(?:ACCESS_KEY_ID|SECRET_ACCESS_KEY)|NODE_(?:COMPILE_CACHE|ENV))$/

describe('docs/operation.md', () => {
  it('has a row for every setting, and no others', () => {
    const documented = firstColumn('Settings').flatMap((cell) => codeIn(cell))
    expect(documented.toSorted()).toEqual([...knownSettings()].toSorted())
  })

  it('explains every alert', () => {
    expect(
      firstColumn('Alerts')
        .flatMap((cell) => codeIn(cell))
        .toSorted(),
    ).toEqual(
      alerts()
        .map(({ alert }) => alert)
        .toSorted(),
    )
  })
})

interface Alert {
  alert: string
  expr: string
}

const alerts = (): Alert[] => (parse(read('deploy/alerts.yaml')) as { groups: { rules: Alert[] }[] }).groups.flatMap(({ rules }) => rules)

describe('the metrics', () => {
  let server: TestServer
  let served: Set<string>

  beforeAll(async () => {
    server = await startServer({ METRICS: 'on' })
    await fetch(`${server.restRoot}/cms/v2/posts`)
    served = new Set(codeIn(await (await fetch(`${server.baseUrl}/metrics`)).text(), /^# TYPE (\S+)/gm))
  })
  afterAll(() => server.close())

  /** Returns the metrics in expressions, all of which name the job, without histogram suffixes. */
  const metricsIn = (expressions: string): string[] =>
    codeIn(expressions, /\b(\w+)\{job=/g)
      .filter((name) => name !== 'up')
      .map((name) => (served.has(name) ? name : name.replace(/_(?:bucket|count|sum)$/, '')))

  it('in docs/operation.md are those of the service', () => {
    const cells = firstColumn('Metrics')
    const names = cells.flatMap((cell) => codeIn(cell))
    const complete = names.flatMap((name) => (name.startsWith('_') ? `nodejs_eventloop_lag${name}_seconds` : name))
    expect(new Set(complete)).toEqual(served)
  })

  it('of the dashboard and the alerts exist', () => {
    const used = metricsIn([read('deploy/grafana-dashboard.json'), ...alerts().map(({ expr }) => expr)].join('\n'))
    expect(used.length).toBeGreaterThan(20)
    expect(used.filter((name) => !served.has(name))).toEqual([])
  })

  it('in bold in docs/operation.md are those of the dashboard', () => {
    const bold = firstColumn('Metrics').flatMap((cell) => codeIn(cell, /\*\*`([^`]+)`\*\*/g))
    expect(new Set(metricsIn(read('deploy/grafana-dashboard.json')))).toEqual(new Set(bold))
  })
})

interface ComposeService {
  image: string
  environment?: Record<string, unknown>
  volumes?: string[]
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }>
}

describe('the configurations', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, ComposeService>
  }

  it('set only settings that exist', () => {
    const kubernetes = parseAllDocuments(read('deploy/kubernetes.yaml')).map((document) => document.toJS() as Record<string, unknown>)
    const named = [
      ...codeIn(read('Dockerfile'), /^(?:ENV|   ) ([A-Z_]+)=/gm),
      ...codeIn(read('deploy/content-service.service'), /[= ]([A-Z_]+)=/g),
      ...Object.keys(compose.services['service-1']?.environment ?? {}),
      ...codeIn(JSON.stringify(kubernetes), /"name":"([A-Z_]+)"/g),
    ]
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((name) => !knownSettings().has(name) && !others.test(name))).toEqual([])
  })

  it('use the Node version of the scripts', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } }
    expect(new Set(codeIn(read('Dockerfile'), /^FROM (\S+)/gm))).toEqual(new Set([`node:${devDependencies.node}-slim`]))
  })

  it('name images by version and without a registry', () => {
    const images = Object.values(compose.services).map(({ image }) => image)
    expect(images).toHaveLength(6)
    for (const image of images) expect(image).toMatch(/^(?:content-service|[a-z]+(?:\/[a-z]+)?:\d[\w.-]*)$/)
  })

  it('install the version of the client of S3-compatible stores that is tested', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> }
    expect(codeIn(read('Dockerfile'), /@aws-sdk\/client-s3@(\S+)/g)).toEqual([devDependencies['@aws-sdk/client-s3']])
  })

  it('replace the services one at a time, each once the one before is ready', () => {
    const { 'service-1': first, 'service-2': second } = compose.services
    for (const service of [first, second]) {
      expect(service?.healthcheck?.test.join(' ')).toContain('/readyz')
      expect(service?.environment).toHaveProperty('SHUTDOWN_DELAY_SECONDS')
    }
    expect(second?.depends_on).toMatchObject({ 'service-1': { condition: 'service_healthy' } })
  })

  it('copy and mount files that exist', () => {
    const copied = codeIn(read('Dockerfile'), /^COPY (?!--from)(.+) \S+$/gm).flatMap((files) => files.split(' '))
    const mounted = codeIn(read('compose.yaml'), /- (\.\/[^:]+):/g)
    expect(copied.length + mounted.length).toBeGreaterThan(3)
    expect([...copied, ...mounted].filter((file) => !existsSync(file))).toEqual([])
  })

  it('are all in docs/operation.md', () => {
    const files = ['Dockerfile', 'compose.yaml', ...readdirSync('deploy').map((file) => `deploy/${file}`)]
    expect(files.filter((file) => !operation.includes(`(../${file})`))).toEqual([])
  })
})
