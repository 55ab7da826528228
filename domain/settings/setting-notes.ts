import type { SettingKey } from '#contract/settings.ts'

/** What a setting has to do with others as they stand; `needs` is without effect until the named one is set so. */
export type SettingNote =
  | { kind: 'needs'; key: SettingKey; value?: string }
  | { kind: 'no-way-to-order' | 'accounts-only' | 'online-only' }

type Values = Readonly<Record<SettingKey, string>>

/** Which setting has an effect only with another one, or only with one value of it. */
const needs: Partial<Record<SettingKey, { key: SettingKey; value?: string }>> = {
  TIP_PERCENTS: { key: 'ALLOW_TIP' },
  LOYALTY_EARN_PERCENT: { key: 'LOYALTY_SYSTEM' },
  DELIVERY_MINUTES: { key: 'ALLOW_DELIVERY' },
  SURCHARGE_BELOW_MINIMUM: { key: 'ALLOW_DELIVERY' },
  ADDRESS_FIRST: { key: 'ALLOW_DELIVERY' },
  USES_NEW_ADDRESS_SYSTEM: { key: 'ALLOW_DELIVERY' },
  GEOCODER: { key: 'USES_NEW_ADDRESS_SYSTEM' },
  ALLOW_ALCOHOL_DELIVERY: { key: 'ALLOW_DELIVERY' },
  REUSABLE_DEPOSIT: { key: 'REUSABLE_PACKAGING', value: 'offer' },
}

/** The same for settings that ask for another one only while they are on. */
const needsWhileOn: Partial<Record<SettingKey, { key: SettingKey }>> = {
  ALLOW_TIP: { key: 'TIP_PERCENTS' },
  LOYALTY_SYSTEM: { key: 'ALLOW_REGISTRATION' },
  DISPLAY_BRAND_LOGO: { key: 'LOGO' },
}

const ways: readonly SettingKey[] = ['ALLOW_DELIVERY', 'ALLOW_TAKEAWAY', 'ALLOW_CURBSIDE']
const people: readonly SettingKey[] = ['ALLOW_GUEST_CHECKOUT', 'ALLOW_REGISTRATION']
const atTheDoor: readonly SettingKey[] = ['PAY_CASH', 'PAY_CARD_AT_DOOR']

/** What has to be said beside a setting about the others; undefined where nothing has. */
export function settingNote(key: SettingKey, values: Values): SettingNote | undefined {
  const areOff = (keys: readonly SettingKey[]) => keys.every((one) => values[one] === '')
  if (ways.includes(key) && areOff(ways)) return { kind: 'no-way-to-order' }
  if (people.includes(key) && areOff(people)) return { kind: 'accounts-only' }
  if (atTheDoor.includes(key) && areOff(atTheDoor)) return { kind: 'online-only' }
  const isOn = values[key] !== ''
  const needed =
    needs[key] ??
    (isOn ? needsWhileOn[key] : undefined) ??
    (key === 'LOADER_ANIMATION' && values[key] === 'logo' ? { key: 'LOGO' as const } : undefined)
  if (!needed) return undefined
  const isMet = 'value' in needed ? values[needed.key] === needed.value : values[needed.key] !== ''
  return isMet ? undefined : { kind: 'needs', ...needed }
}
