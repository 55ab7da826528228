import { listLanguages } from '#contract/content.ts'
import { listSettings } from '#contract/settings.public.ts'
import type { I18nData } from '#ui/i18n.tsx'
import { restaurantApi } from '../http/staff-api.ts'

/** The restaurant as its staff sees it: its name, and its main language, in which the kitchen reads. */
export type Restaurant = {
  name: string
  i18n: I18nData
}

export async function loadRestaurant(): Promise<Restaurant> {
  const [settings, languages] = await Promise.all([
    restaurantApi(listSettings, {}),
    restaurantApi(listLanguages, {}),
  ])
  const values = new Map(settings.map(({ key, value }) => [key, value]))
  const language = languages.find((one) => one.isDefault)?.code ?? 'de'
  return {
    name: values.get('SITE_TITLE') ?? '',
    i18n: {
      language,
      map: {},
      country: values.get('COUNTRY') ?? 'de',
      timeZone: values.get('TIME_ZONE') ?? 'Europe/Berlin',
    },
  }
}

/** Until the restaurant is known, the screens show no amount and no time of it. */
export const unknownRestaurant: I18nData = {
  language: 'de',
  // The build writes this text into the document, before any language is known.
  map: { 'Loading …': 'Lädt …' },
  country: 'de',
  timeZone: 'Europe/Berlin',
}
