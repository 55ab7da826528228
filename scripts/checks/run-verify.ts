import { conclude, runSteps } from './step.ts'
import { checks, suite, suiteNearChange } from './steps.ts'

const suites = [suite('unit tests', 'unit'), suiteNearChange('API tests near the change', 'api')]
conclude(await runSteps([...suites, ...checks], 2))
