import { conclude, runSteps } from './step.ts'
import { checks, ring } from './steps.ts'

const rings = [ring('unit tests', 'unit'), ring('API tests on SQLite', 'api')]
conclude(await runSteps([...rings, ...checks], 2))
