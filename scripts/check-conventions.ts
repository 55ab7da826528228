import { faultsInConformance } from './conformance/conformance.ts'
import { rows } from './conformance/rows.ts'
import { faultsInHasRules } from './conventions/broad-has.ts'
import { faultsInCasts } from './conventions/casts.ts'
import { faultsInFields } from './conventions/cut-input.ts'
import { deadPaths } from './conventions/doc-paths.ts'
import { faultsInModuleState } from './conventions/module-state.ts'
import { faultsInNames } from './conventions/named-duties.ts'
import { faultsInSecurityPage } from './conventions/security-page.ts'
import { faultsInStyles } from './conventions/styles.ts'
import { faultsInVocabulary } from './conventions/vocabulary.ts'
import { readLock } from './dependencies/lock.ts'
import { faultsInLock } from './dependencies/lock-faults.ts'
import { faultsInNotices } from './dependencies/notices.ts'
import { projectRoot } from './machine/project.mjs'

const packages = readLock(projectRoot)
const faults = [
  ...faultsInStyles(),
  ...faultsInHasRules(),
  ...deadPaths().map((path) => `there is no ${path}`),
  ...faultsInCasts(),
  ...faultsInModuleState(),
  ...faultsInFields(),
  ...faultsInNames(),
  ...faultsInVocabulary(),
  ...faultsInConformance(projectRoot, rows),
  ...faultsInSecurityPage(projectRoot),
  ...faultsInLock(packages),
  ...faultsInNotices(projectRoot, packages),
]
process.stdout.write(faults.map((fault) => `${fault}\n`).join(''))
process.exitCode = faults.length > 0 ? 1 : 0
