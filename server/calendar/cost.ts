// The cost of an event: parses amounts and texts and formats them for display.

/** The symbol of amounts without a currency. */
const DEFAULT_SYMBOL = '$'

/** The label of a cost of 0. */
const FREE = 'Free'

interface Amount {
  /** The amount as written. */
  number: string
  /** The amount as a plain decimal number. */
  value: string
  symbol: string
  code: string
  position: '' | 'prefix' | 'postfix'
}

type Part = Amount | string

export interface CostDetails {
  currency_symbol: string
  currency_code: string
  currency_position: '' | 'prefix' | 'postfix'
  values: string[]
}

/** The format of amounts. An empty symbol or code counts as missing. */
export interface CurrencyInput {
  currency_symbol?: string
  currency_code?: string
  currency_position?: 'prefix' | 'suffix' | 'postfix'
}

export type CostInput = string | number | (string | number)[] | null

/** Returns the stored form: one amount or text per line. */
export function parseCost(input: CostInput): string {
  return [input ?? '']
    .flat()
    .flatMap((one) => partsOf(String(one)))
    .join('\n')
}

/** Returns the stored form with the currency of all amounts changed. */
export function changeCurrency(stored: string, currency: CurrencyInput): string {
  const rewriteCost = (part: Part): string => (typeof part === 'object' ? rewriteAmount(part, currency) : part)
  return partsIn(stored).map(rewriteCost).join('\n')
}

function rewriteAmount(before: Amount, { currency_symbol, currency_code, currency_position }: CurrencyInput): string {
  const symbol = currency_symbol || (currency_code ? '' : before.symbol)
  const code = currency_code || (currency_symbol ? '' : before.code)
  const isBehind = (currency_position ?? (before.position || 'prefix')) !== 'prefix'
  if (code) return isBehind ? `${before.number} ${code}` : `${code} ${before.number}`
  return isBehind ? before.number + (symbol || DEFAULT_SYMBOL) : symbol + before.number
}

/** Splits a range into its two amounts. Other texts can contain hyphens too. */
function partsOf(text: string): string[] {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (!plain) return []
  const ends = plain.split(/ ?[-–—] ?/)
  return ends.length > 1 && ends.every((end) => (/\d/.test(end) ? amountOf(end) : /^free$/i.test(end))) ? ends : [plain]
}

/** Formats ascending amounts as a range from the lowest to the highest. */
export function formatCost(stored: string): string {
  const parts = sortParts(partsIn(stored))
  const amounts = parts.filter((part) => typeof part === 'object')
  const words = parts.filter((part) => typeof part === 'string')
  const [lowest, highest] = [amounts[0], amounts.at(-1)]
  const range = lowest && highest ? [formatAmount(lowest), ...(lowest.value === highest.value ? [] : [formatAmount(highest)])] : []
  return [...words, ...range].join(' – ')
}

export function costDetails(stored: string): CostDetails {
  const parts = partsIn(stored)
  const [only] = parts
  const single = parts.length === 1 && typeof only === 'object' ? only : undefined
  return {
    currency_symbol: single?.symbol ?? '',
    currency_code: single?.code ?? '',
    currency_position: single?.position ?? '',
    values: sortParts(parts).map((part) => (typeof part === 'object' ? part.value : part.toLowerCase())),
  }
}

/** Returns the lowest amount of a formatted cost, with its currency code if that is known. */
export function lowestPrice(cost: string): { price: string; currency: string | undefined } | undefined {
  if (!cost) return undefined
  const free = { number: '0', value: '0', symbol: '', code: '', position: '' } as const
  const parts = partsIn(parseCost(cost)).map((part) => (part === FREE ? free : part))
  const lowest = sortParts(parts).find((part) => typeof part === 'object')
  return lowest && { price: lowest.value, currency: lowest.code || currencyCodes[lowest.symbol || DEFAULT_SYMBOL] }
}

/** The currencies of unambiguous symbols, and of the dollar. */
const currencyCodes: Record<string, string> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '₾': 'GEL',
  '₹': 'INR',
  '₽': 'RUB',
  '₺': 'TRY',
  '₴': 'UAH',
  '₪': 'ILS',
  '₩': 'KRW',
  '₫': 'VND',
  '₸': 'KZT',
  '֏': 'AMD',
  '₼': 'AZN',
}

/** Sorts texts first, then amounts from the lowest to the highest. */
function sortParts(parts: readonly Part[]): Part[] {
  const rank = (part: Part): number => (typeof part === 'object' ? Number(part.value) : -1)
  return parts.toSorted((a, b) => rank(a) - rank(b))
}

function partsIn(stored: string): Part[] {
  return stored
    .split('\n')
    .filter(Boolean)
    .map((line) => amountOf(line) ?? line)
}

const NUMBER = String.raw`(\d{1,3}(?:[, ']\d{3})+(?:\.\d+)?|\d+(?:[.,]\d{1,2})?|\d+\.\d+)`
const PREFIXED = new RegExp(`^(\\p{Sc}|[A-Z]{3})? ?${NUMBER}$`, 'u')
const POSTFIXED = new RegExp(`^${NUMBER} ?(\\p{Sc}|[A-Z]{3})$`, 'u')

function amountOf(text: string): Amount | undefined {
  const [before, prefix, first] = PREFIXED.exec(text) ?? []
  if (before !== undefined) return createAmount(first ?? '', prefix ?? '', prefix ? 'prefix' : '')
  const [after, second, postfix] = POSTFIXED.exec(text) ?? []
  return after === undefined ? undefined : createAmount(second ?? '', postfix ?? '', 'postfix')
}

function createAmount(number: string, currency: string, position: Amount['position']): Amount {
  const isCode = /^[A-Z]{3}$/.test(currency)
  return { number, value: plainNumber(number), symbol: isCode ? '' : currency, code: isCode ? currency : '', position }
}

/** `1,200.50` -> `1200.50`, `9,50` -> `9.50` */
function plainNumber(number: string): string {
  return /^\d+,\d{1,2}$/.test(number) ? number.replace(',', '.') : number.replace(/[, ']/g, '')
}

function formatAmount({ number, symbol, code, position }: Amount): string {
  if (number === '0') return FREE
  if (code) return position === 'postfix' ? `${number} ${code}` : `${code} ${number}`
  return position === 'postfix' ? number + symbol : (symbol || DEFAULT_SYMBOL) + number
}
