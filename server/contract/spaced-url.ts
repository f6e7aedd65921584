// URLs as people type them: with spaces.

/** Percent-encodes the spaces inside a URL, and removes white space around it. */
export function encodeSpaces(url: string): string {
  return url.trim().replaceAll(' ', '%20')
}
