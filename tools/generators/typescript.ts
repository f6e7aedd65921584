// Installs a generator of TypeScript, and compiles and runs a program that uses its client.
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install, programs, run } from './tool.ts'
import type { Task } from './tool.ts'

/** Installs packages without adding them to those of the service. */
export async function installPackages(task: Task, ...packages: string[]): Promise<void> {
  writeFileSync(join(task.folder, 'package.json'), '{ "private": true, "type": "module" }')
  await install(task, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages)
}

export async function compileAndRun(task: Task, program: string): Promise<void> {
  copyFileSync(join(programs, program), join(task.folder, program))
  const options = ['--strict', '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler', '--skipLibCheck']
  const types = ['--types', 'node', '--typeRoots', join(import.meta.dirname, '../../node_modules/@types')]
  await run(task, 'tsc', '--noEmit', ...options, ...types, program)
  await run(task, 'esbuild', program, '--bundle', '--platform=node', '--format=esm', '--outfile=program.mjs', '--log-level=error')
  await run(task, 'node', 'program.mjs')
}
