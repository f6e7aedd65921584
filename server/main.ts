// Starts the service: environment -> configuration -> context -> app -> listen. The only file with side effects.
import { parseArgs } from 'node:util'
import { requireNode } from './node-version.ts'

requireNode()
const { start, startMock } = await import('./start.ts')
const { values } = parseArgs({ options: { mock: { type: 'boolean', default: false } } })
await (values.mock ? startMock() : start())
