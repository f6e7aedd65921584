// Writes the rendered documents into dist/docs, for any plain file server. BASE_URL says where the service itself will be.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { configFrom } from '../server/config/config.ts'
import { readEnv } from '../server/config/env.ts'
import { docsFiles } from '../server/site/docs/files.ts'

const folder = 'dist/docs'

rmSync(folder, { recursive: true, force: true })
for (const [path, { text }] of docsFiles(configFrom(readEnv()))) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
console.log(`Written to ${folder}/; open it with any file server.`)
