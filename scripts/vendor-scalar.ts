// Bundles the browser build of the npm package @scalar/api-reference to vendor/scalar/: `node scripts/vendor-scalar.ts 1.72.1`.
// Leaves out the assistant and the icons of its documents, which the reference does not show.
// As a dependency, the package would install Vue and hundreds of others that the server never loads.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'

const target = 'vendor/scalar'
const [, , version = ''] = process.argv
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Pass the version of @scalar/api-reference: node scripts/vendor-scalar.ts 1.72.1')

const folder = mkdtempSync(join(tmpdir(), 'scalar-'))
execFileSync('npm', ['pack', `@scalar/api-reference@${version}`, '--pack-destination', folder], { stdio: ['ignore', 'ignore', 'inherit'] })
execFileSync('tar', ['-xzf', join(folder, `scalar-api-reference-${version}.tgz`), '-C', folder])
for (const file of readdirSync(target)) if (file.endsWith('.js')) rmSync(join(target, file))
await build({
  entryPoints: [join(folder, 'package/dist/browser/standalone.esm.js')],
  outdir: target,
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  legalComments: 'none',
  plugins: [
    {
      name: 'leave out',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /AgentScalarDrawer|\.svg-[\w-]+\.js$/ }, ({ kind }) =>
          kind === 'dynamic-import' ? { path: 'nothing', namespace: 'nothing' } : undefined,
        )
        onLoad({ filter: /./, namespace: 'nothing' }, () => ({ contents: 'export default {}' }))
      },
    },
  ],
})
writeFileSync(`${target}/README.md`, readFileSync(`${target}/README.md`, 'utf8').replace(/^# Scalar .*$/m, `# Scalar ${version}`))
rmSync(folder, { recursive: true })
