import type { Kysely } from 'kysely'
import { settings } from '#contract/settings.ts'
import { branchSettingIssue } from '#domain/settings/branch-settings.ts'
import { parseSetting } from '#domain/settings/parse-setting.ts'
import type { DB } from '../../db/schema.ts'
import { writeTables } from '../../db/write-tables.ts'
import { type FieldSentences, ValidationError } from '../../http/errors.ts'
import { readBranchSettingRows } from '../setting-rows.ts'

type Values = Record<string, string>

/** Values that a document of a branch holds; those for owners alone stay where they are. */
const isHeld = (key: string): boolean => Object.hasOwn(settings, key) && !branchSettingIssue(key)

/** The values of its own that each branch has. */
export async function readBranchValues(db: Kysely<DB>): Promise<(branchId: string) => Values> {
  const rows = await readBranchSettingRows(db)
  return (branchId) =>
    Object.fromEntries(
      rows
        .filter((row) => row.branch_id === branchId && isHeld(row.key))
        .map(({ key, value }) => [key, value]),
    )
}

/** Makes the values of branches those of their documents; a branch that is not named loses all of its own. */
export async function writeBranchValues(
  trx: Kysely<DB>,
  branches: ReadonlyMap<string, Values>,
): Promise<void> {
  const stored = await readBranchSettingRows(trx)
  const kept = stored
    .filter(({ branch_id, key }) => branches.has(branch_id) && !isHeld(key))
    .map(({ branch_id, key, value }) => ({ branch_id, key, value }))
  const own = [...branches].flatMap(([branch_id, values]) =>
    Object.entries(values).map(([key, value]) => ({ branch_id, key, value })),
  )
  const table = { name: 'branch_settings', key: ['branch_id', 'key'] } as const
  const before = { branch_settings: stored }
  const after = { branch_settings: [...kept, ...own] }
  await writeTables(trx, [table], before, after)
}

/** The values of a branch as they are stored. Throws `ValidationError` by key. */
export function prepareBranchValues(values: Values): Values {
  const fields: FieldSentences = {}
  const tidy: [string, string][] = []
  for (const [key, value] of Object.entries(values)) {
    const issue = branchSettingIssue(key)
    const parsed = parseSetting(settings, key, value)
    if (issue) fields[`settings.${key}`] = [issue]
    else if (parsed.ok) tidy.push([key, parsed.value])
    else {
      const { text, params } = parsed.problems
      fields[`settings.${key}`] = [params ? { text, params } : text]
    }
  }
  if (Object.keys(fields).length > 0) throw new ValidationError(fields)
  return Object.fromEntries(tidy)
}
