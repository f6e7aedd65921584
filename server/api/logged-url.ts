// Redacts passwords in logged URLs.

/** Replaces the values of password parameters with `***`, also where the names are percent-encoded. */
export function redactedUrl(url: string): string {
  if (!/password|%/i.test(url)) return url
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
