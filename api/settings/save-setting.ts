import type { Media } from '#contract/media.ts'
import type { SettingKey } from '#contract/settings.ts'
import { type Ctx, transaction } from '../context.ts'
import { bumpContentVersion } from '../db/content-version.ts'

/** Stores the restaurant's choice for one setting. */
export async function saveSetting(
  ctx: Ctx,
  key: SettingKey,
  value: string,
  media: Media = {},
): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const media_json = JSON.stringify(media)
    await ctx.db
      .insertInto('settings')
      .values({ key, value, media_json })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, media_json }))
      .execute()
    await bumpContentVersion(ctx.db)
  })
  await ctx.deps.content.refresh()
}
