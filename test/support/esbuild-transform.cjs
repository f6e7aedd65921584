// Jest transform: strips types with esbuild.
const { createHash } = require('node:crypto')
const { transformSync } = require('esbuild')

module.exports = {
  getCacheKey: (source, file, options) => createHash('sha1').update(source).update(file).update(options.configString).digest('hex'),
  process: (source, file) => ({
    code: transformSync(source, { loader: 'ts', format: 'esm', target: 'node22', sourcemap: 'inline', sourcefile: file }).code,
  }),
}
