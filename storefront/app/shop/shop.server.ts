import { listPaymentProviders, listTaxes } from '#contract/checkout.ts'
import { listLanguages, listPages } from '#contract/content.ts'
import { getWorkingHours } from '#contract/hours.ts'
import type { Picture } from '#contract/media.ts'
import { type SettingKey, settings as registry } from '#contract/settings.ts'
import { listSettings } from '#contract/settings.public.ts'
import { moneyPattern } from '#domain/money-pattern.ts'
import { percentPattern } from '#domain/percent.ts'
import { currencyOf } from '#domain/money.ts'
import { catalogueName } from '#domain/i18n/catalogue.ts'
import { localeOf } from '#domain/i18n/locale-of.ts'
import { hasPlainClock } from '#domain/i18n/plain-clock.ts'
import type { I18nData } from '#ui/i18n.tsx'
import type { ServerContext } from './server-context.ts'
import type { PageLink, Shop } from './shop.ts'
import { pictureOf } from './setting-pictures.ts'
import { loadOwnMessages } from '../i18n/own-messages.server.ts'

/** Reads what every page needs; all of it comes from memory. */
export async function loadShop(server: ServerContext): Promise<{ shop: Shop; i18n: I18nData }> {
  const [settings, pages, languages, hours, providers, taxes] = await Promise.all([
    server.call(listSettings, {}),
    server.call(listPages, {}),
    server.call(listLanguages, {}),
    server.call(getWorkingHours, {}),
    server.call(listPaymentProviders, {}),
    server.call(listTaxes, {}),
  ])
  const addressForm = settings.find(({ key }) => key === 'ADDRESS_FORM')?.value
  const catalogue = catalogueName(server.language, addressForm)
  const own = await loadOwnMessages(server, catalogue)
  // What the restaurant says about itself may be translated like any other text.
  const shown = (key: string, value: string) =>
    registry[key as SettingKey].type === 'text' ? (own[value] ?? value) : value
  const values = Object.fromEntries(
    settings.map(({ key, value }) => [key, shown(key, value)]),
  ) as Shop['settings']
  const links = pages.map(({ slug, name, onHeader, onFooter, isPopup }) => ({
    slug,
    name,
    onHeader,
    onFooter,
    isPopup,
  }))
  const linkById = new Map(pages.map((page, at) => [page.id, links[at] as PageLink]))
  const pageKeys = (Object.keys(registry) as SettingKey[]).filter((key) => registry[key].type === 'page')
  return {
    shop: {
      settings: values,
      pictures: Object.fromEntries(
        settings.flatMap((setting) => {
          const { key } = setting
          const picture = PICTURES.has(key) ? pictureOf(setting) : undefined
          return picture ? [[key, leanPicture(picture, LOGOS.has(key))]] : []
        }),
      ),
      pages: links,
      legal: Object.fromEntries(
        pageKeys.flatMap((key) => {
          const link = linkById.get(values[key])
          return link ? [[key, link]] : []
        }),
      ),
      week: hours.data,
      ...(hours.meta.specialDays && { specialDays: hours.meta.specialDays }),
      ...(hours.meta.rushMinutes && { rushMinutes: hours.meta.rushMinutes }),
      payments: providers.map(({ name }) => name),
      ...(taxes.length > 0 && { taxes: taxes.map(({ name, value }) => ({ name, value })) }),
      languages: languages.map(({ code, name, isRtl }) => ({ code, name, isRtl })),
      origin: server.origin,
      branch: server.branch && { name: server.branch.name, slug: server.branch.slug },
    },
    i18n: {
      language: server.language,
      catalogue,
      map: own,
      country: values.COUNTRY,
      timeZone: values.TIME_ZONE,
      money: moneyPattern(localeOf(server.language), currencyOf(values.COUNTRY)),
      percent: percentPattern(localeOf(server.language)),
      hasPlainClock: hasPlainClock(localeOf(server.language)),
    },
  }
}

/** A picture without the cuts that no page shows of it. */
const leanPicture = (picture: Picture, isLogo: boolean): Picture => ({
  ...picture,
  id: '',
  square: '',
  wide: '',
  ...(isLogo && { placeholder: '' }),
})

/** Small pictures on the ground of the page: a placeholder would weigh more than what it bridges. */
const LOGOS = new Set<string>(['LOGO', 'FOOTER_LOGO', 'SPLASH_LOGO', 'FAVICON'] satisfies SettingKey[])

/** The settings whose picture any page may show; those of the pages for visitors come with these pages. */
const PICTURES = new Set<string>(
  (Object.keys(registry) as SettingKey[]).filter(
    (key) => registry[key].type === 'picture' && !/^(?:LOGIN|FORGOT|REGISTER)_IMAGES$/.test(key),
  ),
)
