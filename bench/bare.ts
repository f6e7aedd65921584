// The baseline: a bare Express handler that sends fixed bytes.
import { readFileSync } from 'node:fs'
import express from 'express'

const [port = '', folder = ''] = process.argv.slice(2)
const app = express()
app.disable('x-powered-by')
app.set('etag', false)
for (const name of ['list', 'item', 'created']) {
  const body = readFileSync(`${folder}/${name}.json`, 'utf8')
  app.all(`/${name}`, (_req, res) => void res.type('json').send(body))
}
app.listen(Number(port), '127.0.0.1')
