// What the first request of an image costs in each width and format, and what it costs from the storage, compared with an uploaded file. Also what the URLs of all forms add to a list of media items.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { unwrap, createClient, upload } from '../../client/index.ts'
import { pause, processorTime, throughput, timed, untilUp } from './measure.ts'

const [seconds = 3] = process.argv.slice(2).map(Number)
const RUNS = 3
const ITEMS = 100
const PORT = '4189'
const baseUrl = `http://127.0.0.1:${PORT}`

const folder = mkdtempSync(join(tmpdir(), 'images-bench-'))
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

const service = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
await untilUp(`${baseUrl}/cms-json/`)
const { content } = createClient({ baseUrl, auth: { username: 'bench', password: account.application_password } })

/** Like a photo: soft shapes with some noise. */
async function photo(width: number, height: number): Promise<Blob> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const shapes = await sharp({ create: { width: width / 20, height: height / 20, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
  const file = await sharp(shapes).resize(width, height, { kernel: 'cubic' }).jpeg({ quality: 90 }).toBuffer()
  return new Blob([new Uint8Array(file)])
}

try {
  const media = await unwrap(upload(content, await photo(4000, 3000), { name: 'photo.jpg' }))
  const [whole] = media.media_details.images
  console.log('| format | width | first request, ms | processor time, ms | bytes |\n|---|---|---|---|---|')
  for (const { mime_type, srcset } of whole?.sources ?? [])
    for (const entry of srcset.split(', ')) {
      const [url = '', width = ''] = entry.split(' ')
      let bytes = 0
      const before = processorTime(service.pid)
      const ms = await timed(async () => void (bytes = (await (await fetch(url)).arrayBuffer()).byteLength))
      const work = (processorTime(service.pid) - before) / 1000
      console.log(`| ${mime_type} | ${width} | ${Math.round(ms)} | ${Math.round(work)} | ${bytes} |`)
    }

  const largest = media.media_details.sizes['1536x1536']?.source_url ?? ''
  const stored = whole?.sources.at(-1)?.srcset.split(', ')[3]?.split(' ')[0] ?? ''
  await compare('an image from the storage, compared with an uploaded file', stored, largest)

  const small = await photo(800, 600)
  for (let item = 1; item < ITEMS; item++) await unwrap(upload(content, small, { name: `photo-${item}.jpg` }))
  const list = `${baseUrl}/cms-json/cms/v2/media?per_page=100&_fields=id,title,media_details`
  await compare('a list of 100 media items, compared with one without the URLs', list, `${list}.sizes`)
} finally {
  service.kill('SIGTERM')
  await pause(500)
  rmSync(folder, { recursive: true, force: true })
}

/** In turn, so that a busy moment of the machine affects both. Prints the medians of requests a second and of processor time. */
async function compare(name: string, url: string, yardstick: string): Promise<void> {
  const rates: [number, number][] = []
  const times: [number, number][] = []
  for (let run = 0; run < RUNS; run++) {
    const [one, other] = [await measure(url), await measure(yardstick)]
    rates.push([one.perSecond, other.perSecond])
    times.push([one.microseconds, other.microseconds])
  }
  const [a, b] = middle(rates)
  const [c, d] = middle(times)
  console.log(
    `${name}: ${Math.round(a)} and ${Math.round(b)} requests a second (${(a / b).toFixed(2)}), ${Math.round(c)} and ${Math.round(d)} µs (${(c / d).toFixed(2)})`,
  )
}

async function measure(url: string): Promise<{ perSecond: number; microseconds: number }> {
  const before = processorTime(service.pid)
  const perSecond = await throughput({ url: () => url }, seconds)
  return { perSecond, microseconds: (processorTime(service.pid) - before) / (perSecond * seconds) }
}

/** The run with the median ratio. */
function middle(runs: [number, number][]): [number, number] {
  return runs.toSorted(([a, b], [c, d]) => a / b - c / d)[Math.floor(runs.length / 2)] ?? [0, 0]
}
