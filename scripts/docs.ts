// Writes the rendered documentation to dist/docs, for any static file server. BASE_URL is the URL of the service.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { configFrom } from '#server/config/config.ts'
import { readEnv } from '#server/config/env.ts'
import { createDocsFiles } from '#server/site/docs/files.ts'

const folder = 'dist/docs'

rmSync(folder, { recursive: true, force: true })
for (const [path, { text }] of createDocsFiles(configFrom(readEnv()))) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
console.log(`Written to ${folder}/; serve it with any static file server.`)
