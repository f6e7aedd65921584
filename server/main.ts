// Starts the service: environment -> configuration -> context -> app -> listen. The only file with side effects.
import { requireNode } from './node-version.ts'

requireNode()
const { start } = await import('./start.ts')
await start()
