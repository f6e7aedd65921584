// @hey-api/openapi-ts: a client for TypeScript with fetch.
import { compileAndRun, installPackages } from './typescript.ts'
import { run } from './tool.ts'
import type { Tool } from './tool.ts'

export const heyApi: Tool = {
  name: 'hey-api',
  needs: ['npm'],
  async run(task) {
    await installPackages(task, '@hey-api/openapi-ts@0.98.2', 'typescript@5.9.3')
    await run(task, 'npx', 'openapi-ts', '--input', task.document, '--output', 'client')
    await compileAndRun(task, 'hey-api.ts')
  },
}
