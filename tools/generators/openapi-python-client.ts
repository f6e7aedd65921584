// openapi-python-client: a client for Python with httpx and attrs. A warning means that it has left something out.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inEnvironment } from './python.ts'
import { programs, run } from './tool.ts'
import type { Tool } from './tool.ts'

export const openapiPythonClient: Tool = {
  name: 'openapi-python-client',
  needs: ['python3'],
  async run(task) {
    const work = await inEnvironment(task, 'openapi-python-client==0.29.1', 'ruff==0.14.0')
    writeFileSync(
      join(task.folder, 'config.json'),
      JSON.stringify({ content_type_overrides: { 'application/zip': 'application/octet-stream' } }),
    )
    const output = ['--config', 'config.json', '--meta', 'none', '--output-path', 'service_client', '--fail-on-warning']
    await run(work, 'openapi-python-client', 'generate', '--path', task.document, ...output)
    await run(work, 'python', '-m', 'compileall', '-q', 'service_client')
    await run(work, 'python', join(programs, 'openapi_python_client.py'))
  },
}
