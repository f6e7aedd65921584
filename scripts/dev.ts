// Runs the service for development: generates code when a document changes, and restarts the service when its code changes.
import { spawn } from 'node:child_process'

const watching = [
  watch(['openapi', 'redocly.yaml'], ['scripts/codegen.ts']),
  watch(['server', 'generated', 'themes'], ['--import', './server/prepare.js', 'server/main.ts', ...process.argv.slice(2)]),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => watching.forEach((program) => program.kill(signal)))

/** Runs a program with Node, and again when something in the paths changes. */
function watch(paths: string[], program: string[]) {
  const options = ['--watch-preserve-output', ...paths.map((path) => `--watch-path=${path}`)]
  return spawn(process.execPath, [...options, ...program], { stdio: 'inherit' })
}
