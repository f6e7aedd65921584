// Filters the JSON in a block comment, and writes its strings in a form
// that cannot end the comment or be parsed as markup.

// Splits long JSON into strings, the white space between them and the rest.
const JSON_PART = /"[^"\\]*(?:\\[^][^"\\]*)*"|\s+|[^\s"]+/g
const TO_ESCAPE = /\\[^]|--|[<>&\u2028\u2029]/g

function escapeUnicode(text: string): string {
  return Array.from(text, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
}

function writeSafeString(text: string): string {
  return JSON.stringify(text).replace(TO_ESCAPE, (found) => {
    if (found === '\\"') return '\\u0022'
    return found.startsWith('\\') ? found : escapeUnicode(found)
  })
}

function parseString(part: string): string {
  const value: unknown = JSON.parse(part)
  return typeof value === 'string' ? value : ''
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

// Returns '' for malformed or empty JSON, so that the block has no attributes.
// Does not parse and serialize the JSON, because that would change numbers.
export function filterBlockAttributes(json: string, filter: (text: string) => string): string {
  if (json === '' || !isJson(json)) return ''
  const filtered = json.replace(JSON_PART, (part) => {
    if (part.startsWith('"')) return writeSafeString(filter(parseString(part)))
    return part.trim()
  })
  return filtered === '{}' ? '' : filtered
}
