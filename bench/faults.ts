import { makeTemplate } from '../e2e/global-setup.ts'
import { hangingProviders } from './faults/hanging-providers.ts'
import { hostileCalls } from './faults/hostile-calls.ts'
import { publications } from './faults/killed/publications.ts'
import { kills } from './faults/killed/kills.ts'
import { longExport } from './faults/long-export.ts'
import { overload } from './faults/overload.ts'
import { patroni } from './faults/patroni.ts'
import { postgresCuts } from './faults/postgres-cuts.ts'
import { sharedLimits } from './faults/shared-limits.ts'
import { steady } from './faults/steady.ts'
import { lockedFile, fullDisk, readOnlyFolder } from './faults/sqlite-faults.ts'
import { concluded, runScenarios, wantedScenarios } from './harness/run-scenarios.ts'

// Makes faults on purpose and prints what came of each, beside its target: `npm run faults`, or only some of them with
// `npm run faults -- locked full`.

const wanted = wantedScenarios(
  [
    lockedFile,
    fullDisk,
    readOnlyFolder,
    overload,
    steady,
    longExport,
    hangingProviders,
    sharedLimits,
    hostileCalls,
    kills,
    publications,
    postgresCuts,
    patroni,
  ],
  process.argv.slice(2),
)
await makeTemplate({ pictures: 'plain' })
process.exit(concluded(await runScenarios(wanted)))
