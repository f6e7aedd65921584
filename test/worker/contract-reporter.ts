// After a run of all tests: every operation of the contract has succeeded, and every error code has been returned. Otherwise the run fails.
import type { Config, Reporter } from '@jest/reporters'
import { operationsOf, readDocuments } from '#command/contract-test/documents.ts'
import { takeObserved } from './observed.ts'

export default class implements Reporter {
  readonly #isWhole: boolean
  #error: Error | undefined

  constructor({ testPathPatterns, testNamePattern, onlyChanged, onlyFailures, shard }: Config.GlobalConfig) {
    this.#isWhole = testPathPatterns.patterns.length === 0 && !testNamePattern && !onlyChanged && !onlyFailures && !shard
  }

  onRunComplete(): void {
    const observed = takeObserved()
    const missing = [...operationIds(), ...errorCodes()].filter((name) => !observed.has(name))
    if (!this.#isWhole || missing.length === 0) return
    this.#error = new Error(`No test makes these operations succeed or provokes these error codes: ${missing.join(', ')}`)
    console.error(this.#error.message)
  }

  getLastError(): Error | undefined {
    return this.#error
  }
}

function operationIds(): string[] {
  return operationsOf(readDocuments()).map(({ id }) => id)
}

function errorCodes(): string[] {
  return [...new Set(readDocuments().flatMap(({ components }) => components?.schemas?.['ErrorCode']?.['x-extensible-enum'] ?? []))].map(
    String,
  )
}
