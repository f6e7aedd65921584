// Terms with their meanings as HTML. Each can be linked to.
import { escapeHtml } from '#server/rendering/html.ts'

/** `note` stands below the term. */
export function definition(name: string, meaning: string, note = ''): string {
  const id = escapeHtml(name)
  const below = note && ` <small>${escapeHtml(note)}</small>`
  return `<div id="${id}"><dt><a href="#${id}"><code>${id}</code></a>${below}</dt><dd>${prose(meaning)}</dd></div>`
}

/** Escapes text for HTML and formats `code`. */
export function prose(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}
