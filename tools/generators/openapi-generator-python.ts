// openapi-generator's client for Python. Python has no compiler, so all modules are compiled and imported.
import { join } from 'node:path'
import { generate } from './openapi-generator.ts'
import { inEnvironment } from './python.ts'
import { programs, run } from './tool.ts'
import type { Tool } from './tool.ts'

export const openapiGeneratorPython: Tool = {
  name: 'openapi-generator-python',
  needs: ['mvn', 'java', 'python3'],
  async run(task) {
    await generate(task, 'python', 'packageName=service_client')
    const packages = ['pydantic==2.11.7', 'python-dateutil==2.9.0.post0', 'typing-extensions==4.14.1', 'urllib3==2.5.0']
    const work = await inEnvironment(task, ...packages)
    await run(work, 'python', '-m', 'compileall', '-q', 'service_client')
    await run(work, 'python', join(programs, 'openapi_generator.py'))
  },
}
