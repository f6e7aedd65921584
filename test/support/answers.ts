// What came back from a call of the typed client: its data, how it was refused, or the totals of a list.
interface Answer<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/** The data of an answer; an error is thrown with all that it says. */
export async function dataOf<Data>(call: Promise<Answer<Data>>): Promise<NonNullable<Data>> {
  const { data, error, response } = await call
  if (data === undefined || data === null || error !== undefined)
    throw new Error(`${response.status} from ${response.url}: ${JSON.stringify(error)}`)
  return data
}

export interface Refusal {
  status: number
  code: string
  /** The names of the parameters at fault, sorted; absent if there are none. */
  params?: string[]
}

/** How a call was refused; an answer that is no refusal is an error. */
export async function refusalOf(call: Promise<Answer<unknown>>): Promise<Refusal> {
  const { error, response } = await call
  if (error === undefined) throw new Error(`${response.status} from ${response.url}, where a refusal was due`)
  return refusal(response.status, error)
}

/** The same for a request by hand. */
export async function refusalIn(response: Response): Promise<Refusal> {
  return refusal(response.status, await response.json())
}

function refusal(status: number, error: unknown): Refusal {
  const { code, data } = error as { code: string; data: { params?: Record<string, string> } }
  return { status, code, ...(data.params && { params: Object.keys(data.params).sort() }) }
}

export const invalid = (...params: string[]): Refusal => ({ status: 400, code: 'rest_invalid_param', params: params.sort() })

export interface Totals {
  total: number
  pages: number
}

export function totalsOf({ headers }: Response): Totals {
  return { total: Number(headers.get('X-CMS-Total')), pages: Number(headers.get('X-CMS-TotalPages')) }
}
