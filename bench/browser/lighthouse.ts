import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findFullBrowser } from '../../scripts/machine/browser.ts'
import { median } from '../harness/median.ts'
import { DESKTOP, phoneSlowdown } from './phone.ts'

const ROUNDS = 5
const MOST_ROUNDS = 10
/** How far a round may be from the phone it stands for: this share of its slowdown. */
const NEAR = 0.15
const SLOWER_ROUNDS = 3

type PageSpeed = {
  score: number
  /** Milliseconds. */
  lcp: number
  /** How fast this machine was meanwhile. */
  benchmarkIndex: number
}

export type SpeedOfPages = {
  ours: PageSpeed
  bare: PageSpeed
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

/**
 * Lighthouse's mobile figures of our page and of a bare one: the middle of five rounds. Both are loaded one after the
 * other in each round, and how much they are slowed follows the speed that the machine had in the round before, because
 * a shared machine changes its speed while it is measured. Where it changed within a round, that round stands for a
 * faster or a slower phone: rounds go on until five were near the right one, or ten are over, and the five nearest
 * count. LCP in milliseconds, score from 0 to 100.
 */
export async function compareSpeed(ours: string, bare: string): Promise<SpeedOfPages> {
  const chrome = await launch({
    chromePath: findFullBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  const measureAt = (url: string, slowdown: number) => measure(chrome.port, url, slowdown)
  let { benchmarkIndex } = await measureAt(bare, DESKTOP.slowdown)
  const tried: Round[] = []
  while (tried.filter((round) => missOf(round) <= NEAR).length < ROUNDS && tried.length < MOST_ROUNDS) {
    const slowdown = phoneSlowdown(benchmarkIndex)
    const both = { slowdown, bare: await measureAt(bare, slowdown), ours: await measureAt(ours, slowdown) }
    benchmarkIndex = (both.bare.benchmarkIndex + both.ours.benchmarkIndex) / 2
    tried.push(both)
  }
  const rounds = tried.toSorted((a, b) => missOf(a) - missOf(b)).slice(0, ROUNDS)
  const slower: PageSpeed[] = []
  for (let round = 0; round < SLOWER_ROUNDS; round++) slower.push(await measureAt(ours, DESKTOP.slowdown))
  chrome.kill()
  return {
    ours: middle(rounds.map((round) => round.ours)),
    bare: middle(rounds.map((round) => round.bare)),
    slowdown: median(rounds.map((round) => round.slowdown)),
    slowerScore: middle(slower).score,
  }
}

async function measure(port: number, url: string, slowdown: number): Promise<PageSpeed> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    logLevel: 'error',
    throttling: { cpuSlowdownMultiplier: slowdown },
  })
  if (!result) throw new Error(`Lighthouse has no result for ${url}`)
  const { categories, audits, environment } = result.lhr
  return {
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    benchmarkIndex: environment.benchmarkIndex,
  }
}

function middle(runs: readonly PageSpeed[]): PageSpeed {
  const of = (name: keyof PageSpeed) => median(runs.map((run) => run[name]))
  return { score: of('score'), lcp: of('lcp'), benchmarkIndex: of('benchmarkIndex') }
}
