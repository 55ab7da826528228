import { listSettings, type SettingKey } from '#contract/settings.ts'
import type { House } from './page-context.ts'

/** Whether a flag of the restaurant is on, for guards; the settings come from memory (spec 2). */
export async function settingIsOn(house: House, key: SettingKey): Promise<boolean> {
  const settings = await house.call(listSettings, {})
  return (settings.find((setting) => setting.key === key)?.value ?? '') !== ''
}
