import { settings } from '#contract/settings.ts'
import { parseSetting } from '#domain/settings/parse-setting.ts'
import type { SettingIssue } from '#domain/settings/setting-messages.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { Ctx } from '../context.ts'

/** Stores values of settings: all of them or, with the issue of each key, none. */
export async function saveSettings(
  ctx: Pick<Ctx, 'db'>,
  values: Readonly<Record<string, string>>,
): Promise<Result<void, Record<string, SettingIssue>>> {
  const rows: { key: string; value: string; media_json: string }[] = []
  const problems: Record<string, SettingIssue> = {}
  for (const [key, value] of Object.entries(values)) {
    const parsed = parseSetting(settings, key, value)
    if (parsed.ok) rows.push({ key, value: parsed.value, media_json: '{}' })
    else problems[key] = parsed.problems
  }
  if (Object.keys(problems).length > 0) return failed(problems)
  if (rows.length > 0) {
    await ctx.db
      .insertInto('settings')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
      )
      .execute()
  }
  return ok(undefined)
}
