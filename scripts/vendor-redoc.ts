// Copies the standalone bundle and the license of the npm package redoc to vendor/redoc/: `node scripts/vendor-redoc.ts 3.0.1`.
// The bundle needs no other package. As a dependency, redoc would install React and others that the server never loads.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const target = 'vendor/redoc'
const [, , version = ''] = process.argv
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Pass the version of redoc: node scripts/vendor-redoc.ts 3.0.1')

const folder = mkdtempSync(join(tmpdir(), 'redoc-'))
execFileSync('npm', ['pack', `redoc@${version}`, '--pack-destination', folder], { stdio: ['ignore', 'ignore', 'inherit'] })
const extract = (file: string): Buffer => execFileSync('tar', ['-xzOf', join(folder, `redoc-${version}.tgz`), file], { maxBuffer: 2 ** 26 })
writeFileSync(`${target}/redoc.standalone.js`, extract('package/bundles/redoc.standalone.js'))
writeFileSync(`${target}/LICENSE`, extract('package/LICENSE'))
writeFileSync(`${target}/README.md`, readFileSync(`${target}/README.md`, 'utf8').replace(/^# Redoc .*$/m, `# Redoc ${version}`))
rmSync(folder, { recursive: true })
