// npm run bench -- --workers: the throughput and the processor time of a request with one worker and with two.
// The load generator has a lower priority, so that it does not take the time of the workers; on a machine without a core for each of the three, it still
// limits the throughput of two workers, and the processor time of a request says what they could do.
import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { childTimes, processorTime, throughput } from './measure.ts'
import type { Load } from './measure.ts'

const GENERATOR_PRIORITY = 10
const RUNS = 3

interface Measured {
  perSecond: number
  microseconds: number
}

/** `services` have one worker and two; `loads` makes the requests for the port of one of them. Prints a row for each load. */
export async function reportWorkers(
  services: readonly [ServiceOfWorkers, ServiceOfWorkers],
  loads: Record<string, (port: number) => Load>,
  seconds: number,
  row: (...cells: (string | number)[]) => void,
): Promise<void> {
  setPriority(GENERATOR_PRIORITY)
  for (const [name, load] of Object.entries(loads)) {
    for (const { port } of services) await throughput(load(port), 1)
    const best: Measured[] = services.map(() => ({ perSecond: 0, microseconds: Infinity }))
    // In turn, so that a busy moment of the machine affects both.
    for (let run = 0; run < RUNS; run++)
      for (const [index, service] of services.entries()) {
        const { perSecond, microseconds } = await measured(service, load(service.port), seconds)
        const before = best[index] as Measured
        best[index] = { perSecond: Math.max(before.perSecond, perSecond), microseconds: Math.min(before.microseconds, microseconds) }
      }
    const [one, two] = best as [Measured, Measured]
    row(
      name,
      Math.round(one.perSecond),
      Math.round(two.perSecond),
      (two.perSecond / one.perSecond).toFixed(2),
      Math.round(one.microseconds),
      Math.round(two.microseconds),
      (two.microseconds / one.microseconds).toFixed(2),
    )
  }
}

export interface ServiceOfWorkers {
  port: number
  process: ChildProcess
}

async function measured({ process: { pid } }: ServiceOfWorkers, load: Load, seconds: number): Promise<Measured> {
  const time = (): number => processorTime(pid) + childTimes(pid)
  const before = time()
  const perSecond = await throughput(load, seconds)
  return { perSecond, microseconds: (time() - before) / (perSecond * seconds) }
}
