// The yardsticks: Express handlers that send the bytes they were given. They read nothing and check nothing.
// `/bare/…` is Express alone; `/equipped/…` compresses, limits and logs requests with the libraries that the service uses.
import { readFileSync } from 'node:fs'
import compression from 'compression'
import cors from 'cors'
import express from 'express'
import { rateLimit } from 'express-rate-limit'
import { openLog } from '../../server/telemetry/log.ts'

const [port = '', folder = '', bodies = ''] = process.argv.slice(2)
const log = openLog('info')
const app = express()
app.disable('x-powered-by')
app.set('etag', false)
app.use(
  '/equipped',
  ({ method, url }, res, next) => {
    res.on('finish', () => log.info({ method, url, status: res.statusCode }, 'request completed'))
    next()
  },
  cors(),
  rateLimit({ limit: 1_000_000, standardHeaders: 'draft-8', legacyHeaders: false }),
  compression(),
)
for (let index = 0; index < Number(bodies); index++) {
  const body = readFileSync(`${folder}/${index}.json`, 'utf8')
  app.get([`/bare/${index}`, `/equipped/${index}`], (_req, res) => void res.type('json').send(body))
}
app.listen(Number(port), '127.0.0.1')
