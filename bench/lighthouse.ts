import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBrowser } from '../scripts/machine/browser.ts'
import { median } from './median.ts'

const RUNS = 3

export type PageSpeed = { score: number; lcp: number }

/** Lighthouse's mobile figures of one address: the middle of three runs. LCP in milliseconds, score from 0 to 100. */
export async function measureSpeed(url: string): Promise<PageSpeed> {
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  const runs: PageSpeed[] = []
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'error',
    })
    if (!result) throw new Error(`Lighthouse has no result for ${url}`)
    runs.push({
      score: Math.round((result.lhr.categories['performance']?.score ?? 0) * 100),
      lcp: result.lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    })
  }
  chrome.kill()
  return { score: median(runs.map((run) => run.score)), lcp: median(runs.map((run) => run.lcp)) }
}
