// The changelog of the interface: a section for each version of a document, newest first. A section is a list of changes, and may have
// text above the list, which is kept.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Change } from '#server/schema/oasdiff.ts'

export const changelogFile = 'docs/interface-changelog.md'

interface Version {
  title: string
  version: string
}

const breaking = '**Breaking.** '

/** Returns the changes that the section of a version lists. */
export function enteredChanges(version: Version): string[] {
  const lines =
    sectionsIn(changelog())
      .find((section) => section.startsWith(`${headingOf(version)}\n`))
      ?.split('\n') ?? []
  return lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2).replace(breaking, ''))
}

/** Writes the section of each version. Breaking changes come first. */
export function recordChanges(versions: (Version & { changes: Change[] })[]): void {
  const [head = '', ...sections] = sectionsIn(changelog())
  const recorded = versions.map((version) => sectionOf(version, sections))
  const kept = sections.filter((section) => !versions.some((version) => section.startsWith(`${headingOf(version)}\n`)))
  writeFileSync(changelogFile, [head, ...recorded, ...kept].map((part) => part.trim()).join('\n\n') + '\n')
}

function sectionOf(version: Version & { changes: Change[] }, sections: string[]): string {
  const heading = headingOf(version)
  const earlier = sections.find((section) => section.startsWith(`${heading}\n`)) ?? heading
  const text = earlier.split(/^- /m)[0] ?? heading
  const ordered = version.changes.toSorted((a, b) => Number(b.isBreaking) - Number(a.isBreaking))
  return `${text.trim()}\n\n${ordered.map((change) => `- ${change.isBreaking ? breaking : ''}${change.text}`).join('\n')}`
}

function headingOf({ title, version }: Version): string {
  return `## ${title} ${version}`
}

/** What precedes the first section, and the sections. */
function sectionsIn(text: string): string[] {
  return text.split(/^(?=## )/m)
}

function changelog(): string {
  return existsSync(changelogFile) ? readFileSync(changelogFile, 'utf8') : '# Changelog of the interface\n'
}
