// Random declarations: what they allow is written and read, and found by its filters, what they do not allow is rejected. The service
// validates each response by the contract of the site, which this test also reads from its documents.
import { createRequire } from 'node:module'
import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { stringify } from 'yaml'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import { declaredSite } from '../support/declared-site.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { takesAll } from '../support/sampling.ts'

const SITES = Number(process.env['RANDOM_SITES'] ?? (takesAll ? 2 : 1))
const SEED = Number(process.env['RANDOM_SEED'] ?? Date.now() % 2 ** 31)
const TYPES = 6
const ITEMS = 4

interface Field {
  schema: Record<string, unknown>
  /** Values that the schema allows. */
  values: unknown[]
  /** Values that it does not allow. */
  others: unknown[]
}

const of = fc.constantFrom
/** Most texts are short and plain, some have what could break a query or a page. */
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 1, arbitrary: of("'; drop table content; --", '%', '_\\', '"quoted"', 'ქართული', '\u{1f600}', 'ΑΣ', '$.a', '1e3', 'null') },
)
const atLeast = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.array(arbitrary, { minLength: ITEMS, maxLength: ITEMS })

const withFilters = (filters: readonly string[]) => (schema: Record<string, unknown>) =>
  fc.record({ chosen: fc.subarray([...filters]), isOrdered: fc.boolean() }).map(({ chosen, isOrdered }) => ({
    ...schema,
    ...(chosen.length && { 'x-filter': chosen }),
    ...(isOrdered && { 'x-order': true }),
  }))

function scalar(schema: Record<string, unknown>, value: fc.Arbitrary<unknown>, others: unknown[], filters: readonly string[]) {
  return fc.record({ schema: withFilters(filters)(schema), values: atLeast(value), others: of(others) })
}

const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((moment) => moment.toISOString())
const choices = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9 -]{0,8}[a-z0-9]$/), { minLength: 1, maxLength: 5 })

const scalars: fc.Arbitrary<Field> = fc.oneof(
  fc
    .tuple(fc.integer({ min: -1000, max: 0 }), fc.integer({ min: 1, max: 2 ** 40 }))
    .chain(([minimum, maximum]) =>
      scalar(
        { type: 'integer', minimum, maximum },
        fc.integer({ min: minimum, max: maximum }),
        [minimum - 1, maximum + 1, 0.5, 'x', [1]],
        ['equals', 'in', 'range'],
      ),
    ),
  scalar(
    { type: 'number' },
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }).map((value) => (Object.is(value, -0) ? 0 : value)),
    ['x', {}],
    ['equals', 'range'],
  ),
  scalar({ type: 'boolean' }, fc.boolean(), ['perhaps', 2], ['equals']),
  scalar({ type: 'string', maxLength: 40 }, text, ['x'.repeat(41), {}], ['equals', 'in', 'contains']),
  choices.chain((values) => scalar({ type: 'string', enum: values }, of(...values), ['NONE', {}], ['equals', 'in'])),
  scalar(
    { type: 'string', format: 'date' },
    date.map((moment) => moment.slice(0, 10)),
    ['2026-02-30', 'soon'],
    ['equals', 'range'],
  ),
  scalar({ type: 'string', format: 'date-time' }, date, ['2026-02-30T00:00:00Z', 'soon'], ['equals', 'range']),
)

/** Without filters, as parts of others. */
const plain = scalars.map(({ schema, ...values }): Field => {
  const { 'x-filter': _filter, 'x-order': _order, ...rest } = schema
  return { schema: rest, ...values }
})

