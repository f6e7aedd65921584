// Validates requests against the contract, with the validators that `npm run codegen` compiles.
import type { ValidateFunction } from 'ajv'
import type { ValidatorsModule } from '../contract/contract.ts'
import { resolveRef, typesOf } from '../contract/documents.ts'
import type { OpenApiDocument, OperationObject, Parameter, PathItem } from '../contract/documents.ts'
import { finiteNumber } from '../contract/query-string.ts'
import { fromProblems } from './errors.ts'
import type { ValidationProblem } from './errors.ts'
import { copyOfJson } from './json.ts'
import { formats } from './formats.ts'
import { bodySchema, parameterSchema, validatedParameters } from './request-schemas.ts'

export interface RequestParts {
  query: Record<string, unknown>
  path: Record<string, unknown>
  body: unknown
}

/** Validates the parts of a request, coercing them in place and applying defaults. Throws an ApiError that lists the problems. */
export type ValidateRequest = (parts: RequestParts) => void

/** Returns the validators of the requests of a document. */
export function requestValidators(document: OpenApiDocument, compiled: ValidatorsModule) {
  const validators = compiled(formats)

  function validatorOf(schema: object): ValidateFunction {
    const validate = validators[JSON.stringify(schema)]
    if (!validate) throw new Error(`The validators of "${document.info.title}" do not match its document. Run "npm run codegen".`)
    return validate
  }

  const validated = new Map<Parameter, ValidatePart>()

  /** Most parameters are those of many operations. */
  function validateParameter(parameter: Parameter): ValidatePart {
    const validate = validated.get(parameter) ?? parameterValidator(parameter)
    validated.set(parameter, validate)
    return validate
  }

  function parameterValidator(parameter: Parameter): ValidatePart {
    const { name, in: where, required = false, schema = {} } = parameter
    const validate = validatorOf(parameterSchema(document, parameter))
    const resolved = resolveRef(document, schema)
    const { default: preset, 'x-missing-is-invalid': isInvalid } = resolved
    const part = where === 'path' ? 'path' : 'query'
    // The numbers of a query are finite already.
    const hasNumber = part === 'path' && typesOf(resolved).includes('integer')
    return (parts) => {
      const given = parts[part][name]
      if (given !== undefined) {
        const holder = { value: hasNumber && typeof given === 'string' ? finiteNumber(given) : given }
        const problems = validate(holder)
          ? []
          : problemsFrom(validate).map(({ path, ...rest }) => ({ ...rest, path: path.replace('/value', `/${part}/${name}`) }))
        parts[part][name] = holder.value
        return problems
      }
      if (preset !== undefined) parts[part][name] = copyOfJson(preset)
      else if (required) return [{ path: `/${part}/${name}`, message: 'is required', keyword: isInvalid ? 'enum' : 'required' }]
      return []
    }
  }

  function validateBody(operation: OperationObject): ValidatePart {
    const required = operation.requestBody?.required
    const validate = validatorOf(bodySchema(document, operation))
    return (parts) => {
      if (required && parts.body === undefined) return [{ path: '/body', message: 'is required', keyword: 'required' }]
      return validate(parts) ? [] : problemsFrom(validate)
    }
  }

  return (item: PathItem, operation: OperationObject): ValidateRequest => {
    const parameters = validatedParameters(document, item, operation)
    const steps = [...parameters.map(validateParameter), ...(operation.requestBody ? [validateBody(operation)] : [])]
    return (parts) => {
      const problems: ValidationProblem[] = []
      for (const validate of steps) problems.push(...validate(parts))
      if (problems.length) throw fromProblems(problems)
    }
  }
}

/** Validates one part of a request, coercing it in place, and returns its problems. */
type ValidatePart = (parts: RequestParts) => ValidationProblem[]

function problemsFrom({ errors }: ValidateFunction): ValidationProblem[] {
  return (errors ?? []).map(({ keyword, instancePath, message = 'is not valid', params }) => {
    const { missingProperty, additionalProperty, allowedValue, allowedValues } = params as Record<string, unknown>
    const property = missingProperty ?? additionalProperty
    return {
      path: typeof property === 'string' ? `${instancePath}/${property}` : instancePath,
      message:
        keyword === 'const'
          ? `must be ${String(allowedValue)}`
          : Array.isArray(allowedValues)
            ? `${message}: ${allowedValues.join(', ')}`
            : message,
      keyword,
    }
  })
}
