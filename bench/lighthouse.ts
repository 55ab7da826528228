import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBrowser } from '../scripts/machine/browser.ts'
import { median } from './median.ts'

const RUNS = 3

/**
 * Lighthouse lets a desktop of this speed (its benchmark index, the middle of its class) work four times as slowly to
 * stand for a phone, and asks that slower machines be slowed less, so that it is the same phone everywhere.
 */
const DESKTOP = { benchmarkIndex: 1750, slowdown: 4 }

export type PageSpeed = {
  score: number
  /** Milliseconds. */
  lcp: number
  /** How fast this machine is at the moment. */
  benchmarkIndex: number
}

/** How many times slower than this machine the phone is. */
export const phoneSlowdown = (benchmarkIndex: number): number =>
  Math.min(DESKTOP.slowdown, Math.max(1, (DESKTOP.slowdown * benchmarkIndex) / DESKTOP.benchmarkIndex))

/** Lighthouse's mobile figures of one address: the middle of three runs. LCP in milliseconds, score from 0 to 100. */
export async function measureSpeed(url: string, slowdown = DESKTOP.slowdown): Promise<PageSpeed> {
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
      throttling: { cpuSlowdownMultiplier: slowdown },
    })
    if (!result) throw new Error(`Lighthouse has no result for ${url}`)
    const { categories, audits, environment } = result.lhr
    runs.push({
      score: Math.round((categories['performance']?.score ?? 0) * 100),
      lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      benchmarkIndex: environment.benchmarkIndex,
    })
  }
  chrome.kill()
  const middle = (name: keyof PageSpeed) => median(runs.map((run) => run[name]))
  return { score: middle('score'), lcp: middle('lcp'), benchmarkIndex: middle('benchmarkIndex') }
}
