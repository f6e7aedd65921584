// The oldest supported Node in PATH, apart from the one in node_modules.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'

/** Returns the path of the program, if PATH has a supported Node that is older than this one. */
export function olderNode(least: number): string | undefined {
  const found = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes(`node_modules${sep}`))
    .map((folder) => join(folder, 'node'))
    .filter((program) => existsSync(program))
    .map((program) => ({ program, major: Number(/^v(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1]) }))
    .filter(({ major }) => major >= least && major < Number(process.versions.node.split('.')[0]))
  return found.toSorted((a, b) => a.major - b.major)[0]?.program
}
