// Starts the service and its editor together: `npm run editor`. The packages of the editor are installed the first time.
import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess, StdioOptions } from 'node:child_process'
import { existsSync } from 'node:fs'

const FOLDER = 'client/examples/editor'
const VITE = `${FOLDER}/node_modules/vite/bin/vite.js`

if (!existsSync(VITE)) {
  console.log(`The editor is an application of its own. Its packages (330 MB, under the GPL) are now installed in ${FOLDER}.\n`)
  const { status } = spawnSync('npm', ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const service = start(['--import', './server/prepare.js', 'server/main.ts', ...process.argv.slice(2)], ['inherit', 'pipe', 'inherit'])
let output = ''
service.stdout?.on('data', (chunk: Buffer) => {
  process.stdout.write(chunk)
  const announced = /^Service +(\S+?)\/?$/m.exec((output += String(chunk)))?.[1]
  if (announced && output.includes('REST root')) {
    output = ''
    serveEditor(announced)
  }
})

function serveEditor(serviceUrl: string): void {
  const env = { ...process.env, VITE_SERVICE_URL: serviceUrl }
  const { status, stderr } = spawnSync(process.execPath, [VITE, 'build', FOLDER, '--logLevel', 'error'], { env, encoding: 'utf8' })
  if (status !== 0) {
    console.error(`The editor could not be built.\n${stderr}`)
    service.kill()
    return
  }
  const editor = start([VITE, 'preview', FOLDER], 'inherit')
  console.log(`
The editor for ${serviceUrl}. Sign in with the account password of a user, or with an application password.
This sets an account password: npm run --silent cli -- users set-password admin
`)
  service.once('exit', () => editor.kill())
  editor.once('exit', () => service.kill())
}

function start(program: string[], stdio: StdioOptions): ChildProcess {
  return spawn(process.execPath, program, { stdio })
}
