// The result of a call of the typed client: its data, its error, or the totals of a list.
interface ClientResult<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/** Returns the data of a response. Throws if the response is an error. */
export async function dataOf<Data>(call: Promise<ClientResult<Data>>): Promise<NonNullable<Data>> {
  const { data, error, response } = await call
  if (data === undefined || data === null || error !== undefined)
    throw new Error(`${response.status} from ${response.url}: ${JSON.stringify(error)}`)
  return data
}

export interface ApiFailure {
  status: number
  code: string
  /** The names of the invalid parameters, sorted; absent if there are none. */
  params?: string[]
}

/** Returns the error of a call. Throws if it succeeded. */
export async function failureOf(call: Promise<ClientResult<unknown>>): Promise<ApiFailure> {
  const { error, response } = await call
  if (error === undefined) throw new Error(`${response.status} from ${response.url} instead of an error`)
  return failure(response.status, error)
}

/** The same for a raw request. */
export async function failureIn(response: Response): Promise<ApiFailure> {
  return failure(response.status, await response.json())
}

function failure(status: number, error: unknown): ApiFailure {
  const { code, data } = error as { code: string; data: { params?: Record<string, string> } }
  return { status, code, ...(data.params && { params: Object.keys(data.params).sort() }) }
}

export const invalid = (...params: string[]): ApiFailure => ({ status: 400, code: 'rest_invalid_param', params: params.sort() })

export interface Totals {
  total: number
  pages: number
}

export function totalsOf({ headers }: Response): Totals {
  return { total: Number(headers.get('X-CMS-Total')), pages: Number(headers.get('X-CMS-TotalPages')) }
}
