// Reads values that PHP has serialized, such as `a:1:{i:0;s:4:"wide";}`: texts, numbers, Booleans, null, and arrays of these.

/** An array is a Map with its keys in order. */
export type PhpValue = string | number | boolean | null | Map<string | number, PhpValue>

const MAX_DEPTH = 20
const SCALAR = /(?:i:(-?\d+)|d:([-+.\dEe]+)|b:([01])|(N));/y
const LENGTH = /([sa]):(\d+):/y

/** Returns undefined for any other text. */
export function readPhpValue(text: string): PhpValue | undefined {
  // Lengths count bytes.
  const bytes = Buffer.from(text)
  const signs = bytes.toString('latin1')
  let position = 0

  function read(depth: number): PhpValue {
    const scalar = matchAt(SCALAR)
    if (scalar) {
      const [, integer, float, flag] = scalar
      return flag !== undefined ? flag === '1' : integer !== undefined || float !== undefined ? finite(Number(integer ?? float)) : null
    }
    const [, kind, size] = matchAt(LENGTH) ?? refuse()
    const count = Number(size)
    if (kind === 's') {
      const start = position + 1
      expect('"')
      position = start + count
      expect('";')
      return bytes.toString('utf8', start, start + count)
    }
    if (depth >= MAX_DEPTH) refuse()
    expect('{')
    const entries = new Map<string | number, PhpValue>()
    for (let index = 0; index < count; index++) {
      const key = read(depth + 1)
      if (typeof key !== 'string' && typeof key !== 'number') refuse()
      entries.set(key, read(depth + 1))
    }
    expect('}')
    return entries
  }

  function matchAt(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = position
    const found = pattern.exec(signs) ?? undefined
    if (found) position += found[0].length
    return found
  }

  function expect(sign: string): void {
    if (!signs.startsWith(sign, position)) refuse()
    position += sign.length
  }

  try {
    const value = read(0)
    return position === signs.length ? value : undefined
  } catch (error) {
    if (error instanceof OtherForm) return undefined
    throw error
  }
}

class OtherForm extends Error {}

function refuse(): never {
  throw new OtherForm()
}

const finite = (number: number): number => (Number.isFinite(number) ? number : refuse())
