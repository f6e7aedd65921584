// Starts the real service on a free port with a database of its own, and creates clients for it.
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '../../client/index.ts'
import type { Client } from '../../client/index.ts'
import { createApp } from '#server/app.ts'
import type { Config } from '#server/config/config.ts'
import { refuseRequest } from '#server/process/http-server.ts'
import { closeContext, createContext } from '#server/process/open-context.ts'
import type { Context } from '#server/context.ts'
import { checkResponsesOf } from '../worker/checked-fetch.ts'
import { silentLog } from '../worker/silent-log.ts'
import { newDatabase } from '../worker/test-database.ts'
import { addAccount, roles } from './accounts.ts'
import type { Account, Role } from './accounts.ts'
import { configOf } from './config.ts'
import { newWord } from './posts.ts'
import { underTest } from './under-test.ts'

export interface TestServer {
  baseUrl: string
  restRoot: string
  context: Context
  /** An anonymous caller. */
  anonymous: Client
  /** An authenticated user for each role. */
  as: Record<Role, Client>
  ids: Record<Role, number>
  /** The `Authorization` header of a role, for raw requests. */
  authorization: Record<Role, string>
  close(): Promise<void>
}

/** `env` is added to the environment of the service; the test run determines the database. */
export async function startServer(
  env: Record<string, string> = {},
  overrides: Partial<Context> = {},
  addAccounts: (context: Context) => Promise<Account[]> = oneForEachRole,
): Promise<TestServer> {
  // A server that a file leaves open does not keep the worker running. Unused connections are closed by the client, which knows when it uses
  // them again: on a busy machine, the server would close one just then.
  const server = createServer({ keepAliveTimeout: 0 }).on('clientError', refuseRequest).unref()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  try {
    return await serving(server, env, overrides, addAccounts)
  } catch (error) {
    server.close()
    throw error
  }
}

async function serving(
  server: Server,
  env: Record<string, string>,
  overrides: Partial<Context>,
  addAccounts: (context: Context) => Promise<Account[]>,
): Promise<TestServer> {
  const { port } = server.address() as AddressInfo
  const database = env['DATABASE_URL'] === undefined ? await newDatabase() : undefined
  const configured = configOf({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: database?.url,
    // A busy machine may be slow with the hundred concurrent writes of a test.
    DATABASE_CONNECT_TIMEOUT_SECONDS: '60',
    MEDIA_DIR: mkdtempSync(join(tmpdir(), 'content-service-')),
    DEMO_CONTENT: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    ...underTest.settings,
    ...env,
  })
  const config: Config = database?.contents
    ? { ...configured, database: { kind: 'sqlite', file: ':memory:', contents: database.contents } }
    : configured
  const context = await createContext(config, { ...(config.logLevel === 'silent' && { log: silentLog }), ...overrides })
  server.on('request', createApp(context))
  // The contract of a site with declarations is its own.
  const endChecks = config.siteDir ? undefined : checkResponsesOf(config.restRoot)
  const accounts = await addAccounts(context)
  const perRole = <T>(value: (account: Account) => T) =>
    Object.fromEntries(accounts.map((account) => [account.role, value(account)])) as Record<Role, T>
  const auth = ({ login, password }: Account) => ({ username: login, password })
  return {
    baseUrl: config.baseUrl,
    restRoot: config.restRoot,
    context,
    anonymous: createClient({ baseUrl: config.baseUrl }),
    as: perRole((account) => createClient({ baseUrl: config.baseUrl, auth: auth(account) })),
    ids: perRole(({ id }) => id),
    authorization: perRole(({ login, password }) => basic(login, password)),
    async close() {
      endChecks?.()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await closeContext(context)
      await database?.remove()
    },
  }
}

const basic = (login: string, password: string): string => `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`

/** Creates and authenticates another user with a role. */
export async function newcomer(
  { baseUrl, context }: TestServer,
  role: Role,
): Promise<{ id: number; client: Client; authorization: string }> {
  const { id, login, password } = await addAccount(context, role, `${role}-${newWord()}`)
  return { id, client: createClient({ baseUrl, auth: { username: login, password } }), authorization: basic(login, password) }
}

/** One after the other, so that the IDs have the order of the roles. */
async function oneForEachRole(context: Context): Promise<Account[]> {
  const accounts: Account[] = []
  for (const role of roles) accounts.push(await addAccount(context, role))
  return accounts
}
