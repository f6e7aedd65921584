// The command line: `npm run --silent cli -- <command>`. Usable while the server runs.
import { program } from './program.ts'

await program().parseAsync()
