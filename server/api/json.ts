// JSON that callers send, within bounds.
import { ApiError } from '../contract/api-error.ts'

const MAX_DEPTH = 100

export function isJson(type: string | undefined): boolean {
  return /^application\/([\w.+-]+\+)?json\b/i.test(type ?? '')
}

/** `what` names the text in messages, as in "The body". */
export function parsedJson(text: string, what: string): unknown {
  if (depthOf(text) > MAX_DEPTH) throw new ApiError(400, 'rest_invalid_json', `${what} is nested deeper than ${MAX_DEPTH} levels.`)
  try {
    return text.includes('\\u0000') ? JSON.parse(text, withoutNul) : JSON.parse(text)
  } catch (error) {
    throw new ApiError(400, 'rest_invalid_json', `${what} is not valid JSON: ${(error as Error).message}.`)
  }
}

/** PostgreSQL cannot store NUL. */
function withoutNul(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value
}

function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (inText) {
      if (sign === '\\') at++
      else if (sign === '"') inText = false
    } else if (sign === '"') inText = true
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, ++depth)
    else if (sign === '}' || sign === ']') depth--
  }
  return deepest
}
