import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { type AppServer, copyDemo, startServer } from '../../e2e/app-server.ts'
import { dishes, goToCheckout } from '../../e2e/checkout-steps.ts'
import { templateDir } from '../../e2e/global-setup.ts'
import { orderByApi } from '../../e2e/orders.ts'
import { atLeast, atMost, type Note, type Scenario } from '../harness/finding.ts'
import { allowAllProcessors } from '../harness/pin.ts'
import { fetchBytes, startBare } from '../pages/bare.ts'
import { measureHomeScripts } from './home-scripts.ts'
import { type Phone, startPhone } from './lighthouse.ts'
import { measureVisit } from './visit.ts'

/** What a guest's phone makes of the pages: Lighthouse beside a bare page, a scripted visit, and the bytes of the scripts. */
export const browser: Scenario = {
  name: 'browser',
  async run(note) {
    const demo = copyDemo(templateDir())
    const server = await startServer({ dataDir: demo.dataDir })
    const scripts = await measureHomeScripts(server.url)
    note(atMost('scripts of the home page', scripts / 1000, 105, ' kB'))
    const start = async () => {
      const started = await startPhone(`${server.url}/`)
      await started.prepare((page) => goToCheckout(page, server, dishes.tiramisu))
      return started
    }
    let phone = await start()
    for (const [what, path] of [
      ['home page', '/'],
      ['category page', '/menu/pizza'],
      ['dish page', '/menu/pizza/pizza-margherita'],
      ['checkout', '/checkout'],
      ['order page', new URL(await orderByApi(server.url), server.url).pathname],
    ] as const) {
      const measured = compareWithBarePage(phone, { server, what, path }, note)
      if (await isMeasured(measured, what, note)) continue
      phone.end()
      phone = await start()
    }
    phone.end()
    await visit(server, note)
    allowAllProcessors()
    await server.stop()
    demo.remove()
  },
}

/** How long one page may take; a browser that is lost never answers. */
const PAGE_MS = 300_000

/** Whether a page could be measured; if not, that is a finding, and the next page is measured in a new browser. */
async function isMeasured(measured: Promise<void>, what: string, note: Note): Promise<boolean> {
  const late = new AbortController()
  try {
    await Promise.race([
      measured,
      delay(PAGE_MS, undefined, { signal: late.signal }).then(() => {
        throw new Error(`took longer than ${PAGE_MS / 1000} s`)
      }),
    ])
    return true
  } catch (error) {
    const seen = error instanceof Error ? error.message : String(error)
    note({ what: `the ${what}`, seen: seen.slice(0, 200), target: 'is measured', isMet: false })
    return false
  } finally {
    late.abort()
  }
}

type MeasuredPage = { server: AppServer; what: string; path: string }

async function compareWithBarePage(
  phone: Phone,
  { server, what, path }: MeasuredPage,
  note: Note,
): Promise<void> {
  const bare = await startBare(await barePage(server, path))
  const speed = await phone.compare(server.url + path, `${bare.url}/`)
  await bare.stop()
  const { ours, bare: theirs, lcpOfBare, slowdown, slowerScore } = speed
  const slowed = `on a phone ${slowdown.toFixed(1)} times slower than this machine`
  note({
    ...atMost(`LCP of the ${what}, times a bare page with the same picture or text`, lcpOfBare, 1.05),
    detail: `${Math.round(ours.lcp)} of ${Math.round(theirs.lcp)} ms ${slowed}`,
  })
  note({
    ...atLeast(`Lighthouse's mobile score of the ${what}`, ours.score, 100),
    detail: `${Math.round(ours.blocking)} ms blocked, ${Math.round(ours.kilobytes)} kB, ${slowed}, ${slowerScore} if it were 4 times slower`,
  })
}

async function visit(server: AppServer, note: Note): Promise<void> {
  const { p75, interactions, worst, slowdown, slowerP75, bareP75 } = await measureVisit(server)
  const slowest = worst.map(({ what, ms }) => `${what} ${ms} ms`).join(', ')
  note({
    ...atMost('INP on the way to an order, p75', p75, 100, ' ms'),
    detail: `${interactions} interactions on a phone ${slowdown.toFixed(1)} times slower than this machine, ${slowerP75} ms if it were 4 times slower; a page with one button ${bareP75} ms; the slowest: ${slowest}`,
  })
}

/**
 * A static page with what one of our pages shows first: the picture that it waits for and nothing else, or where it has none
 * its text without styles and scripts. It has the headers of our page, because some of them are work for a browser whatever
 * the page is: one that isolates a page from its opener makes Chromium begin a process for it.
 */
async function barePage(server: AppServer, path: string) {
  const answer = await fetchBytes(server.url + path, { 'accept-encoding': 'identity' })
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers
  const html = answer.body.toString()
  const pictures = html.match(/<picture[\s\S]*?<\/picture>/g) ?? []
  const picture = pictures.find((one) => /fetchpriority="high"/i.test(one)) ?? pictures[0]
  const page = picture === undefined ? html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '') : pageOf(picture)
  const urls = new Set([...page.matchAll(/\/media\/[^\s",]+/g)].map(([url]) => url))
  const answers = await Promise.all(
    [...urls].map(async (url) => [url, await fetchBytes(server.url + url)] as const),
  )
  return {
    '/': {
      status: 200,
      headers: { ...headers, 'content-encoding': 'br' },
      body: brotliCompressSync(page),
    },
    ...Object.fromEntries(answers),
  }
}

/** Without an icon of its own, a browser would ask for one, sometimes before the page is shown and sometimes after. */
const pageOf = (picture: string): string =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bild</title><meta name="description" content="Bild"><link rel="icon" href="data:,"><body>${picture}</body></html>`
