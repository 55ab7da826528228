import type { Tax } from '#contract/checkout.ts'
import type { SettingKey } from '#contract/settings.ts'
import type { Page } from '#contract/content.ts'
import type { SpecialDay, Week } from '#contract/hours.ts'
import type { Picture } from '#contract/media.ts'

export type PageLink = Pick<Page, 'slug' | 'name' | 'onHeader' | 'onFooter' | 'isPopup'>

/** What every page knows about the restaurant: its settings, pages and languages. */
export type Shop = {
  settings: Readonly<Record<SettingKey, string>>
  pictures: Readonly<Partial<Record<SettingKey, Picture>>>
  pages: readonly PageLink[]
  /** The pages that settings name by id, for example the imprint. */
  legal: Readonly<Partial<Record<SettingKey, PageLink>>>
  /** The opening week; whether it is open now is asked for in the browser. */
  week: Week
  /** The special days of the next weeks; left out when there are none. */
  specialDays?: readonly SpecialDay[]
  /** How many minutes longer every order takes; left out while it is no rush. */
  rushMinutes?: number
  /** The ways to pay, by name. */
  payments: readonly string[]
  /** Taxes that are added to the prices; left out where prices include them. */
  taxes?: readonly Pick<Tax, 'name' | 'value'>[]
  languages: readonly { code: string; name: string; isRtl: boolean }[]
  origin: string
  /** The branch the guest has chosen, where there are several, or the one of the guest's table. */
  branch: { name: string; slug: string } | undefined
}

/** A flag setting is on when it is not empty (spec 2). */
export function isOn(shop: Pick<Shop, 'settings'>, key: SettingKey): boolean {
  return shop.settings[key] !== ''
}
