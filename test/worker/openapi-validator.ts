// A server with the middleware of express-openapi-validator alone: 204 for valid requests, 400 for others. Outside of the sandbox, whose
// objects the library does not take for objects.
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import type { ErrorRequestHandler } from 'express'
import { middleware } from 'express-openapi-validator'
import { formats } from '#server/http/formats.ts'

/** The operations of a document are below its name. */
export async function startOpenApiValidator(names: readonly string[]): Promise<{ baseUrl: string; close(): void }> {
  const app = express().use(express.json())
  for (const name of names) app.use(`/${name}`, ...validated(name))
  app.use((_req, res) => void res.status(204).end())
  app.use(
    ((error: { status?: number }, _req, res, _next) =>
      void res.status(error.status ?? 500).send(error.status ? '' : String((error as Error).stack))) satisfies ErrorRequestHandler,
  )
  const server = await new Promise<Server>((listening) => {
    const opened = app.listen(0, '127.0.0.1', () => listening(opened))
  })
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

function validated(name: string) {
  const document = JSON.parse(readFileSync(`generated/${name}/openapi.json`, 'utf8')) as object
  return middleware({
    apiSpec: { ...document, servers: [{ url: `/${name}` }] } as never,
    validateApiSpec: false,
    validateRequests: { allowUnknownQueryParameters: true },
    validateSecurity: false,
    fileUploader: false,
    ignoreUndocumented: true,
    formats: formats as never,
  })
}
