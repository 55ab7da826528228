import { conclude, runSteps } from './step.ts'
import { checks, ring, ringNearChange } from './steps.ts'

const rings = [ring('unit tests', 'unit'), ringNearChange('API tests near the change', 'api')]
conclude(await runSteps([...rings, ...checks], 2))
