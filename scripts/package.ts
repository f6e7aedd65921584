// Writes the npm package for callers to dist/package: the client, the contract tests and the documents, with the few dependencies that they need.
import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'

const folder = 'dist/package'
const needed = ['openapi-fetch', 'ajv', 'ajv-formats', 'commander']

rmSync(folder, { recursive: true, force: true })
for (const project of ['tsconfig.build.json', 'tsconfig.contract-test.json']) execFileSync('tsc', ['-p', project], { stdio: 'inherit' })
for (const name of readdirSync('generated')) copyFileSync(`generated/${name}/openapi.json`, `${folder}/generated/${name}/openapi.json`)
copyFileSync('LICENSE', `${folder}/LICENSE`)
copyFileSync('client/README.md', `${folder}/README.md`)

const { name, version, license, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string> & {
  dependencies: Record<string, string>
}
const described = {
  name,
  version,
  description: 'Typed client, contract tests and OpenAPI documents of the content service',
  license,
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20' },
  exports: {
    './client': { types: './client/index.d.ts', default: './client/index.js' },
    './openapi/*.json': './generated/*/openapi.json',
  },
  bin: { 'content-service': 'contract-test/main.js' },
  dependencies: Object.fromEntries(needed.map((one) => [one, dependencies[one]])),
}
writeFileSync(`${folder}/package.json`, `${JSON.stringify(described, null, 2)}\n`)