const field: fc.Arbitrary<Field> = fc.oneof(
  { weight: 4, arbitrary: scalars },
  {
    weight: 1,
    arbitrary: plain.map(({ schema, values, others }) => ({
      schema: { type: 'array', items: schema, maxItems: 3 },
      values: values.map((value, index) => (index ? [value, ...values.slice(0, index - 1)].slice(0, 3) : [])),
      others: [[...values, ...values].slice(0, 4), others.slice(0, 1), { a: 1 }],
    })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(plain, plain).map(([a, b]) => ({
      schema: { type: 'object', properties: { first: a.schema, second_part: b.schema }, required: ['first'] },
      values: a.values.map((value, index) => ({ first: value, ...(index % 2 && { second_part: b.values[index] }) })),
      others: [{}, { first: a.others[0] }, 'text'],
    })),
  },
)

const fields = fc.array(field, { minLength: 1, maxLength: 6 })
const types = fc.array(fc.record({ like: of('post', 'page'), fields }), { minLength: TYPES, maxLength: TYPES })

type DeclaredType = { like: string; fields: Field[] }

const nameOf = (index: number): string => `f${index}_x`

function declare(all: readonly DeclaredType[]): string {
  return declaredSite(
    Object.fromEntries(
      all.map(({ like, fields: some }, at) => [
        `types/kind${at}.yaml`,
        stringify({
          name: `kind${at}`,
          route: `kinds-${at}`,
          labels: { singular: `Kind ${'abcdefghij'[at]}`, plural: `Kinds ${'abcdefghij'[at]}` },
          like,
          fields: Object.fromEntries(some.map(({ schema }, index) => [nameOf(index), schema])),
        }),
      ]),
    ),
  )
}

async function check(all: DeclaredType[]): Promise<void> {
  const server = await startServer({ SITE_DIR: declare(all), VALIDATE_RESPONSES: 'on' })
  try {
    const document = (await (await fetch(`${server.baseUrl}/docs/cms-v2/openapi.json`)).json()) as Document
    for (const [at, type] of all.entries()) await checkType(server, document, type, at)
  } finally {
    await server.close()
  }
}

interface Document {
  components: { schemas: Record<string, object> }
}

interface Item {
  id: number
  meta: Record<string, unknown>
}

async function checkType(server: TestServer, document: Document, { fields: some }: DeclaredType, at: number): Promise<void> {
  const route = `${server.restRoot}/cms/v2/kinds-${at}`
  const validate = validatorOf(document, `Kind${'ABCDEFGHIJ'[at]}Fields`)
  const made: Item[] = []
  for (let item = 0; item < ITEMS; item++) {
    const meta = Object.fromEntries(some.map(({ values }, index) => [nameOf(index), values[item]]))
    made.push(await send<Item>(server, 'POST', route, 201, { title: `${at} ${item}`, status: 'publish', meta }))
    expect(made.at(-1)?.meta).toMatchObject(meta)
    const { meta: read } = (await (await fetch(`${route}/${made.at(-1)?.id}`)).json()) as Item
    expect(read).toMatchObject(meta)
    expect([validate(read), validate.errors]).toEqual([true, null])
  }
  for (const [index, { schema, values, others }] of some.entries()) {
    for (const other of others) await send(server, 'POST', route, 400, { title: 'x', meta: { [nameOf(index)]: other } })
    const filters = (schema['x-filter'] as string[] | undefined) ?? []
    for (const filter of filters) await checkFilter(route, made, nameOf(index), { filter, filters, values })
    if (schema['x-order']) await checkOrder(route, made, nameOf(index))
  }
}

function validatorOf(document: Document, name: string): ReturnType<Ajv2020['compile']> {
  const require = createRequire(import.meta.url)
  const { Ajv2020: Ajv } = require('ajv/dist/2020.js') as { Ajv2020: typeof Ajv2020 }
  const ajv = new Ajv({ strict: false, validateFormats: false })
  ajv.addSchema({ ...document, $id: 'document' })
  return ajv.compile({ $ref: `document#/components/schemas/${name}` })
}

async function send<Body>({ authorization }: TestServer, method: string, url: string, status: number, body: object): Promise<Body> {
  const headers = { Authorization: authorization.administrator, 'Content-Type': 'application/json' }
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) })
  const received: unknown = await response.json()
  expect([response.status, body, received]).toEqual([status, body, expect.anything()])
  return received as Body
}

async function idsAt(url: string): Promise<number[]> {
  const response = await fetch(url)
  const items = (await response.json()) as Item[]
  expect([response.status, url, items]).toEqual([200, url, expect.any(Array)])
  return items.map(({ id }) => id)
}

/** Each item is found by its own value, with those that have the same. */
async function checkFilter(
  route: string,
  made: readonly Item[],
  name: string,
  { filter, filters, values }: { filter: string; filters: readonly string[]; values: readonly unknown[] },
): Promise<void> {
  for (const [index, value] of values.entries()) {
    // An empty value is none in a query.
    if (value === '') continue
    const wanted = made.filter(({ meta }) => isFound(filter, meta[name], value)).map(({ id }) => id)
    // A comma would separate the values of a list.
    const isList = filters.includes('in')
    const query: Record<string, [string, unknown][]> = {
      equals: [[isList ? `${name}[]` : name, value]],
      in: [[`${name}[]`, value]],
      range: [
        [`${name}_min`, value],
        [`${name}_max`, value],
      ],
      contains: [[`${name}_contains`, value]],
    }
    const found = await idsAt(`${route}?per_page=100&${new URLSearchParams(query[filter]?.map(([key, one]) => [key, String(one)]))}`)
    expect({ filter, value, found }).toEqual({ filter, value, found: expect.arrayContaining([...wanted, made[index]?.id]) })
    if (filter !== 'contains') expect({ filter, value, found: found.toSorted() }).toEqual({ filter, value, found: wanted.toSorted() })
  }
}

const isFound = (filter: string, stored: unknown, value: unknown): boolean =>
  filter === 'contains' ? String(stored).includes(String(value)) : stored === value

/** Pages and cursors give the same order, which is that of the values. */
async function checkOrder(route: string, made: readonly Item[], name: string): Promise<void> {
  const whole = await idsAt(`${route}?orderby=${name}&order=asc&per_page=100`)
  expect(whole.toSorted()).toEqual(made.map(({ id }) => id).toSorted())
  const sorted = whole.map((id) => made.find((item) => item.id === id)?.meta[name])
  for (const [index, value] of sorted.entries())
    if (index && typeof value === 'number') expect(value).toBeGreaterThanOrEqual(sorted[index - 1] as number)
  const walked: number[] = []
  for (let cursor: string | null = 'start'; cursor !== null;) {
    const response: Response = await fetch(`${route}?orderby=${name}&order=asc&per_page=1&cursor=${encodeURIComponent(cursor)}`)
    walked.push(...((await response.json()) as Item[]).map(({ id }) => id))
    cursor = response.headers.get('X-CMS-NextCursor')
  }
  expect(walked).toEqual(whole)
}

it(
  'any declared fields take, give, find and sort the values that they allow, and reject others',
  () => fc.assert(fc.asyncProperty(types, check), { seed: SEED, numRuns: SITES, endOnFailure: true }),
  SITES * 60_000,
)
