import { conclude, runSteps, sumUp } from './step.ts'
import { build, checks, endToEnd, suite } from './steps.ts'

const began = performance.now()
const everything = process.argv.includes('--all')
// Suites inherit it; `npm test` tries properties on the same examples each time.
if (everything) process.env['PROPERTY_SEED'] ??= String(Date.now() % 2 ** 31)
const suites = [
  suite('API tests on PostgreSQL', 'api-postgres'),
  suite('API tests on SQLite', 'api'),
  suite('unit tests', 'unit'),
  suite('tests of the tools', 'tools'),
]

// Two at once keep two cores busy: a suite that waits for its database leaves time for a check.
const found = await runSteps([build, ...suites, ...checks], 2)
const outcomes = [...found, ...(await runSteps([endToEnd({ everything })], 1))]
sumUp(outcomes, began)
conclude(outcomes)
