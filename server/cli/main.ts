// The command line: `npm run --silent cli -- <command>`. Usable while the server runs.
import { requireNode } from '../node-version.ts'

requireNode()
const { program } = await import('./program.ts')
await program().parseAsync()
