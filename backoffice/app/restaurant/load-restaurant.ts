import { listLanguages } from '#contract/content.ts'
import { listSettings } from '#contract/settings.public.ts'
import type { I18nData } from '#ui/i18n.tsx'
import { staffApi } from '../http/staff-api.ts'

/** The restaurant as its staff sees it: its name, and its main language, in which the kitchen reads. */
export type Restaurant = {
  name: string
  /** How long the kitchen and the way usually take. */
  minutes: { preparation: number; delivery: number }
  i18n: I18nData
}

export async function loadRestaurant(): Promise<Restaurant> {
  const [settings, languages] = await Promise.all([staffApi(listSettings, {}), staffApi(listLanguages, {})])
  const values = new Map(settings.map(({ key, value }) => [key, value]))
  const language = languages.find((one) => one.isDefault)?.code ?? 'de'
  return {
    name: values.get('SITE_TITLE') ?? '',
    minutes: {
      preparation: Number.parseInt(values.get('PREPARATION_MINUTES') ?? '', 10) || 20,
      delivery: Number.parseInt(values.get('DELIVERY_MINUTES') ?? '', 10) || 0,
    },
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
