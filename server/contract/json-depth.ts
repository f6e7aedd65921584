// How deep JSON is nested, before it is parsed.

export function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (char === '"') at = endOfString(text, at)
    else if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth)
    else if (char === '}' || char === ']') depth--
  }
  return deepest
}

/** The position of the quote that ends the string which starts at `start`, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let unescaped = end
    while (text[unescaped - 1] === '\\') unescaped--
    if ((end - unescaped) % 2 === 0) return end
  }
  return text.length
}
