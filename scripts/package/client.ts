// Writes the npm package for callers to dist/client: the client as an ES module and for `require`, the types and documents of each namespace,
// and the command with all that it needs (the contract tests, the tools for assistants), so that it adds no dependency to the programs of callers.
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, transformSync } from 'esbuild'
import { documents } from '#server/namespaces/documents.ts'
import { readDocument } from '#server/contract/documents.ts'
import { mergeDocuments } from '#server/site/docs/merged.ts'
import { toPortable } from '#server/site/docs/portable.ts'
import { publishDocument } from '#server/contract/published/document.ts'

const folder = 'dist/client'
const types = 'dist/types'
/** Of the contract tests. The types of the other modules are not for callers. */
const PUBLIC_TYPES = ['index.d.ts', 'results.d.ts']

rmSync(folder, { recursive: true, force: true })
execFileSync('tsc', ['-p', 'scripts/package/tsconfig.client.json'], { stdio: 'inherit' })
mkdirSync(`${folder}/openapi`)
for (const namespace of readdirSync('generated')) packNamespace(`generated/${namespace}`)
packDocuments()
for (const name of readdirSync(`${folder}/client`)) packModule(`${folder}/client/${name}`)
await packCommand()
copyFileSync('LICENSE', `${folder}/LICENSE`)
copyFileSync('client/README.md', `${folder}/README.md`)
writeFileSync(`${folder}/package.json`, `${JSON.stringify(description(), null, 2)}\n`)

/** The types of a namespace, which serve both kinds of modules, as those of a CommonJS module do, and the document and the tools for the command. */
function packNamespace(path: string): void {
  for (const name of ['openapi.json', 'tools.json']) copyFileSync(`${path}/${name}`, `${folder}/${path}/${name}`)
  renameSync(`${folder}/${path}/client.d.ts`, `${folder}/${path}/client.d.cts`)
  rmSync(`${folder}/${path}/client.js`, { force: true })
  writeFileSync(`${folder}/${path}/client.cjs`, "'use strict'\n")
}

/** Each document, and one of all of them, in full and in the portable form. */
function packDocuments(): void {
  const described = Object.values(documents).map(({ document: name, path }) => ({ name, path, document: readDocument(name) }))
  const published = described.map((one) => ({ ...one, document: publishDocument(one.document) }))
  const server = { url: readDocument(documents.site.document).servers[0]?.url ?? '', description: 'Content service' }
  for (const { name, document } of [...published, { name: 'all', document: mergeDocuments(server, published) }])
    writeFileSync(`${folder}/openapi/${name}.json`, JSON.stringify(document, null, 2))
  for (const { name, document } of [...described, { name: 'all', document: mergeDocuments(server, described) }])
    writeFileSync(`${folder}/openapi/${name}.portable.json`, JSON.stringify(toPortable(document), null, 2))
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

async function packCommand(): Promise<void> {
  execFileSync('tsc', ['-p', 'scripts/package/tsconfig.command.json', '--emitDeclarationOnly', '--outDir', types], { stdio: 'inherit' })
  mkdirSync(`${folder}/contract-test`)
  for (const name of PUBLIC_TYPES) copyFileSync(`${types}/command/contract-test/${name}`, `${folder}/contract-test/${name}`)
  rmSync(types, { recursive: true })
  const { metafile } = await build({
    entryPoints: { 'command/main': 'command/main.ts', 'contract-test/index': 'command/contract-test/index.ts' },
    outdir: folder,
    bundle: true,
    splitting: true,
    chunkNames: 'command/[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    metafile: true,
    // Packages that are CommonJS modules load those of Node with it.
    banner: { js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)" },
  })
  const packages = Object.keys(metafile.inputs).flatMap((name) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? [])
  writeFileSync(`${folder}/command/LICENSES.txt`, [...new Set(packages)].toSorted().map(notice).join('\n'))
}

/** The license of a package that is part of the command. */
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
    description: 'Typed client, contract tests, tools for assistants and OpenAPI documents of the content service',
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: {
      '.': entry('index'),
      './client': entry('index'),
      './calendar': entry('calendar'),
      './recurrence': entry('recurrence'),
      './api-fetch': entry('api-fetch'),
      './webhooks': entry('webhooks'),
      './react-query': entry('react-query'),
      './contract-test': { types: './contract-test/index.d.ts', default: './contract-test/index.js' },
      './types/*': { types: './generated/*/client.d.cts', default: './generated/*/client.cjs' },
      './openapi/*.json': './openapi/*.json',
      './package.json': './package.json',
    },
    bin: { 'content-service': 'command/main.js' },
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
