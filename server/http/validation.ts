// Requests, and replies where that is switched on, against the contract: express-openapi-validator with a document for each route.
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { OpenApiSpecLoader } from 'express-openapi-validator/dist/framework/openapi.spec.loader.js'
import { OpenApiValidator } from 'express-openapi-validator/dist/openapi.validator.js'
import type { Context } from '../context.ts'
import { isDateTime } from '../content/dates.ts'
import { componentsOf, fieldsSchema, methods, resolved, typesOf } from '../contract/documents.ts'
import type { OpenApiDocument, OperationObject, Parameter, PathItem, Schema } from '../contract/documents.ts'
import { isSpelledDate, zoneNamed } from '../events/dates.ts'
import type { Route } from './routes.ts'

/** Validates a request for a route, and sees to it that its reply is; throws what is wrong. A partial reply may leave out what is required elsewhere. */
export type Validate = (req: Request, res: Response, next: NextFunction, asked: { route: Route; isPartial: boolean }) => Promise<void>

/** `base` is where the document's routes are mounted below the REST root. Validators are made when they are first needed. */
export function validation(context: Context, document: OpenApiDocument, base: string): Validate {
  const chains = new WeakMap<Route, { whole: RequestHandler[]; partial: RequestHandler[] }>()

  function chainsFor(route: Route): { whole: RequestHandler[]; partial: RequestHandler[] } {
    const known = chains.get(route)
    if (known) return known
    const whole = validatorFor(context, document, base, route, false)
    const made = { whole, partial: context.config.validateResponses ? validatorFor(context, document, base, route, true) : whole }
    chains.set(route, made)
    return made
  }

  return async (req, res, next, { route, isPartial }) => {
    const { whole, partial } = chainsFor(route)
    for (const step of isPartial ? partial : whole) await passed(step, req, res, next)
  }
}

/** Runs one middleware; what it reports after it has let the request pass (a reply that breaks the contract) goes to Express. */
export function passed(step: RequestHandler, req: Request, res: Response, next: NextFunction): Promise<void> {
  return new Promise((pass, fail) => {
    let isPast = false
    void step(req, res, (error?: unknown) => {
      if (isPast) return next(error)
      isPast = true
      if (error) fail(error)
      else pass()
    })
  })
}

/**
 * The validator looks at the routes of its document one after the other, compiling an expression for each,
 * so it is given a document with the one route that has been found already.
 */
function validatorFor(
  context: Context,
  document: OpenApiDocument,
  base: string,
  { path, item }: Route,
  partial: boolean,
): RequestHandler[] {
  const { restPath, validateResponses } = context.config
  const asked = validateResponses ? item : withoutReplies(item)
  const only = structuredClone({
    openapi: document.openapi,
    info: { title: document.info.title, version: document.info.version },
    servers: [{ url: restPath + base }],
    paths: { [path]: asked },
    components: componentsOf(document, asked),
  })
  prepareParameters(only)
  prepareForms(only)
  if (partial) allowPartialReplies(only, path)
  const validator = new OpenApiValidator({
    apiSpec: only as never,
    validateApiSpec: false,
    validateRequests: { allowUnknownQueryParameters: true, allErrors: true },
    validateResponses,
    validateSecurity: false,
    fileUploader: false,
    formats: {
      'iso-date-time': { type: 'string', validate: isDateTime },
      'spelled-date': { type: 'string', validate: isSpelledDate },
      'date-time-local': true,
      'time-zone': { type: 'string', validate: (text: string) => text === '' || zoneNamed(text) !== undefined },
      'web-address': /^$|^https?:\/\/[^\s<>"]+$/i,
      'mail-address': /^$|^[^\s@<>"]+@[^\s@<>"]+$/,
      uri: { type: 'string', validate: (text: string) => URL.canParse(text) },
    },
  })
  return validator.installMiddleware(loaded(only, restPath + base)) as RequestHandler[]
}

/**
 * The document as the validator loads it, but for one thing: it would compile the schema of OpenAPI itself anew for each
 * document, which costs more than all the rest and is used for nothing here, since the documents have been checked.
 */
function loaded(document: OpenApiDocument, basePath: string): ReturnType<OpenApiSpecLoader['load']> {
  const basePaths = [basePath]
  const framework = {
    initialize({ visitApi }: { visitApi(api: { basePaths: string[]; getApiDoc(): OpenApiDocument }): void }) {
      visitApi({ basePaths, getApiDoc: () => document })
      return Promise.resolve({ apiDoc: document, basePaths })
    },
  }
  const loader = new OpenApiSpecLoader({ apiDoc: document as never })
  Object.assign(loader as object, { framework })
  return loader.load()
}

/** Most of what an operation says is about its replies, and costs time to prepare. */
function withoutReplies(item: PathItem): PathItem {
  const operations = methods.flatMap((method) => {
    const operation = item[method]
    return operation ? [[method, { ...operation, responses: { default: { description: '' } } }] as const] : []
  })
  return { ...item, ...Object.fromEntries(operations) }
}

/** The values are in form already: the validator must neither refuse reserved characters nor parse them again. */
function prepareParameters(document: OpenApiDocument): void {
  const operations = Object.values(document.paths).flatMap((item) => [item, ...Object.values(item)])
  const inPlace = operations.flatMap((one) => (one as { parameters?: Parameter[] }).parameters ?? [])
  for (const parameter of [...Object.values(document.components?.parameters ?? {}), ...inPlace]) {
    if (parameter.in !== 'query') continue
    Object.assign(parameter, {
      allowReserved: true,
      style: 'form',
      explode: false,
      ...(parameter.schema && { schema: branched(document, parameter.schema) }),
    })
  }
}

/** The fields of a form are read already, and stand where JSON would. */
function prepareForms(document: OpenApiDocument): void {
  for (const item of Object.values(document.paths)) {
    for (const operation of methods.flatMap((method) => item[method] ?? [])) {
      const schema = fieldsSchema(document, operation)
      if (schema && operation.requestBody) operation.requestBody.content = { 'application/json': { schema } }
    }
  }
}

/** `oneOf: [list, object]` as if/then/else, which gives the errors of the right branch alone and applies its defaults. */
function branched(document: OpenApiDocument, schema: Schema): object {
  const forms = resolved(document, schema).oneOf?.map((one) => resolved(document, one))
  const list = forms?.find((form) => typesOf(form).includes('array'))
  const object = forms?.find((form) => typesOf(form).includes('object'))
  return list && object ? { type: ['array', 'object'], if: { type: 'array' }, then: list, else: object } : schema
}

/** Replies are validated by schemas of their own in which nothing is required, so that several forms may fit. Requests need what they need, whatever is asked of the reply. */
function allowPartialReplies({ components, paths }: OpenApiDocument, path: string): void {
  const schemas = Object.entries(components?.schemas ?? {}).map(([name, schema]) => [`${name}-partial`, partial(schema)])
  const responses: object = components?.['responses'] ?? {}
  Object.assign(components ?? {}, {
    schemas: { ...components?.schemas, ...(Object.fromEntries(schemas) as object) },
    responses: partial(responses),
  })
  for (const operation of Object.values(paths[path] ?? {}) as Partial<OperationObject>[])
    if (operation.responses) operation.responses = partial(operation.responses)
}

function partial<T extends object>(node: T): T {
  const text = JSON.stringify(node, (key, value: unknown) => (key === 'required' && Array.isArray(value) ? undefined : value))
  return JSON.parse(
    text.replaceAll('"oneOf":', '"anyOf":').replace(/"#\/components\/schemas\/([\w.-]+)"/g, '"#/components/schemas/$1-partial"'),
  ) as T
}
