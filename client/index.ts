// The public names of `content-service/client`.
export { createClient } from './client.ts'
export type { Client, ClientOptions } from './client.ts'
export type { Credentials } from './auth.ts'
export { ContentServiceError, NoAnswerError, unwrap } from './errors.ts'
export type { CallOptions, Namespace, Result } from './namespace.ts'
export { pages } from './pages.ts'
export type * from './schemas.ts'
