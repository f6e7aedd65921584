// Prepares a release in the working directory: `npm run release -- 0.2.0`. Sets the version, dates the changelog, makes the documents those of
// the release, and packs both packages into dist/. It neither commits nor publishes; it prints the commands for that.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const [version = ''] = process.argv.slice(2)
const problem = problemWith(version)
if (problem) {
  console.error(problem)
  process.exit(1)
}
writeFileSync('CHANGELOG.md', datedChangelog(version))
npm('version', version, '--no-git-tag-version', '--allow-same-version')
npm('run', 'interface:release')
npm('run', 'package')
console.log(`Version ${version} is ready in dist/. Check it, then run:

git commit --all --message 'Release ${version}' && git tag v${version} && git push --follow-tags
npm publish dist/content-service-${version}.tgz
npm publish dist/content-service-server-${version}.tgz`)

/** Returns why this version cannot be released; undefined if it can. */
function problemWith(version: string): string | undefined {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return 'Pass the version to release: npm run release -- 0.2.0'
  if (execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }))
    return 'There are changes that are not committed. Commit them first.'
  if (!readFileSync('CHANGELOG.md', 'utf8').includes(unreleased(version)))
    return `CHANGELOG.md has no section "${unreleased(version)}". Write what users would notice there.`
  return undefined
}

function datedChangelog(version: string): string {
  const today = new Date().toISOString().slice(0, 10)
  return readFileSync('CHANGELOG.md', 'utf8').replace(unreleased(version), `## [${version}] - ${today}`)
}

function unreleased(version: string): string {
  return `## [${version}] - unreleased`
}

function npm(...given: string[]): void {
  execFileSync('npm', given, { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' })
}
