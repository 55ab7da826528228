import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locked, nameOf } from './lock.ts'

const START = '<!-- packages: written by `npm run notices` -->'
const END = '<!-- packages: end -->'

/** The notices with a list of the packages that run the product, by licence. */
export function withPackages(notices: string, packages: Locked): string {
  const [before = ''] = notices.split(START)
  const [, after = ''] = notices.split(END)
  return `${before}${START}\n\n${drawPackages(packages)}\n\n${END}${after}`
}

/** A fault when a package is missing in the notices, or is named there and gone. */
export function faultsInNotices(root: string, packages: Locked): string[] {
  const notices = readFileSync(join(root, 'THIRD_PARTY_NOTICES.md'), 'utf8')
  return notices === withPackages(notices, packages)
    ? []
    : ['THIRD_PARTY_NOTICES.md does not list the packages of package-lock.json: npm run notices']
}

function drawPackages(packages: Locked): string {
  const byLicence = new Map<string, Set<string>>()
  for (const [path, { dev, license = 'unknown' }] of Object.entries(packages)) {
    if (dev) continue
    const names = byLicence.get(license) ?? new Set()
    byLicence.set(license, names.add(`\`${nameOf(path)}\``))
  }
  return [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([license, names]) => `- ${license}: ${[...names].sort().join(', ')}`)
    .join('\n')
}
