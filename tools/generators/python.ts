// A Python environment of its own for a tool.
import { delimiter, join } from 'node:path'
import { install, run } from './tool.ts'
import type { Task } from './tool.ts'

/** Returns the task with the commands and packages of its environment, and with clients that are generated in its folder. */
export async function inEnvironment(task: Task, ...packages: string[]): Promise<Task> {
  const commands = join(task.folder, 'python/bin')
  await run(task, 'python3', '-m', 'venv', 'python')
  const options = ['--quiet', '--disable-pip-version-check', '--no-compile']
  await install(task, join(commands, 'python'), '-m', 'pip', 'install', ...options, ...packages)
  return { ...task, env: { ...task.env, PATH: commands + delimiter + (process.env['PATH'] ?? ''), PYTHONPATH: task.folder } }
}
