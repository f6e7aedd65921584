// Fills in the parameters of a path.

/**
 * `/posts/{id}` and `{ id: 7 }` -> `/posts/7`.
 * @throws {TypeError} if a value is missing.
 */
export function fillPath(path: string, values: object = {}): string {
  return path.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = (values as Record<string, unknown>)[name]
    if (value === undefined || value === null || value === '')
      throw new TypeError(
        `${path} has no value for ${name}: \`params.path.${name}\` is ${value === '' ? 'an empty string' : String(value)}.`,
      )
    return encodeURIComponent(value as string | number)
  })
}
