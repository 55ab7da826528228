import type { SettingKey } from '#contract/settings.ts'

const pageSettings: readonly SettingKey[] = [
  'TERMS_AND_CONDITIONS',
  'PRIVACY_POLICY',
  'IMPRINT',
  'ACCESSIBILITY_PAGE',
  'DELIVERY_PAYMENT_PAGE',
  'ALLERGEN_PAGE',
]

/** Whether the value of a setting is the id of a page. */
export const isPageSetting = (key: string): boolean => (pageSettings as readonly string[]).includes(key)
