// The service as a separate process with a database file.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../worker/free-port.ts'

export { freePort }

export interface Program {
  baseUrl: string
  pid: number
  /** Returns its output so far. */
  output: () => string
  /** Stops it with SIGTERM, and waits until it has ended. */
  stop(): Promise<void>
  /** Kills it, like a crash, and waits until it has ended. */
  kill(): Promise<void>
}

const root = join(import.meta.dirname, '../..')

/** Starts the service of a checkout with the data in a folder, and waits until it is ready or has ended. */
export async function startProgram(
  folder: string,
  env: Record<string, string>,
  checkout = root,
  options: readonly string[] = [],
): Promise<Program> {
  const port = await freePort()
  const service = spawn(process.execPath, ['server/main.ts', ...options], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseIn(folder),
      MEDIA_DIR: join(folder, 'uploads'),
      LOG_LEVEL: 'silent',
      ...env,
    },
  })
  let output = ''
  const ended = new Promise<void>((end) => service.once('close', () => end()))
  await new Promise<void>((announced) => {
    service.stdout.on('data', (chunk) => {
      output += String(chunk)
      if (output.includes('REST root')) announced()
    })
    service.once('close', () => announced())
  })
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    service.kill(signal)
    await ended
  }
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    pid: service.pid ?? 0,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

export const databaseIn = (folder: string): string => `file:${join(folder, 'content.sqlite')}`

/** Returns the password of the first administrator, which the first start prints. */
export function passwordIn(output: string): string {
  const [, password] = /Password +(.+)/.exec(output) ?? []
  if (!password) throw new Error(`The service did not print a password:\n${output}`)
  return password
}
