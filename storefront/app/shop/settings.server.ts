import type { SettingKey } from '#contract/settings.ts'
import { listSettings } from '#contract/settings.public.ts'
import type { ServerContext } from './server-context.ts'

/** Whether a flag of the restaurant is on, for guards; the settings come from memory (spec 2). */
export async function settingIsOn(server: ServerContext, key: SettingKey): Promise<boolean> {
  const settings = await server.call(listSettings, {})
  return (settings.find((setting) => setting.key === key)?.value ?? '') !== ''
}
