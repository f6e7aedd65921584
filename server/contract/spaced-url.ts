// URLs with spaces, as people type them.

/** Percent-encodes the spaces inside a URL, and removes white space around it. */
export function encodeSpaces(url: string): string {
  return url.trim().replaceAll(' ', '%20')
}
