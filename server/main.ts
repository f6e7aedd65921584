// Starts the service. The only file with side effects on import.
import { parseArgs } from 'node:util'
import { overrideSetting } from './config/env.ts'
import { start, startMock } from './process/start.ts'
import { explainConfigErrors } from './process/startup-errors.ts'

const usage = `Usage: npm start [-- options]

  --mock           serves a mock site from memory, where any password is right
  --site <folder>  the folder of the site's own types, in place of SITE_DIR
  -h, --help       shows this

Settings come from the environment, or from a file .env; .env.example lists them.`

const { help, mock, site } = readOptions()
if (site !== undefined) overrideSetting('SITE_DIR', site)
if (help) console.log(usage)
else await explainConfigErrors(mock ? startMock : start)

function readOptions() {
  try {
    return parseArgs({ options: { mock: { type: 'boolean' }, site: { type: 'string' }, help: { type: 'boolean', short: 'h' } } }).values
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(2)
  }
}
