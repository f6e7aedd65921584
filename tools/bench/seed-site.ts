// npm run seed -- [--posts 1000000] [--events 200000] [--database file:... or postgres://...]: fills an empty database with a site of that size.
// Without --database, it is the one in DATABASE_URL.
import { parseArgs } from 'node:util'
import { readEnv } from '../../server/config/env.ts'
import { fill } from './scale/fill.ts'

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '1000000' },
    events: { type: 'string', default: '200000' },
    database: { type: 'string', default: readEnv().databaseUrl },
  },
})
const size = { posts: Number(values.posts), events: Number(values.events) }
if (!Object.values(size).every((count) => Number.isInteger(count) && count > 0))
  throw new Error('--posts and --events must be positive integers.')
const started = performance.now()
await fill(values.database, size, (step) => console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${step}`))
console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  done`)
