// Runs before every npm script, in JavaScript that an older Node can read: checks the Node version, turns on the compile cache, reads .env.
import { existsSync } from 'node:fs'
import module from 'node:module'
import process from 'node:process'

// Node reads TypeScript from here on.
const MIN_VERSION = [22, 18]

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < MIN_VERSION[0] || (major === MIN_VERSION[0] && minor < MIN_VERSION[1])) {
  console.error(`This needs Node ${MIN_VERSION.join('.')} or newer; this is ${process.versions.node}. ${whatToDo()}`)
  process.exit(2)
}
// Later starts read the modules as they were compiled by the first.
module.enableCompileCache?.()
if (existsSync('.env')) process.loadEnvFile()

/** `npm install` brings a newer Node along for the npm scripts: the development dependency `node`, whose install script links it. */
function whatToDo() {
  const other = `install Node ${MIN_VERSION.join('.')} or newer.`
  if (!existsSync(new URL('../node_modules/node/package.json', import.meta.url)))
    return `The package "node", which has a newer one, is not installed, because "npm install" was told to omit development dependencies (--omit=dev, or NODE_ENV=production). Run "npm install --include=dev", or ${other}`
  if (process.env.npm_lifecycle_event)
    return `The package "node" has a newer one, but its install script has not run, because scripts are switched off (ignore-scripts). Run "npm rebuild node --ignore-scripts=false", or ${other}`
  return `Use "npm start" and the other npm scripts, which run the newer one that "npm install" has brought along, or ${other}`
}
