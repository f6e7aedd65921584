// The command line of the contract tests: options, exit codes, reports.
import { describe, expect, it } from '@jest/globals'
import { SaxesParser } from 'saxes'
import { runProgram } from '#command/program.ts'
import { sharedServer } from '../support/shared-server.ts'
import { asAdministrator, contractTest } from './run-program.ts'

const server = await sharedServer()

async function refused(...options: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = []
  const code = await runProgram(['contract-test', ...options], { log: (line) => lines.push(line), error: (line) => lines.push(line) })
  return { code, text: lines.join('\n') }
}

describe('the exit code is 2, with an error message,', () => {
  it.each([
    ['without a URL', [], /--base-url <url>' not specified/],
    ['for an invalid URL', ['--base-url', 'content.example.org'], /It must be a URL that starts with http/],
    ['for an unknown option', ['--base-url', 'http://localhost', '--fast'], /unknown option '--fast'/],
    [
      'for a password without a username',
      ['--base-url', 'http://localhost', '--application-password', 'secret'],
      /a username and an application password, separated by a colon/,
    ],
    ['if nothing listens', ['--base-url', 'http://127.0.0.1:9'], /Cannot reach http:\/\/127\.0\.0\.1:9\/cms-json/],
  ])('%s', async (_case, options, message) => {
    const { code, text } = await refused(...options)
    expect(code).toBe(2)
    expect(text).toMatch(message)
  })

  it('if another service responds', async () => {
    expect(await refused('--base-url', server.baseUrl, '--rest-prefix', 'docs')).toEqual({
      code: 2,
      text: expect.stringContaining('No content service at') as unknown,
    })
  })

  it('for wrong credentials', async () => {
    expect(await refused('--base-url', server.baseUrl, '--application-password', 'administrator:wrong')).toEqual({
      code: 2,
      text: expect.stringContaining('The username or the application password is wrong: 401') as unknown,
    })
  })

  it('for an unknown namespace', async () => {
    expect(await refused('--base-url', server.baseUrl, '--namespace', 'cms/v9')).toEqual({
      code: 2,
      text: expect.stringMatching(/Unknown namespace cms\/v9\. Available: .*cms\/v2/) as unknown,
    })
  })
})

describe('APPLICATION_PASSWORD', () => {
  it('replaces the option', async () => {
    const [, credentials] = asAdministrator(server)
    process.env['APPLICATION_PASSWORD'] = credentials
    const { report } = await contractTest(server.baseUrl, ['--operation', 'getCurrentUser']).finally(() => {
      delete process.env['APPLICATION_PASSWORD']
    })
    expect(report.counts).toMatchObject({ failed: 0, skipped: 0 })
  })
})

describe('--quick', () => {
  it('sends a valid request to each operation, and an invalid one', async () => {
    const { report } = await contractTest(server.baseUrl, ['--quick', '--operation', 'listTags', 'listEvents', ...asAdministrator(server)])
    for (const { outcomes } of report.operations) {
      expect(outcomes).toHaveLength(2)
      expect(outcomes.map(({ title }) => title)).toContain('a valid request')
    }
    expect(report.counts).toMatchObject({ passed: 4, failed: 0 })
  })
})

describe('the progress', () => {
  const options = (): string[] => ['contract-test', '--base-url', server.baseUrl, '--quick', '--operation', 'listTags', 'listEvents']

  it('is one line of a terminal, cleared at the end', async () => {
    const lines: string[] = []
    await runProgram(options(), { log: () => undefined, error: () => undefined, status: (line) => lines.push(line) })
    expect(lines).toEqual([
      expect.stringMatching(/^1 of 2 operations, \d+ requests, 0 failed {2}list/),
      expect.stringMatching(/^2 of 2 operations, \d+ requests, 0 failed {2}list/),
      '',
    ])
  })
})

describe('--parallel', () => {
  it('has the same results for each number', async () => {
    const runOf = async (parallel: string) => {
      const { report } = await contractTest(server.baseUrl, [
        ...['--namespace', 'cal/events/v1', '--quick', '--write', '--parallel', parallel],
        ...asAdministrator(server),
      ])
      return report.operations.map(({ operation, outcomes }) => [operation, outcomes.map(({ title, result }) => [title, result])])
    }
    const [one, many] = [await runOf('1'), await runOf('8')]
    expect(many).toEqual(one)
    expect(one.length).toBeGreaterThan(50)
  }, 120_000)

  it('must be a positive number', async () => {
    expect(await refused('--base-url', server.baseUrl, '--parallel', '0')).toEqual({
      code: 2,
      text: expect.stringContaining('It must be a positive whole number.') as unknown,
    })
  })
})

describe('--help', () => {
  it('prints the options with exit code 0', async () => {
    const { code, text } = await refused('--help')
    expect(code).toBe(0)
    expect(text).toContain('--report-junit <file>')
  })
})

describe('--namespace', () => {
  it('selects its operations', async () => {
    const { report } = await contractTest(server.baseUrl, ['--namespace', 'cms-toolkit/api', '/', ...asAdministrator(server)])
    expect([...new Set(report.operations.map(({ document }) => document))].toSorted()).toEqual(['cms-toolkit', 'site'])
  })
})

describe('--operation', () => {
  it('selects these operations', async () => {
    const { report } = await contractTest(server.baseUrl, ['--operation', 'listTags', 'getToolkitIndex', ...asAdministrator(server)])
    expect(report.operations.map(({ operation }) => operation).toSorted()).toEqual(['getToolkitIndex', 'listTags'])
  })
})

describe('the reports', () => {
  it('have the same counts, and the JUnit XML is valid', async () => {
    const { report, junit, text } = await contractTest(server.baseUrl, ['--namespace', 'cms-toolkit/api'])
    const { passed, failed, skipped } = report.counts
    expect(text).toContain(`${passed} requests passed, ${failed} failed, ${skipped} skipped`)
    expect(report.operations.flatMap(({ outcomes }) => outcomes)).toHaveLength(passed + failed + skipped)
    const counted: Record<string, number> = {}
    let suites: Record<string, unknown> = {}
    const parser = new SaxesParser()
    parser.on('opentag', ({ name, attributes }) => {
      counted[name] = (counted[name] ?? 0) + 1
      if (name === 'testsuites') suites = attributes
    })
    parser.write(junit).close()
    expect(suites).toMatchObject({ tests: String(passed + failed + skipped), failures: '0', skipped: String(skipped) })
    expect(counted).toMatchObject({ testsuite: report.operations.length, testcase: passed + skipped, skipped })
  })
})
