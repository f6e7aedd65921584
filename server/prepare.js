// Runs before every npm script, in JavaScript that an older Node can read: checks the Node version, turns on the compile cache, reads .env.
import { existsSync } from 'node:fs'
import module from 'node:module'
import process from 'node:process'

// Node reads TypeScript from here on.
const MIN_VERSION = [22, 18]

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < MIN_VERSION[0] || (major === MIN_VERSION[0] && minor < MIN_VERSION[1])) {
  console.error(
    `This needs Node ${MIN_VERSION.join('.')} or newer; this is ${process.versions.node}. "npm install" brings one along for "npm start", unless install scripts are switched off.`,
  )
  process.exit(2)
}
// Later starts read the modules as they were compiled by the first.
module.enableCompileCache?.()
if (existsSync('.env')) process.loadEnvFile()
