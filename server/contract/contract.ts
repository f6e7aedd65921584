// The contract that a service serves: its documents, and the compiled validators of their requests.
import { createRequire } from 'node:module'
import type { ValidateFunction } from 'ajv'
import { readDocument } from './documents.ts'
import type { OpenApiDocument } from './documents.ts'

/** The validators by the text of their schema, made from the formats of the contract. */
export type ValidatorsModule = (formats: object) => Readonly<Record<string, ValidateFunction>>

export interface Contract {
  /** Changes with what a site declares; empty if it declares nothing. */
  fingerprint: string
  /** Throws if there is no document of the name. */
  document(name: string): OpenApiDocument
  validators(name: string): ValidatorsModule
}

const require = createRequire(import.meta.url)

/** The contract without what a site adds to it, as `npm run codegen` compiles it. */
export const ownContract: Contract = {
  fingerprint: '',
  document: readDocument,
  validators: (name) => require(`../../generated/${name}/validators.cjs`) as ValidatorsModule,
}
