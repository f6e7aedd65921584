// The log of test servers, which writes nothing. A log flushes ten times a second until the process ends, so that they share one.
import { openLog } from '#server/telemetry/log.ts'

export const silentLog = openLog('silent')
