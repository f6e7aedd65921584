// The fields in the comment at the top of a theme's file.

/** Parses fields such as `Theme Name: Default`, each on a line. Their names are returned in lower case. */
export function parseFields(comment: string): ReadonlyMap<string, string> {
  const lines = comment.split('\n').flatMap((line) => [/^[\s*]*([A-Za-z ]+):(.*)$/.exec(line)].filter((found) => found !== null))
  return new Map(lines.map(([, name = '', value = '']) => [name.trim().toLowerCase(), value.trim()]))
}
