// Uploads and deletes many small files in parallel in a loop, and prints the memory usage of the service.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

const [minutes = 5, parallel = 4] = process.argv.slice(2).map(Number)
const PORT = '4188'
const root = `http://127.0.0.1:${PORT}/cms-json`

const folder = mkdtempSync(join(tmpdir(), 'uploads-bench-'))
const env = {
  ...process.env,
  PORT,
  HOST: '127.0.0.1',
  DATABASE_URL: `file:${folder}/content.sqlite`,
  MEDIA_DIR: `${folder}/uploads`,
  DEMO_CONTENT: 'off',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
}
const account = JSON.parse(
  execFileSync(process.execPath, ['server/cli/main.ts', 'users', 'add', 'bench', '--role', 'author', '--application-password', 'bench'], {
    env,
    encoding: 'utf8',
  }),
) as { application_password: string }
const authorization = `Basic ${Buffer.from(`bench:${account.application_password}`).toString('base64')}`

const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
const files = [
  { name: 'photo.jpg', content: await noise(1600, 1200).jpeg().toBuffer() },
  { name: 'icon.png', content: await noise(64, 64).png().toBuffer() },
  { name: 'banner.webp', content: await noise(900, 300).webp().toBuffer() },
  { name: 'notes.txt', content: Buffer.from('A few words.\n'.repeat(200)) },
]

const service = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
for (let tries = 0; tries < 100 && (await fetch(`${root}/`).catch(() => undefined))?.status !== 200; tries++) await pause(200)

const started = Date.now()
const end = started + minutes * 60_000
let uploads = 0
let failures = 0
const timer = setInterval(report, 15_000)
await Promise.all(Array.from({ length: parallel }, work))
clearInterval(timer)
report()
service.kill('SIGTERM')

async function work(_none: unknown, worker: number): Promise<void> {
  for (let turn = worker; Date.now() < end; turn++) {
    const { name, content } = files[turn % files.length]!
    const response = await fetch(`${root}/cms/v2/media`, {
      method: 'POST',
      headers: { Authorization: authorization, 'Content-Disposition': `attachment; filename="${name}"` },
      body: new Uint8Array(content),
    })
    const { id } = (await response.json()) as { id?: number }
    if (response.status === 201) uploads++
    else failures++
    if (id)
      await fetch(`${root}/cms/v2/media/${id}?force=true`, { method: 'DELETE', headers: { Authorization: authorization } }).then(
        (removed) => removed.arrayBuffer(),
      )
  }
}

function report(): void {
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${service.pid}/status`, 'utf8'))?.[1]
  console.log(
    `${Math.round((Date.now() - started) / 1000)} s  ${uploads} uploads  ${failures} failures  ${Math.round(Number(resident) / 1024)} MB`,
  )
}

function pause(ms: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, ms))
}
