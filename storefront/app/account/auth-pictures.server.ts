import type { Picture } from '#contract/media.ts'
import type { SettingKey } from '#contract/settings.ts'
import { listSettings } from '#contract/settings.public.ts'
import type { ServerContext } from '../shop/server-context.ts'
import { picturesOf } from '../shop/setting-pictures.ts'

/** The pictures beside the form of a page for visitors. They come with this page only, so no other one is heavier. */
export async function loadAuthPictures(
  server: ServerContext,
  key: Extract<SettingKey, 'LOGIN_IMAGES' | 'FORGOT_IMAGES' | 'REGISTER_IMAGES'>,
): Promise<readonly Picture[]> {
  const settings = await server.call(listSettings, {})
  return settings.filter((setting) => setting.key === key).flatMap(picturesOf)
}
