// Generates clients with well-known tools from the portable document that a running service serves. Each client is compiled with a program
// that lists, reads, creates and meets an error. The site has types of its own, so that they are in the clients: `npm run generators`, or `npm run generators -- orval hey-api`.
import { accessSync, constants, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { passwordIn, startProgram } from '../../test/support/program.ts'
import { heyApi } from './hey-api.ts'
import { oapiCodegen } from './oapi-codegen.ts'
import { openapiGeneratorJava } from './openapi-generator-java.ts'
import { openapiGeneratorPython } from './openapi-generator-python.ts'
import { openapiPythonClient } from './openapi-python-client.ts'
import { orval } from './orval.ts'
import { named, report } from './tool.ts'
import type { Tool } from './tool.ts'

/** The slowest ones first, because two run at a time. */
const tools = [openapiGeneratorJava, oapiCodegen, openapiPythonClient, orval, heyApi, openapiGeneratorPython]
const selected = named(tools, process.argv.slice(2))
const folder = mkdtempSync(join(tmpdir(), 'generators-'))
const declarations = join(folder, 'site')
cpSync('client/examples/recipes/site', declarations, { recursive: true })
const settings = { DEMO_CONTENT: 'on', BASE_URL: '', VALIDATE_RESPONSES: 'on' }
const service = await startProgram(folder, settings, undefined, ['--site', declarations])
try {
  const document = join(folder, 'openapi.portable.json')
  writeFileSync(document, await (await fetch(`${service.baseUrl}/docs/openapi.portable.json`)).text())
  const env = {
    REST_ROOT: `${service.baseUrl}/cms-json`,
    USERNAME: 'admin',
    PASSWORD: passwordIn(service.output()),
    // Each program in Java runs for seconds, in which its optimizing compiler and parallel collector take more time than they save.
    JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
  }
  const waiting = selected.values()
  const tryEach = async (): Promise<void> => {
    for (const tool of waiting) await tried(tool, document, env)
  }
  await Promise.all([tryEach(), tryEach()])
} finally {
  await service.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function tried(tool: Tool, document: string, env: Record<string, string>): Promise<void> {
  const missing = tool.needs.filter((command) => !isInstalled(command))
  if (missing.length) return console.log(`${tool.name}: skipped. It needs ${missing.join(', ')}`)
  const workspace = join(folder, tool.name)
  mkdirSync(workspace)
  await report(tool.name, () => tool.run({ folder: workspace, document, env }))
}

function isInstalled(command: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((path) => isExecutable(join(path, command)))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
