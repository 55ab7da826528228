import type { SettingKey } from '#contract/settings.ts'
import type { Page } from '#contract/content.ts'
import type { Picture } from '#contract/media.ts'

export type PageLink = Pick<Page, 'slug' | 'name' | 'onHeader' | 'onFooter' | 'isPopup'>

/** What every page knows about the restaurant: its settings, pages and languages. */
export type Shop = {
  settings: Readonly<Record<SettingKey, string>>
  pictures: Readonly<Partial<Record<SettingKey, Picture>>>
  pages: readonly PageLink[]
  /** The pages that settings name by id, for example the imprint. */
  legal: Readonly<Partial<Record<SettingKey, PageLink>>>
  languages: readonly { code: string; name: string; isRtl: boolean }[]
  origin: string
}

/** A flag setting is on when it is not empty (spec 2). */
export function isOn(shop: Shop, key: SettingKey): boolean {
  return shop.settings[key] !== ''
}
