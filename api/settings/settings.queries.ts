import { type Setting, type SettingKey, settings } from '#contract/settings.ts'
import type { Media } from '#contract/media.ts'
import type { Ctx } from '../context.ts'

/** The value of every setting, stored or default. Flags are on when they are not empty (spec 2: "non-empty"). */
export type SettingValues = Record<SettingKey, string>

const keys = Object.keys(settings) as SettingKey[]

/** The restaurant's choices, kept in memory per content version. */
export function loadSettings(ctx: Ctx): Promise<SettingValues> {
  return ctx.deps.content.get('settings', async () => {
    const rows = await ctx.deps.db.selectFrom('settings').select(['key', 'value']).execute()
    const stored = new Map(rows.map((row) => [row.key, row.value]))
    return Object.fromEntries(
      keys.map((key) => [key, stored.get(key) ?? settings[key].default]),
    ) as SettingValues
  })
}

/** The public settings with their pictures (spec 7). A picture's value is the address of its poster. */
export async function listPublicSettings(ctx: Ctx): Promise<Setting[]> {
  const rows = await ctx.deps.db.selectFrom('settings').selectAll().execute()
  const stored = new Map(rows.map((row) => [row.key, row]))
  return keys
    .filter((key) => settings[key].public)
    .map((key) => {
      const row = stored.get(key)
      const media = JSON.parse(row?.media_json ?? '{}') as Media
      const picture = media.poster ?? media.icon ?? media.splash ?? media.background
      return { key, value: (row?.value ?? settings[key].default) || (picture?.data.url ?? ''), media }
    })
}
