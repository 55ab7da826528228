import { conclude, runSteps } from './step.ts'
import { build, checks, ring, stories } from './steps.ts'

const rings = [
  ring('unit tests', 'unit'),
  ring('API tests on SQLite', 'api'),
  ring('API tests on PostgreSQL', 'api-postgres'),
]

// The checks use one core each; the rings and the browser fill the machine by themselves.
const checked = await runSteps(checks, 2)
conclude([...checked, ...(await runSteps([...rings, build, stories], 1))])
