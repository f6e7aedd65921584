// The command line: `npm run --silent cli -- <command>`. Usable while the server runs.
import { createProgram } from './program.ts'

await createProgram().parseAsync()
