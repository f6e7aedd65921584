// Jest transform: strips types with esbuild. What is tested is not loaded in the sandbox of each test file: its modules stay in the worker,
// and a test file gets what they export.
const { createHash } = require('node:crypto')
const { join, sep } = require('node:path')
const { pathToFileURL } = require('node:url')
const { transformSync } = require('esbuild')

const root = join(__dirname, '../..')
const native = ['server', 'contract-test', 'bench', 'scripts'].map((folder) => join(root, folder) + sep)

const stripTypes = (source, file) => ({
  code: transformSync(source, { loader: 'ts', format: 'esm', target: 'node22', sourcemap: 'inline', sourcefile: file }).code,
})

/** Exports what the module exports in the worker. */
async function exportsOf(file) {
  const names = Object.keys(await import(pathToFileURL(file).href))
  const exported = names.map((name, index) => `const export${index} = module.${name}\nexport { export${index} as ${name} }`)
  return { code: [`const module = await importNatively(${JSON.stringify(file)})`, ...exported].join('\n') }
}

module.exports = {
  getCacheKey: (source, file, options) => createHash('sha1').update(__filename).update(source).update(file).update(options.configString).digest('hex'),
  process: stripTypes,
  processAsync: async (source, file) => (native.some((folder) => file.startsWith(folder)) ? exportsOf(file) : stripTypes(source, file)),
}
