// Plain text and the markup that says the same.

/** The text of markup, on one line. */
export function textOf(markup: string): string {
  return (parse(markup).textContent ?? '').trim()
}

/** Markup as people write it in a plain field: paragraphs alone become lines with an empty one between them, other markup stays. */
export function writtenAs(markup: string): string {
  const body = parse(markup)
  const isPlain = [...body.querySelectorAll('*')].every((element) => element.matches('p:not([class],[style]), br'))
  if (!isPlain) return markup
  for (const lineBreak of body.querySelectorAll('br'))
    if (!lineBreak.nextSibling?.textContent?.startsWith('\n')) lineBreak.replaceWith('\n')
  return [...body.childNodes]
    .map((node) => (node.textContent ?? '').trim())
    .filter(Boolean)
    .join('\n\n')
}

function parse(markup: string): HTMLElement {
  return new DOMParser().parseFromString(markup, 'text/html').body
}
