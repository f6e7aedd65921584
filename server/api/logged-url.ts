// The address of a request as the log may have it.

/** With `***` in the place of passwords, however they are spelled; all else stays as it was sent. */
export function loggedAddress(url: string): string {
  return url.replace(/(?<=[?&])[^?&]*/g, (pair) =>
    /password[^=]{0,20}=/i.test(decoded(pair)) ? pair.replace(/(=|%3D).*$/is, '$1***') : pair,
  )
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
