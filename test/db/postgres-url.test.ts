// The URL of a PostgreSQL database: TLS with or without verification, and the schema of the tables.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { describeOnPostgres, isPostgres } from '../support/database.ts'
import { administrate, ownPostgres } from '../support/own-postgres.ts'
import { newWord, makePost } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

const database = isPostgres ? await ownPostgres() : undefined

const opened: TestServer[] = []
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close()
})

/** Starts the service on a URL, creates a post and returns the titles of all posts. */
async function titlesOn(url: string): Promise<string[]> {
  const server = await startServer({ DATABASE_URL: url })
  opened.push(server)
  await makePost(server.as.editor, { title: url, status: 'publish' })
  const response = await fetch(`${server.restRoot}/cms/v2/posts?_fields=title`)
  const rows = await server.context.db.selectFrom('content').select('title').where('type', '=', 'post').execute()
  expect([response.status, response.headers.get('x-cms-total')]).toEqual([200, String(rows.length)])
  return rows.map(({ title }) => title)
}

describeOnPostgres('schemas', () => {
  it('allow several sites in one database', async () => {
    const url = database!.url(await newDatabase())
    await administrate(url, 'create extension pg_trgm', 'create schema first', 'create schema second', 'create schema "third one"')
    const urls = [
      url,
      `${url}?search_path=first,public`,
      `${url}?schema=second,public`,
      `${url}?options=${encodeURIComponent('-c search_path="third\\ one",public')}`,
      `${url}?search_path=${encodeURIComponent('first, public')}&options=${encodeURIComponent('-c work_mem=8MB')}`,
    ]
    const [inPublic, first, second, third, again] = urls as [string, string, string, string, string]
    expect(await titlesOn(inPublic)).toEqual([inPublic])
    expect(await titlesOn(first)).toEqual([first])
    expect(await titlesOn(second)).toEqual([second])
    expect(await titlesOn(third)).toEqual([third])
    expect(await administrate(url, 'select title from "third one".content')).toEqual([{ title: third }])
    await expect(titlesOn(again)).rejects.toMatchObject({ code: '23505' })
  })

  it('must exist', async () => {
    await expect(titlesOn(`${database!.url()}?search_path=missing`)).rejects.toThrow(
      /^DATABASE_URL is ".*"; None of the schemas in its search_path exists\. Create one of them, or change search_path\.$/,
    )
  })
})

/** Creates a self-signed certificate for 127.0.0.1. Returns undefined without openssl. */
function certificate(folder: string): { cert: string; key: string } | undefined {
  const [cert, key] = [join(folder, 'own.crt'), join(folder, 'own.key')]
  try {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-subj',
        '/CN=test',
        '-addext',
        'subjectAltName=IP:127.0.0.1',
        '-keyout',
        key,
        '-out',
        cert,
      ],
      { stdio: 'ignore' },
    )
    return { cert, key }
  } catch {
    return undefined
  }
}

const files = database && certificate(database.folder)
const withCertificate = files ? describe : describe.skip

withCertificate('TLS', () => {
  beforeAll(async () => {
    database!.write('server.crt', readFileSync(files!.cert, 'utf8'))
    database!.write('server.key', readFileSync(files!.key, 'utf8'))
    await administrate(database!.url(), 'alter system set ssl = on', 'select pg_reload_conf()')
  })
  afterAll(() => administrate(database!.url(), 'alter system reset ssl', 'select pg_reload_conf()'))

  const isEncrypted = async (query: string): Promise<unknown> => {
    const url = database!.url(await newDatabase())
    await titlesOn(url + query)
    const [row] = await administrate(
      url,
      "select bool_and(ssl) as ssl from pg_stat_ssl join pg_stat_activity using (pid) where application_name = 'content-service' and datname = current_database()",
    )
    return row?.['ssl']
  }

  it('is used if sslmode requires it', async () => {
    expect(await isEncrypted('')).toBe(false)
    expect(await isEncrypted('?sslmode=disable')).toBe(false)
    expect(await isEncrypted('?sslmode=require')).toBe(true)
    expect(await isEncrypted(`?sslmode=require&sslrootcert=${files!.cert}`)).toBe(true)
    expect(await isEncrypted(`?sslmode=verify-full&sslrootcert=${files!.cert}`)).toBe(true)
  })

  it.each([
    ['with a self-signed certificate', () => '?sslmode=verify-full', /self-signed certificate/],
    ['with the certificate of another host', () => `?sslmode=verify-full&sslrootcert=${files!.cert}&host=localhost`, /altnames/],
    ['with a missing file', () => '?sslmode=verify-full&sslrootcert=/nonexistent.crt', /no such file/],
  ])('refuses to connect %s', async (_case, query, says) => {
    const starting = titlesOn(database!.url() + query())
    await expect(starting).rejects.toThrow(/^DATABASE_URL is /)
    await expect(starting).rejects.toThrow(says)
  })
})

async function newDatabase(): Promise<string> {
  const name = `site_${newWord()}`
  await administrate(database!.url(), `create database ${name}`)
  return name
}
