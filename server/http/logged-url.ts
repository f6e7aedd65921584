// Redacts passwords and tokens in logged URLs.

/** Replaces the values of parameters for passwords, tokens and nonces with `***`, also where the names are percent-encoded. */
export function redactUrl(url: string): string {
  if (!/password|token|nonce|%/i.test(url)) return url
  return url.replace(/(?<=[?&])[^?&]*/g, (pair) =>
    /(?:password|token|nonce)[^=]{0,20}=/i.test(decode(pair)) ? pair.replace(/(=|%3D).*$/is, '$1***') : pair,
  )
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
