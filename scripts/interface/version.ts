// Versions of a document, which follow Semantic Versioning.

/** Returns the least version after another one. A major version is for breaking changes. */
export function nextVersion(version: string, part: 'major' | 'minor'): string {
  const [major, minor] = numbersIn(version)
  return part === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
}

export function isAtLeast(version: string, least: string): boolean {
  return version.localeCompare(least, 'en', { numeric: true }) >= 0
}

function numbersIn(version: string): [number, number, number] {
  const [, ...numbers] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? []
  if (numbers.length < 3) throw new Error(`The version of a document must have three numbers, as in 2.1.0; it is ${version}.`)
  return numbers.map(Number) as [number, number, number]
}
