// Jest transform: strips types with esbuild. What is tested is not loaded into the sandbox of each test file: its modules are loaded once
// for each worker, and a test file gets their exports.
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { join, sep } = require('node:path')
const { transformSync } = require('esbuild')

const root = join(__dirname, '../..')
const native = ['server', 'contract-test', 'bench', 'scripts', 'test/worker'].map((folder) => join(root, folder) + sep)

const own = readFileSync(__filename)

const stripTypes = (source, file) => ({
  code: transformSync(source, { loader: 'ts', format: 'esm', target: 'node22', sourcemap: 'inline', sourcefile: file }).code,
})

/** Exports what the module exports in the worker. */
function exportsOf(file) {
  const exported = Object.keys(require(file)).map(
    (name, index) => `const export${index} = module.${name}\nexport { export${index} as ${name} }`,
  )
  return { code: [`const module = requireNatively(${JSON.stringify(file)})`, ...exported].join('\n') }
}

module.exports = {
  getCacheKey: (source, file, { configString, supportsStaticESM }) =>
    createHash('sha1').update(own).update(source).update(file).update(configString).update(String(supportsStaticESM)).digest('hex'),
  // What Jest itself loads, such as the environment, is outside of the sandbox already.
  process: (source, file, { supportsStaticESM }) =>
    supportsStaticESM && native.some((folder) => file.startsWith(folder)) ? exportsOf(file) : stripTypes(source, file),
}
