import { makeTemplate } from '../e2e/global-setup.ts'
import { browser } from './browser/browser.ts'
import { storeResults } from './harness/results.ts'
import { concluded, runScenarios, wantedScenarios } from './harness/run-scenarios.ts'
import { requireWrk } from './harness/wrk.ts'
import { orders } from './orders/orders.ts'
import { addresses } from './pages/addresses.ts'
import { publicPages } from './pages/pages.ts'

// Measures speed and size, prints each figure beside its target and stores all in `bench/results`: `npm run bench`, or only
// some of it with `npm run bench -- pages orders`.

const wanted = wantedScenarios([publicPages, orders, addresses, browser], process.argv.slice(2))
requireWrk()
await makeTemplate({ pictures: wanted.includes(browser) ? 'drawn' : 'plain' })
const outcomes = await runScenarios(wanted)
storeResults(outcomes)
process.exit(concluded(outcomes))
