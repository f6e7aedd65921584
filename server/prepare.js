// What the npm scripts run first, in JavaScript that an older Node can read: names the Node that is needed, and reads the settings in .env.
import { existsSync } from 'node:fs'
import process from 'node:process'

// Node reads TypeScript from here on.
const LEAST = [22, 18]

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < LEAST[0] || (major === LEAST[0] && minor < LEAST[1])) {
  console.error(
    `This needs Node ${LEAST.join('.')} or newer; this is ${process.versions.node}. "npm install" brings one along for "npm start", unless install scripts are switched off.`,
  )
  process.exit(2)
}
if (existsSync('.env')) process.loadEnvFile()
