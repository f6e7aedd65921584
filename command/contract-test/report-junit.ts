// The JUnit XML report for CI servers, with a suite for each operation and a case for each request.
import { countsOf } from './results.ts'
import type { Outcome, TestRun, OperationResult } from './results.ts'

export function junitReport(run: TestRun): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract-test" ${attributes(run)} time="${run.seconds}">`,
    ...run.tested.map((one) => suite(one, run.started)),
    '</testsuites>',
    '',
  ].join('\n')
}

function suite(tested: OperationResult, started: string): string {
  const name = `${tested.document}.${tested.operation}`
  return [
    `  <testsuite name="${escapeXml(name)}" ${attributes({ tested: [tested] })} timestamp="${started.slice(0, 19)}">`,
    ...tested.outcomes.map((one) => testCase(name, one)),
    '  </testsuite>',
  ].join('\n')
}

function testCase(suite: string, { title, result, reasons = [], curl }: Outcome): string {
  const start = `    <testcase classname="${escapeXml(suite)}" name="${escapeXml(title)}"`
  const [message = ''] = reasons
  if (result === 'passed') return `${start}/>`
  if (result === 'skipped') return `${start}><skipped message="${escapeXml(message)}"/></testcase>`
  return `${start}><failure message="${escapeXml(message)}">${escapeXml([...reasons, ...(curl ? [curl] : [])].join('\n'))}</failure></testcase>`
}

function attributes(run: Pick<TestRun, 'tested'>): string {
  const { passed, failed, skipped } = countsOf(run)
  return `tests="${passed + failed + skipped}" failures="${failed}" skipped="${skipped}"`
}

/** Escapes text and attribute values. Characters that XML does not allow become `\uFFFD`. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD]/g, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
