// oapi-codegen: a client for Go.
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { install, programs, run } from './tool.ts'
import type { Tool } from './tool.ts'

export const oapiCodegen: Tool = {
  name: 'oapi-codegen',
  needs: ['go'],
  async run(task) {
    const generator = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2'
    mkdirSync(join(task.folder, 'client'))
    await install({ ...task, env: { ...task.env, GOBIN: task.folder } }, 'go', 'install', generator)
    await run(task, './oapi-codegen', '-generate', 'types,client', '-package', 'client', '-o', 'client/client.go', task.document)
    copyFileSync(join(programs, 'oapi_codegen.go'), join(task.folder, 'main.go'))
    await run(task, 'go', 'mod', 'init', 'example.org/program')
    await install(task, 'go', 'get', 'github.com/oapi-codegen/runtime@v1.8.0')
    await install(task, 'go', 'mod', 'tidy')
    // Without optimizing a program that runs once.
    await run(task, 'go', 'run', '-gcflags=example.org/program/...=-N -l', '.')
  },
}
