// Writes the npm package for callers to dist/package: the client as an ES module and for `require`, the types and documents of each namespace,
// and the contract tests with all that they need in one file, so that they add no dependency to the programs of callers.
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, transformSync } from 'esbuild'

const folder = 'dist/package'

rmSync(folder, { recursive: true, force: true })
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' })
for (const namespace of readdirSync('generated')) packNamespace(`generated/${namespace}`)
for (const name of readdirSync(`${folder}/client`)) packModule(`${folder}/client/${name}`)
await packContractTests()
copyFileSync('LICENSE', `${folder}/LICENSE`)
copyFileSync('client/README.md', `${folder}/README.md`)
writeFileSync(`${folder}/package.json`, `${JSON.stringify(description(), null, 2)}\n`)

/** The types of a namespace serve both kinds of modules, which those of a CommonJS module do. */
function packNamespace(path: string): void {
  copyFileSync(`${path}/openapi.json`, `${folder}/${path}/openapi.json`)
  renameSync(`${folder}/${path}/client.d.ts`, `${folder}/${path}/client.d.cts`)
  rmSync(`${folder}/${path}/client.js`, { force: true })
  writeFileSync(`${folder}/${path}/client.cjs`, "'use strict'\n")
}

/** Writes a module, or its types, once more as CommonJS. */
function packModule(path: string): void {
  const text = readFileSync(path, 'utf8').replace(/(["']\.\.\/generated\/.+\/client)\.[jt]s(["'])/g, '$1.cjs$2')
  const importing = (extension: string): string => text.replace(/(["']\.\/[\w-]+)\.[jt]s(["'])/g, `$1.${extension}$2`)
  writeFileSync(path, importing('js'))
  if (path.endsWith('.d.ts')) writeFileSync(path.replace(/\.ts$/, '.cts'), importing('cjs'))
  else
    writeFileSync(
      path.replace(/\.js$/, '.cjs'),
      transformSync(importing('cjs'), { format: 'cjs', target: 'es2022', platform: 'node' }).code,
    )
}

async function packContractTests(): Promise<void> {
  execFileSync('tsc', ['-p', 'tsconfig.contract-test.json', '--noEmit'], { stdio: 'inherit' })
  const { metafile } = await build({
    entryPoints: ['contract-test/main.ts'],
    outfile: `${folder}/contract-test/main.js`,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    metafile: true,
    // Packages that are CommonJS modules load those of Node with it.
    banner: { js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)" },
  })
  const packages = Object.keys(metafile.inputs).flatMap((name) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? [])
  writeFileSync(`${folder}/contract-test/LICENSES.txt`, [...new Set(packages)].toSorted().map(notice).join('\n'))
}

/** The license of a package that is part of the contract tests. */
function notice(path: string): string {
  const file = ['LICENSE', 'LICENSE.md', 'license', 'LICENSE.txt'].map((name) => join(path, name)).find((name) => existsSync(name))
  if (!file) throw new Error(`${path} has no license file. The package must contain the license of all that it contains.`)
  return `${path.replace(/^.*node_modules\//, '')}\n\n${readFileSync(file, 'utf8')}\n`
}

function description(): object {
  const { name, version, license, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'name' | 'version' | 'license',
    string
  > &
    Record<'dependencies' | 'devDependencies', Record<string, string>>
  const reactQuery = '@tanstack/react-query'
  return {
    name,
    version,
    description: 'Typed client, contract tests and OpenAPI documents of the content service',
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: {
      '.': entry('index'),
      './client': entry('index'),
      './calendar': entry('calendar'),
      './webhooks': entry('webhooks'),
      './react-query': entry('react-query'),
      './types/*': { types: './generated/*/client.d.cts', default: './generated/*/client.cjs' },
      './openapi/*.json': './generated/*/openapi.json',
      './package.json': './package.json',
    },
    bin: { 'content-service': 'contract-test/main.js' },
    dependencies: { 'openapi-fetch': dependencies['openapi-fetch'], standardwebhooks: dependencies['standardwebhooks'] },
    peerDependencies: { [reactQuery]: `>=${devDependencies[reactQuery]?.split('.')[0]}` },
    peerDependenciesMeta: { [reactQuery]: { optional: true } },
  }
}

function entry(name: string): object {
  return {
    import: { types: `./client/${name}.d.ts`, default: `./client/${name}.js` },
    require: { types: `./client/${name}.d.cts`, default: `./client/${name}.cjs` },
  }
}
