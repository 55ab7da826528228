import type { SettingKey } from '#contract/settings.ts'
import { isPageSetting } from './page-settings.ts'

/** What is said about a setting that a branch cannot have of its own. */
export const NOT_OF_A_BRANCH = 'This is set for the whole restaurant'

/** Settings of the whole restaurant: whether there are branches, what it speaks and counts in, and code for owners alone. */
const shared: ReadonlySet<string> = new Set<SettingKey>([
  'HAS_BRANCH',
  'COUNTRY',
  'TIME_ZONE',
  'CUSTOM_HEADER_CODE',
])

/** Why a branch cannot have a value of its own for a setting; undefined where it can. */
export const branchSettingIssue = (key: string): string | undefined =>
  shared.has(key) || isPageSetting(key) ? NOT_OF_A_BRANCH : undefined
