// Waits until the process that started it ends for any reason. Then stops the PostgreSQL servers in its folders and deletes the folders.
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const folders = process.argv.slice(2)

process.stdin.resume().once('close', () => {
  const running = folders.flatMap(serversIn)
  for (const pid of running) signal(pid, 'SIGQUIT')
  const timer = setInterval(() => {
    if (running.some((pid) => signal(pid, 0))) return
    clearInterval(timer)
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }, 20)
})

/** The process IDs of the servers. The first line of `postmaster.pid` is the ID. */
function serversIn(folder: string): number[] {
  return readdirSync(folder).flatMap((name) => {
    try {
      return [Number.parseInt(readFileSync(join(folder, name, 'postmaster.pid'), 'utf8'), 10)]
    } catch {
      return []
    }
  })
}

/** Returns whether the process exists. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
