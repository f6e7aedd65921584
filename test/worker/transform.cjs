// Jest transform: strips types with esbuild. The code under test is not loaded into the sandbox of each test file: it is loaded once
// for each worker, and test files get its exports.
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { join, sep } = require('node:path')
const { transformSync } = require('esbuild')

const root = join(__dirname, '../..')
const native = ['server', 'command/contract-test', 'bench', 'scripts', 'test/worker'].map((folder) => join(root, folder) + sep)

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
  // Modules that Jest itself loads, such as the environment, are already outside of the sandbox.
  process: (source, file, { supportsStaticESM }) =>
    supportsStaticESM && native.some((folder) => file.startsWith(folder)) ? exportsOf(file) : stripTypes(source, file),
}
