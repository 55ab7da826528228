import { type Browser, chromium, type Page } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import type { AppServer } from '../../e2e/app-server.ts'
import { findFullBrowser } from '../../scripts/machine/browser.ts'
import { median } from '../harness/median.ts'
import { favourPages } from '../harness/pin.ts'
import { DESKTOP, phoneSlowdown } from './phone.ts'
import { type Step, visitShop } from './visit-steps.ts'

const ROUNDS = 3
const BARE_TAPS = 12
/** The event timings of a browser begin here: what is answered sooner leaves none. */
const SHORTEST_MS = 16
/** A guest looks before the next touch. */
const LOOK_MS = 1_000
/** So long after the next frame a browser has told how long an interaction took. */
const TOLD_MS = 300

/** One tap, or the typing of one text, whose slowest key counts; milliseconds until what it changed was painted. */
export type Interaction = { what: string; ms: number }

export type Responsiveness = {
  p75: number
  worst: Interaction[]
  interactions: number
  /** The same figure of a page with nothing but a button, on the same phone: what the machine itself takes. */
  bareP75: number
  /** How many times slower than this machine the phone was. */
  slowdown: number
  /** The same figure if the phone were four times slower than this machine, however slow that is. */
  slowerP75: number
}

/**
 * How soon a phone answers a guest who goes from the first page to a placed order: the visit with the middle figure of
 * three. The phone is the one of the Lighthouse rounds; the speed of the machine is taken before each visit.
 */
export async function measureVisit(server: AppServer): Promise<Responsiveness> {
  const browser = await chromium.launch({
    executablePath: findFullBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  favourPages()
  const visits: { p75: number; interactions: Interaction[]; bareP75: number; slowdown: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const slowdown = phoneSlowdown(await benchmarkIndex(browser))
    const bareP75 = p75(await onPhone(browser, slowdown, tapBarePage))
    const interactions = await onPhone(browser, slowdown, visitServer(server))
    visits.push({ p75: p75(interactions), interactions, bareP75, slowdown })
  }
  const middle = visits.toSorted((a, b) => a.p75 - b.p75)[Math.floor(ROUNDS / 2)]!
  const slowdown = median(visits.map((visit) => visit.slowdown))
  // A fast machine has been slowed as much already.
  const slowerP75 =
    slowdown === DESKTOP.slowdown
      ? middle.p75
      : p75(await onPhone(browser, DESKTOP.slowdown, visitServer(server)))
  await browser.close()
  return {
    p75: middle.p75,
    worst: middle.interactions.toSorted((a, b) => b.ms - a.ms).slice(0, 3),
    interactions: middle.interactions.length,
    bareP75: median(visits.map((visit) => visit.bareP75)),
    slowdown,
    slowerP75,
  }
}

async function benchmarkIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
  await page.close()
  return index
}

type Visit = (page: Page, step: Step) => Promise<void>

const visitServer =
  (server: AppServer): Visit =>
  (page, step) =>
    visitShop(page, server.url, step)

const BARE_PAGE = `data:text/html,<meta name="viewport" content="width=device-width"><button onclick="this.textContent = ' ' + performance.now()">0</button>`

const tapBarePage: Visit = async (page, step) => {
  await page.goto(BARE_PAGE)
  for (let tap = 0; tap < BARE_TAPS; tap++) await step('tap', () => page.touchscreen.tap(20, 20))
}

async function onPhone(browser: Browser, slowdown: number, visit: Visit): Promise<Interaction[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Once in a visit it stores a build and a menu in the background, at a moment of its own.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(observeInteractions, SHORTEST_MS)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const interactions: Interaction[] = []
  await visit(page, async (what, act) => {
    await page.waitForTimeout(LOOK_MS)
    await act().catch((error: unknown) => {
      throw new Error(`the visit ended at '${what}'`, { cause: error })
    })
    interactions.push({ what, ms: await slowest(page) })
  })
  await context.close()
  return interactions
}

type Observed = { interactions?: number[] }

/** Keeps how long each event of an interaction took from the touch to the next frame. */
function observeInteractions(durationThreshold: number): void {
  const durations: number[] = []
  ;(globalThis as Observed).interactions = durations
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0) durations.push(entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit)
}

/** The slowest interaction since this was last asked. */
async function slowest(page: Page): Promise<number> {
  await page.waitForTimeout(TOLD_MS)
  const durations = await page.evaluate(() => (globalThis as Observed).interactions?.splice(0) ?? [])
  return Math.max(SHORTEST_MS, ...durations)
}

function p75(interactions: readonly Interaction[]): number {
  const sorted = interactions.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Number.NaN
}
