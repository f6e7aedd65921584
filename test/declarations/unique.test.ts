// Own fields of which no two items have the same value.
import { describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { declaredCalls } from '../support/declared-calls.ts'
import type { DeclaredItem } from '../support/declared-calls.ts'
import { declaredSite } from '../support/declared-site.ts'
import { newWord } from '../support/posts.ts'
import { shareableDatabase, startSecond } from '../support/second-server.ts'
import { sharedServer } from '../support/shared-server.ts'

const product = (fields: string): Record<string, string> => ({
  'types/product.yaml': `
name: product
route: products
labels: { singular: Product, plural: Products }
like: post
fields:
${fields}
`,
})
const files = product(`  sku: { type: string, maxLength: 40, x-unique: true }
  number: { type: integer, x-unique: true }
  color: { type: string, maxLength: 40 }`)
const site = declaredSite(files)
const server = await sharedServer({ ...shareableDatabase(), SITE_DIR: site, VALIDATE_RESPONSES: 'on' })
const { call, done, refused } = declaredCalls(server)

const make = (meta: object, more: object = {}): Promise<DeclaredItem> => done('POST', '/products', { title: 'x', meta, ...more })
const newNumber = (() => {
  let last = 1_000_000
  return () => ++last
})()

describe('a unique field', () => {
  it('refuses the value of another item of any status, and names the field', async () => {
    const [sku, number] = [newWord(), newNumber()]
    const { id } = await make({ sku, number })
    expect(await refused('POST', '/products', { title: 'x', meta: { sku } })).toMatchObject({
      status: 400,
      code: 'rest_invalid_param',
      message: `Invalid parameter: meta.sku must be unique, and another item has the value "${sku}".`,
    })
    const other = await make({ sku: newWord() })
    expect((await refused('PATCH', `/products/${other.id}`, { meta: { number } })).message).toContain(
      `another item has the value ${number}`,
    )
    await done('DELETE', `/products/${id}`)
    expect((await refused('PATCH', `/products/${other.id}`, { meta: { sku } })).status).toBe(400)
    await done('DELETE', `/products/${id}?force=true`)
    expect((await done('PATCH', `/products/${other.id}`, { meta: { sku, number } })).meta).toMatchObject({ sku, number })
  })

  it('accepts the value that the item has already, and any number of items without one', async () => {
    const sku = newWord()
    const { id } = await make({ sku })
    expect((await done('PATCH', `/products/${id}`, { meta: { sku, color: 'red' } })).meta).toMatchObject({ sku, color: 'red' })
    for (const meta of [{}, {}, { sku: null, number: null }, { sku: null }]) await make(meta)
  })

  it('gives a value to one of many writers at the same time, in two processes', async () => {
    const second = await startSecond(server, { SITE_DIR: site })
    const other = declaredCalls({ restRoot: second.restRoot, authorization: server.authorization })
    try {
      const sku = newWord()
      const made = await Promise.all(
        Array.from({ length: 12 }, (_none, index) => (index % 2 ? call : other.call)('POST', '/products', { title: 'x', meta: { sku } })),
      )
      expect(made.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 11 }, () => 400)])
    } finally {
      await second.close()
    }
  })

  it('is kept by the database itself', async () => {
    const sku = newWord()
    const [one, other] = [await make({ sku }), await make({})]
    const { db } = server.context
    const copied = sql`update content set meta = (select meta from content where id = ${one.id}) where id = ${other.id}`
    await expect(copied.execute(db)).rejects.toThrow(/unique/i)
  })

  it('that stored items break keeps the service from starting, and the message names them', async () => {
    const color = newWord()
    const [one, two] = [await make({ color }), await make({ color }, { status: 'publish' })]
    const unique = product(`  sku: { type: string, maxLength: 40, x-unique: true }
  number: { type: integer, x-unique: true }
  color: { type: string, maxLength: 40, x-unique: true }`)
    const start = startSecond(server, { SITE_DIR: declaredSite(unique) })
    await expect(start).rejects.toThrow(
      /the field color of product is unique, but several items have the same value\. Change these values first:/,
    )
    await expect(start).rejects.toThrow(`"${color}" (ID ${one.id}, ${two.id})`)
    await done('PATCH', `/products/${two.id}`, { meta: { color: null } })
    await done('DELETE', `/products/${one.id}?force=true`)
    await (await startSecond(server, { SITE_DIR: declaredSite(unique) })).close()
    await (await startSecond(server, { SITE_DIR: site })).close()
  })

  it('that keeps its index from being created is named, too, if the declarations are the same', async () => {
    const sku = newWord()
    const [one, two] = [await make({ sku }), await make({})]
    const { db, dialect } = server.context
    const kind =
      dialect.kind === 'sqlite'
        ? sql`select name, sql as definition from sqlite_master where type = 'index'`
        : sql`select indexname as name, indexdef as definition from pg_indexes where schemaname = current_schema()`
    const { rows } = await sql<{ name: string; definition: string | null }>`${kind}`.execute(db)
    const index = rows.find(({ definition }) => /unique.*sku/is.test(definition ?? ''))?.name ?? ''
    await sql`drop index ${sql.ref(index)}`.execute(db)
    await sql`update content set meta = (select meta from content where id = ${one.id}) where id = ${two.id}`.execute(db)
    await expect(startSecond(server, { SITE_DIR: site })).rejects.toThrow(`"${sku}" (ID ${one.id}, ${two.id})`)
    await done('DELETE', `/products/${one.id}?force=true`)
    await (await startSecond(server, { SITE_DIR: site })).close()
  })
})
