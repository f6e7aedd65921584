// The changes between two documents, as oasdiff finds them. It is a program in Go, which is not needed otherwise.
import { execFileSync, spawnSync } from 'node:child_process'

export interface Change {
  text: string
  /** Whether a correct client may fail because of it. */
  isBreaking: boolean
}

interface Finding {
  text: string
  /** 1 is an addition, 2 may break a client, 3 breaks it. */
  level: 1 | 2 | 3
  operation?: string
  path?: string
}

const oasdiff = 'github.com/oasdiff/oasdiff@v1.33.0'

export function isComparable(): boolean {
  return spawnSync('go', ['version']).status === 0
}

/** Returns each change once, with the operations that it concerns. */
export function changesBetween(released: string, current: string): Change[] {
  const output = execFileSync('go', ['run', oasdiff, 'changelog', released, current, '--format', 'json', '--flatten-allof'], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  const findings = JSON.parse(output || '[]') as Finding[]
  return [...Map.groupBy(findings, ({ text, level }) => `${level} ${text}`).values()].map(changeFrom)
}

function changeFrom(findings: Finding[]): Change {
  const [{ text, level }] = findings as [Finding]
  const operations = findings.flatMap(({ operation, path }) => (operation && path ? [`\`${operation} ${path}\``] : []))
  const sentence = text.charAt(0).toUpperCase() + text.slice(1)
  return { text: operations.length ? `${sentence}: ${operations.join(', ')}` : sentence, isBreaking: level > 1 }
}
