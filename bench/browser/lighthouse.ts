import { chromium, type Page } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findFullBrowser } from '../../scripts/machine/browser.ts'
import { median } from '../harness/median.ts'
import { favourPages } from '../harness/pin.ts'
import { DESKTOP, phoneSlowdown } from './phone.ts'

const ROUNDS = 7
const MOST_ROUNDS = 9
/** Lighthouse loses the beginning of a page now and then. */
const TRIES = 3
/** How far a round may be from the phone it stands for: this share of its slowdown. */
const NEAR = 0.15

type PageSpeed = {
  score: number
  /** Milliseconds. */
  lcp: number
  /** Milliseconds in which the page could not have answered, Lighthouse's total blocking time. */
  blocking: number
  /** All that came over the network. */
  kilobytes: number
  /** How fast this machine was meanwhile. */
  benchmarkIndex: number
}

export type SpeedOfPages = {
  ours: PageSpeed
  bare: PageSpeed
  /** Our LCP in bare ones, the median of the pairs that were loaded one after the other. */
  lcpOfBare: number
  /** How many times slower than this machine the phone was. */
  slowdown: number
  /** Our score if the phone were four times slower than this machine, however slow that is. */
  slowerScore: number
}

type Round = { slowdown: number; bare: PageSpeed; ours: PageSpeed }

/** By which share a round slowed the machine too much or too little for the speed that it had in that round. */
const missOf = ({ slowdown, bare, ours }: Round): number =>
  Math.max(
    ...[bare, ours].map(({ benchmarkIndex }) => Math.abs(slowdown / phoneSlowdown(benchmarkIndex) - 1)),
  )

/** One browser in which pages are measured. */
export type Phone = {
  compare(ours: string, bare: string): Promise<SpeedOfPages>
  /** Does something as the guest before; cookies and what a page has stored stay for what is measured then. */
  prepare(act: (page: Page) => Promise<void>): Promise<void>
  end(): void
}

/** Starts a browser that stands for a phone; `aPage` tells how fast this machine is. */
export async function startPhone(aPage: string): Promise<Phone> {
  const chrome = await launch({
    chromePath: findFullBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  favourPages()
  const measureAt = (url: string, slowdown: number) => measure(chrome.port, url, slowdown)
  let { benchmarkIndex } = await measureAt(aPage, DESKTOP.slowdown)

  /**
   * Lighthouse's mobile figures of our page and of a bare one: the middle of seven rounds. Both are loaded one after the
   * other in each round, and how much they are slowed follows the speed that the machine had in the round before, because a
   * shared machine changes its speed while it is measured. Where it changed within a round, that round stands for a faster or
   * a slower phone: rounds go on until seven were near the right one, or nine are over, and the seven nearest count. LCP in
   * milliseconds, score from 0 to 100.
   */
  const compare = async (ours: string, bare: string): Promise<SpeedOfPages> => {
    const tried: Round[] = []
    while (tried.filter((round) => missOf(round) <= NEAR).length < ROUNDS && tried.length < MOST_ROUNDS) {
      const slowdown = phoneSlowdown(benchmarkIndex)
      const both = { slowdown, bare: await measureAt(bare, slowdown), ours: await measureAt(ours, slowdown) }
      benchmarkIndex = (both.bare.benchmarkIndex + both.ours.benchmarkIndex) / 2
      tried.push(both)
    }
    const rounds = tried.toSorted((a, b) => missOf(a) - missOf(b)).slice(0, ROUNDS)
    const own = middle(rounds.map((round) => round.ours))
    const slowdown = median(rounds.map((round) => round.slowdown))
    return {
      ours: own,
      bare: middle(rounds.map((round) => round.bare)),
      lcpOfBare: median(rounds.map((round) => round.ours.lcp / round.bare.lcp)),
      slowdown,
      // Here a fast machine has been slowed as much already.
      slowerScore:
        slowdown === DESKTOP.slowdown ? own.score : (await measureAt(ours, DESKTOP.slowdown)).score,
    }
  }

  return {
    compare,
    async prepare(act) {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`)
      const page = await browser.contexts()[0]!.newPage()
      await act(page)
      await page.close()
      await browser.close()
    },
    end: () => chrome.kill(),
  }
}

async function measure(port: number, url: string, slowdown: number, tries = TRIES): Promise<PageSpeed> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    logLevel: 'error',
    disableFullPageScreenshot: true,
    throttling: { cpuSlowdownMultiplier: slowdown },
  })
  if (!result) throw new Error(`Lighthouse has no result for ${url}`)
  const { categories, audits, environment, runtimeError } = result.lhr
  if (runtimeError) {
    if (tries <= 1) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`)
    return measure(port, url, slowdown, tries - 1)
  }
  return {
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    kilobytes: (audits['total-byte-weight']?.numericValue ?? Number.NaN) / 1000,
    benchmarkIndex: environment.benchmarkIndex,
  }
}

function middle(runs: readonly PageSpeed[]): PageSpeed {
  const of = (name: keyof PageSpeed) => median(runs.map((run) => run[name]))
  return {
    score: of('score'),
    lcp: of('lcp'),
    blocking: of('blocking'),
    kilobytes: of('kilobytes'),
    benchmarkIndex: of('benchmarkIndex'),
  }
}
