// The yardstick: a bare Express handler that sends the bytes it was given. It reads nothing and checks nothing.
import { readFileSync } from 'node:fs'
import express from 'express'

const [port = '', folder = '', bodies = ''] = process.argv.slice(2)
const app = express()
app.disable('x-powered-by')
app.set('etag', false)
for (let index = 0; index < Number(bodies); index++) {
  const body = readFileSync(`${folder}/${index}.json`, 'utf8')
  app.get(`/${index}`, (_req, res) => void res.type('json').send(body))
}
app.listen(Number(port), '127.0.0.1')
