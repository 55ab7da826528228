import { makeTemplate } from '../e2e/global-setup.ts'
import { hangingProviders } from './faults/hanging-providers.ts'
import { hostileCalls } from './faults/hostile-calls.ts'
import { publications } from './faults/killed-publications.ts'
import { longExport } from './faults/long-export.ts'
import { overload } from './faults/overload.ts'
import { postgresCuts } from './faults/postgres-cuts.ts'
import type { Finding, Scenario } from './faults/scenario.ts'
import { sharedLimits } from './faults/shared-limits.ts'
import { lockedFile, fullDisk, readOnlyFolder } from './faults/sqlite-faults.ts'

// Makes faults on purpose and prints what came of each, beside its target: `npm run faults`, or only some of them with
// `npm run faults -- locked full`.

const scenarios: readonly Scenario[] = [
  lockedFile,
  fullDisk,
  readOnlyFolder,
  overload,
  longExport,
  hangingProviders,
  sharedLimits,
  hostileCalls,
  publications,
  postgresCuts,
]

const names = process.argv.slice(2)
const wanted = scenarios.filter(({ name }) => names.length === 0 || names.includes(name))
if (wanted.length < names.length) {
  process.stderr.write(`There is ${scenarios.map(({ name }) => name).join(', ')}\n`)
  process.exit(1)
}

await makeTemplate({ pictures: 'plain' })
const missed: Finding[] = []
for (const { name, run } of wanted) {
  const started = performance.now()
  process.stdout.write(`\n${name}\n`)
  await run((finding) => {
    const { what, seen, target, isMet } = finding
    process.stdout.write(`  ${isMet ? 'ok  ' : 'MISS'}  ${what}: ${seen} (${target})\n`)
    if (!isMet) missed.push(finding)
  })
  process.stdout.write(`  in ${Math.round((performance.now() - started) / 1000)} s\n`)
}
process.stdout.write(`\n${missed.length === 0 ? 'every target was met' : `${missed.length} missed`}\n`)
process.exit(missed.length === 0 ? 0 : 1)
