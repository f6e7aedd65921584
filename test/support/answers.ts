// The result of a call of the typed client: its data, its error, or the totals of a list.
interface Answer<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/** Returns the data of a response. Throws if the response is an error. */
export async function dataOf<Data>(call: Promise<Answer<Data>>): Promise<NonNullable<Data>> {
  const { data, error, response } = await call
  if (data === undefined || data === null || error !== undefined)
    throw new Error(`${response.status} from ${response.url}: ${JSON.stringify(error)}`)
  return data
}

export interface Refusal {
  status: number
  code: string
  /** The names of the invalid parameters, sorted; absent if there are none. */
  params?: string[]
}

/** Returns how a call was refused. Throws if it succeeded. */
export async function refusalOf(call: Promise<Answer<unknown>>): Promise<Refusal> {
  const { error, response } = await call
  if (error === undefined) throw new Error(`${response.status} from ${response.url} instead of an error`)
  return refusal(response.status, error)
}

/** The same for a raw request. */
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
