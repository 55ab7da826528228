import { makeTemplate, templateDir } from '../e2e/global-setup.ts'
import { copyDemo, startServer } from '../e2e/app-server.ts'
import { benchAddresses } from './addresses.ts'
import { fetchBytes, startBare } from './bare.ts'
import { measureHomeScripts } from './home-scripts.ts'
import { compareSpeed } from './lighthouse.ts'
import { benchOrders } from './orders.ts'
import { benchAddress } from './pages.ts'
import { measureVisit } from './visit.ts'
import { startPostgres, teardown as stopPostgres } from '../scripts/test/postgres.ts'

const DISH = '/menu/pizza/pizza-margherita'
const CATEGORY = '/api/products/categories/pizza/products'

const findings: { what: string; seen: string; target: string; ok: boolean }[] = []
const note = (what: string, seen: string, target: string, ok: boolean) => {
  findings.push({ what, seen, target, ok })
  process.stdout.write(`${ok ? 'ok  ' : 'MISS'}  ${what}: ${seen} (${target})\n`)
}

const search = await benchAddresses()
note(
  '10,000 addresses searched as people type them',
  `${search.ratio.toFixed(0)} times a plain indexed lookup, median ${search.median.toFixed(2)} ms, p99 ${search.p99.toFixed(2)} ms, index ready in ${Math.round(search.loadMs)} ms`,
  'at most 200 times, median below 1 ms, p99 below 5 ms',
  search.ratio <= 200 && search.median < 1 && search.p99 < 5,
)

await makeTemplate({ pictures: 'drawn' })
const demo = copyDemo(templateDir())
const server = await startServer({ dataDir: demo.dataDir })

for (const path of ['/', CATEGORY]) {
  const { ratio, server: ours, bare, bytes } = await benchAddress(server, path)
  const seen = `${ratio.toFixed(2)} of bare node:http, ${Math.round(ours)}/s of ${Math.round(bare)}/s, ${bytes} bytes`
  note(path, seen, 'at least 0.70', ratio >= 0.7)
}

const orders = await benchOrders(templateDir())
note(
  'order placement over HTTP',
  `${orders.ratio.toFixed(2)} of raw SQLite transactions, ${Math.round(orders.http)}/s of ${Math.round(orders.raw)}/s`,
  'at least 0.40',
  orders.ratio >= 0.4,
)

const onPostgres = await benchOrders(templateDir(), await startPostgres({ isDurable: true }))
await stopPostgres()
note(
  'order placement over HTTP on PostgreSQL',
  `${onPostgres.ratio.toFixed(2)} of raw transactions on 8 connections, ${Math.round(onPostgres.http)}/s of ${Math.round(onPostgres.raw)}/s`,
  'at least 0.30',
  onPostgres.ratio >= 0.3,
)

const scripts = await measureHomeScripts(server.url)
note(
  'scripts of the home page',
  `${(scripts / 1000).toFixed(1)} kB brotli`,
  'at most 120 kB',
  scripts <= 120_000,
)

for (const path of ['/', DISH]) {
  const bare = await startBare(await barePage(path))
  const { ours, bare: theirs, slowdown, slowerScore } = await compareSpeed(server.url + path, `${bare.url}/`)
  await bare.stop()
  const ratio = ours.lcp / theirs.lcp
  const seen = `LCP ${ratio.toFixed(2)} of a bare page with the same picture (${Math.round(ours.lcp)} of ${Math.round(theirs.lcp)} ms), score ${ours.score} on a phone ${slowdown.toFixed(1)} times slower than this machine (index ${Math.round(ours.benchmarkIndex)}), ${slowerScore} if it were 4 times slower`
  note(`Lighthouse mobile ${path}`, seen, 'at most 1.20, score at least 98', ratio <= 1.2 && ours.score >= 98)
}

const visit = await measureVisit(server)
const worst = visit.worst.map(({ what, ms }) => `${what} ${ms} ms`).join(', ')
note(
  'answer to a tap or a key on the way to an order (INP)',
  `p75 of ${visit.interactions} interactions ${visit.p75} ms on a phone ${visit.slowdown.toFixed(1)} times slower than this machine, ${visit.slowerP75} ms if it were 4 times slower; a page with one button ${visit.bareP75} ms; the slowest: ${worst}`,
  'at most 100 ms',
  visit.p75 <= 100,
)

await server.stop()
demo.remove()
process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1

/** A static page that shows nothing but the first picture of one of our pages. */
async function barePage(path: string) {
  const html = await (await fetch(server.url + path)).text()
  const picture = /<picture[\s\S]*?<\/picture>/.exec(html)?.[0] ?? ''
  const urls = [...picture.matchAll(/\/media\/[^\s",]+/g)].map(([url]) => url)
  const page = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bild</title><meta name="description" content="Bild"><body>${picture}</body></html>`
  const answers = await Promise.all(
    urls.map(async (url) => [url, await fetchBytes(server.url + url)] as const),
  )
  return {
    '/': { headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(page) },
    ...Object.fromEntries(answers),
  }
}
