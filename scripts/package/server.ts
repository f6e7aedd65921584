// Writes the npm package of the server to dist/server: the service as JavaScript with all of its files, and its command.
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import ts from 'typescript'

const folder = 'dist/server'
/** What the service reads when it runs, besides its modules. */
const files = [
  '.env.example',
  'LICENSE',
  'docs/compatibility.md',
  'docs/guides/*.md',
  'docs/interface-changelog.md',
  'generated/*/{openapi.json,tools.json,validators.cjs}',
  'server/**/*.{html,js,json,png,woff2}',
  'themes/**/*.*',
  'vendor/**/*.*',
]

rmSync(folder, { recursive: true, force: true })
execFileSync('tsc', ['-p', 'scripts/package/tsconfig.server.json'], { stdio: 'inherit' })
// Types leave empty modules.
for (const module of globSync(`${folder}/generated/**/*.js`)) rmSync(module)
for (const file of files.flatMap((pattern) => globSync(pattern))) {
  mkdirSync(dirname(`${folder}/${file}`), { recursive: true })
  cpSync(file, `${folder}/${file}`)
}
for (const module of globSync(`${folder}/server/**/*.js`)) nameModulesAsCompiled(module)
cpSync('server/README.md', `${folder}/README.md`)
for (const module of [
  'server/index',
  'server/process/service-types',
  'server/site-hooks/types',
  ...globSync('generated/*/client.ts').map((file) => file.slice(0, -3)),
])
  declare(module)
writeJson('package.json', description())
writeJson('npm-shrinkwrap.json', shrinkwrap())

/** Writes the types of a module that programs import. */
function declare(module: string): void {
  const { outputText } = ts.transpileDeclaration(readFileSync(`${module}.ts`, 'utf8'), { fileName: `${module}.ts` })
  mkdirSync(dirname(`${folder}/${module}`), { recursive: true })
  writeFileSync(`${folder}/${module}.d.ts`, outputText.replaceAll(/(from '\.[^']+)\.ts'/g, "$1.js'"))
}

function writeJson(name: string, value: object): void {
  writeFileSync(`${folder}/${name}`, `${JSON.stringify(value, null, 2)}\n`)
}

/** The compiler leaves the names of modules that run in threads, or that are loaded on demand, as they are. */
function nameModulesAsCompiled(module: string): void {
  const text = readFileSync(module, 'utf8')
  const named = text.replaceAll(/(new URL|require)\('(\.[^']+)\.ts'/g, "$1('$2.js'")
  if (named !== text) writeFileSync(module, named)
}

type Manifest = Record<'version' | 'license', string> &
  Record<'dependencies' | 'peerDependencies' | 'peerDependenciesMeta' | 'engines', object>

function description() {
  const { version, license, engines, dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Manifest
  return {
    name: 'content-service-server',
    version,
    description: 'Events calendar and site content over one HTTP/JSON interface, described contract-first',
    license,
    type: 'module',
    engines,
    bin: { 'content-service': 'server/command.js' },
    exports: { '.': { types: './server/index.d.ts', default: './server/index.js' } },
    imports: { '#command/*.ts': './command/*.js', '#generated/*.ts': './generated/*.d.ts', '#server/*.ts': './server/*.js' },
    dependencies,
    peerDependencies,
    peerDependenciesMeta,
  }
}

interface Lock {
  packages: Record<string, { dev?: boolean }>
}

/** The versions that have been tested, of all packages that the service needs. */
function shrinkwrap(): object {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  const needed = Object.entries(lock.packages).filter(([, { dev }]) => !dev)
  const { name, version, ...described } = description()
  return { ...lock, name, version, packages: { ...Object.fromEntries(needed), '': { name, version, ...described } } }
}
