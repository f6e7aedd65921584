// Classes that encode the values of their CSS rules. The rules are derived from rendered HTML,
// so that they need not be stored.

/** Makes the rules of a class from the values in its name, which are untrusted. */
export type MakeRules = (selector: string, values: unknown) => readonly string[]

const MAX_LENGTH = 600

/** Returns the class, or nothing if there are no rules for the values. */
export function ruleClass(prefix: string, values: unknown, makeRules: MakeRules): string[] {
  if (makeRules('', values).length === 0) return []
  const name = prefix + Buffer.from(JSON.stringify(values)).toString('base64url')
  return name.length <= MAX_LENGTH ? [name] : []
}

export function valuesIn(code: string): unknown {
  try {
    return JSON.parse(Buffer.from(code, 'base64url').toString())
  } catch {
    return undefined
  }
}
