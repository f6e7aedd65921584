// Starts the service. The only file with side effects on import.
import { parseArgs } from 'node:util'
import { start, startMock } from './process/start.ts'
import { explainConfigErrors } from './process/startup-errors.ts'

const usage = `Usage: npm start [-- options]

  --mock      serves a mock site from memory, where any password is right
  -h, --help  shows this

Settings come from the environment, or from a file .env; .env.example lists them.`

const { help, mock } = readOptions()
if (help) console.log(usage)
else await explainConfigErrors(mock ? startMock : start)

function readOptions() {
  try {
    return parseArgs({ options: { mock: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } }).values
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(2)
  }
}
