import { conclude, runSteps } from './step.ts'
import { build, checks, suite, endToEnd } from './steps.ts'

const suites = [
  suite('unit tests', 'unit'),
  suite('API tests on SQLite', 'api'),
  suite('API tests on PostgreSQL', 'api-postgres'),
]

// The checks use one core each; the suites and the browser fill the machine by themselves.
const checked = await runSteps(checks, 2)
conclude([...checked, ...(await runSteps([...suites, build, endToEnd], 1))])
