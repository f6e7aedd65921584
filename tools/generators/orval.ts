// orval: a client for TypeScript with fetch.
import { compileAndRun, installPackages } from './typescript.ts'
import { run } from './tool.ts'
import type { Tool } from './tool.ts'

export const orval: Tool = {
  name: 'orval',
  needs: ['npm'],
  async run(task) {
    await installPackages(task, 'orval@8.30.0')
    await run(task, 'npx', 'orval', '--input', task.document, '--output', 'client.ts', '--client', 'fetch', '--mode', 'single')
    await compileAndRun(task, 'orval.ts')
  },
}
