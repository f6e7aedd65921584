// Compares the documents with those of the last release, `openapi/released/`:
//   compare   fails if a document has a breaking change that is not in the changelog under a new major version
//   record    writes the changes since the last release to the changelog
//   release   fails if a change is not in the changelog under a new version; otherwise the documents become those of the last release
// All paths are below the working directory.
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { changelogFile, enteredChanges, recordChanges } from './changelog.ts'
import { changesBetween, isComparable } from '#server/schema/oasdiff.ts'
import type { Change } from '#server/schema/oasdiff.ts'
import { isAtLeast, nextVersion } from './version.ts'

/** What happened to a document since the last release. */
export interface Comparison {
  name: string
  title: string
  version: string
  releasedVersion: string
  changes: Change[]
}

const commands: Record<string, () => void> = { compare, record, release }
const [command = ''] = process.argv.slice(2)
if (!commands[command]) throw new Error(`Pass one of ${Object.keys(commands).join(', ')}.`)
if (isComparable()) commands[command]()
else console.log('The documents were not compared with those of the last release, because Go is not installed.')

function compare(): void {
  report(
    comparisons().flatMap((document) =>
      problemsWith(
        document,
        document.changes.filter(({ isBreaking }) => isBreaking),
      ),
    ),
  )
}

function record(): void {
  const changed = comparisons().filter(({ changes }) => changes.length)
  const problems = changed.flatMap(versionProblem)
  if (problems.length) return report(problems)
  recordChanges(changed)
  console.log(`${changelogFile}: ${changed.map(({ title, version }) => `${title} ${version}`).join(', ') || 'no changes'}`)
}

function release(): void {
  const problems = comparisons().flatMap((document) => problemsWith(document, document.changes))
  if (problems.length) return report(problems)
  mkdirSync('openapi/released', { recursive: true })
  for (const name of readdirSync('generated')) copyFileSync(currentFile(name), releasedFile(name))
}

function comparisons(): Comparison[] {
  return readdirSync('generated')
    .filter((name) => existsSync(releasedFile(name)))
    .map((name) => {
      const { title, version } = infoIn(currentFile(name))
      const releasedVersion = infoIn(releasedFile(name)).version
      return { name, title, version, releasedVersion, changes: changesBetween(releasedFile(name), currentFile(name)) }
    })
}

/** Changes that the version does not show, or that are not in the changelog. */
function problemsWith(document: Comparison, changes: Change[]): string[] {
  const tooLow = changes.length ? versionProblem(document) : []
  if (tooLow.length) return tooLow
  const entered = enteredChanges(document)
  const missing = changes.filter(({ text }) => !entered.includes(text))
  if (!missing.length) return []
  return [
    `${document.title} ${document.version} has changes that are not in ${changelogFile}. Run \`npm run interface:record\`.\n${listed(missing)}`,
  ]
}

function versionProblem({ name, title, version, releasedVersion, changes }: Comparison): string[] {
  const least = nextVersion(releasedVersion, changes.some(({ isBreaking }) => isBreaking) ? 'major' : 'minor')
  if (isAtLeast(version, least)) return []
  const breaking = changes.filter(({ isBreaking }) => isBreaking)
  const kind = breaking.length ? 'breaking changes' : 'changes'
  return [
    `${title} has ${kind} since ${releasedVersion}. Undo them, or set the version in openapi/${name}/openapi.yaml to ${least} and run \`npm run codegen\` and \`npm run interface:record\`.\n${listed(breaking.length ? breaking : changes)}`,
  ]
}

function listed(changes: Change[]): string {
  return changes.map(({ text }) => `  - ${text}`).join('\n')
}

function report(problems: string[]): void {
  if (!problems.length) return
  console.error(problems.join('\n\n'))
  process.exitCode = 1
}

function infoIn(file: string): { title: string; version: string } {
  return (JSON.parse(readFileSync(file, 'utf8')) as { info: { title: string; version: string } }).info
}

function currentFile(name: string): string {
  return `generated/${name}/openapi.json`
}

function releasedFile(name: string): string {
  return `openapi/released/${name}.json`
}
