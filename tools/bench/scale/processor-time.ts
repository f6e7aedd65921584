// The processor time of PostgreSQL, on the machine where the benchmark runs.
import { readFileSync, readdirSync } from 'node:fs'
import { mainThreadTime, processTimes } from '../measure.ts'

/**
 * Returns what tells the processor time, in microseconds, that the server has used so far for one of its databases:
 * that of the connections, and of all processes of the server that have ended, such as parallel workers.
 */
export async function postgresTime(databaseUrl: string): Promise<() => number> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number; name: string }>('select pg_backend_pid() as pid, current_database() as name')
  const { pid, name } = rows[0] as { pid: number; name: string }
  const server = processTimes(pid).parent
  await client.end()
  return () => {
    const connections = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && isConnection(entry, name))
    return connections.reduce((sum, of) => sum + mainThreadTime(Number(of)), processTimes(server).children)
  }
}

/** PostgreSQL names the database in the command line of the process. */
function isConnection(pid: string, database: string): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return command.startsWith('postgres: ') && command.includes(` ${database} `)
  } catch {
    return false
  }
}
