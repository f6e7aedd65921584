// Moves the horizon up to which series without an end have their occurrences.
import type { Context } from '../context.ts'
import { transact } from '../db/transact.ts'
import { HORIZON_MONTHS, horizonAt } from '../calendar/recurrence/plan.ts'
import { extendSeries, findSeriesToExtend } from '../calendar/series-store.ts'
import type { PeriodicJob } from './periodic.ts'

export const movingSeriesHorizon: PeriodicJob = {
  name: 'store the next occurrences of series',
  everyMs: 60 * 60_000,
  isLong: true,
  act: moveSeriesHorizon,
}

/** How many series are extended in one transaction. */
const PORTION = 10

/** A series is extended when it is a month behind, so that each is written once a month. */
const MONTHS_BEFORE = HORIZON_MONTHS - 1

async function moveSeriesHorizon(context: Context, isEnding: () => boolean): Promise<void> {
  let count = 0
  while (!isEnding()) {
    const extended = await extendPortion(context)
    count += extended
    if (extended < PORTION) break
  }
  if (count) context.log.info({ series: count }, 'stored the next occurrences of series')
}

/** What another process has extended meanwhile is not extended again. */
async function extendPortion({ db, dialect, now }: Context): Promise<number> {
  const until = horizonAt(now(), MONTHS_BEFORE)
  // A transaction would take the write lock.
  if (!(await findSeriesToExtend(db, until, 1)).length) return 0
  return transact(db, async (inside) => {
    // Whoever writes events holds this lock.
    await dialect.lockWrites(inside, 'event')
    const due = await findSeriesToExtend(inside, until, PORTION)
    for (const event of due) await extendSeries(event, { db: inside, dialect, now })
    return due.length
  })
}
