import { makeTemplate } from '../e2e/global-setup.ts'
import { browser } from './browser/browser.ts'
import { growth } from './growth/growth.ts'
import { writePages } from './harness/draw-results.ts'
import { newestResults, storeResults, thisMachine } from './harness/results.ts'
import { concluded, runScenarios, wantedScenarios } from './harness/run-scenarios.ts'
import { requireWrk } from './harness/wrk.ts'
import { memory } from './memory/memory.ts'
import { orders } from './orders/orders.ts'
import { addresses } from './pages/addresses.ts'
import { publicPages } from './pages/pages.ts'
import { staffReads } from './staff/staff-reads.ts'

// Measures speed and size, prints each figure beside its target, stores all in `bench/results` and draws them in
// `docs/performance.md` and the README: `npm run bench`, or only some of it with `npm run bench -- pages orders`. With
// `BENCH_TRIAL=1` it stores and draws nothing.

const withoutWrk = new Set([addresses, browser])
const wanted = wantedScenarios(
  [publicPages, orders, staffReads, growth, memory, addresses, browser],
  process.argv.slice(2),
)
if (!wanted.every((scenario) => withoutWrk.has(scenario))) requireWrk()
const machine = thisMachine()
await makeTemplate({ pictures: wanted.includes(browser) ? 'drawn' : 'plain' })
const outcomes = await runScenarios(wanted)
if (process.env['BENCH_TRIAL'] !== '1') {
  storeResults(outcomes, machine)
  const results = newestResults()
  if (results) writePages(results)
}
process.exit(concluded(outcomes))
