// Renders terms with their meanings. Each has an anchor.
import { escapeHtml } from '#server/rendering/html.ts'

/** `note` is below the term. */
export function renderDefinition(name: string, meaning: string, note = ''): string {
  const id = escapeHtml(name)
  const below = note && ` <small>${escapeHtml(note)}</small>`
  return `<div id="${id}"><dt><a href="#${id}"><code>${id}</code></a>${below}</dt><dd>${renderProse(meaning)}</dd></div>`
}

/** Escapes text for HTML and formats `code`. */
export function renderProse(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}
