import { listLanguages } from '#contract/content.ts'
import { listSettings } from '#contract/settings.ts'
import { loadMessages } from '#domain/i18n/load-messages.ts'
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
      map: await loadMessages(language, values.get('ADDRESS_FORM')),
      country: values.get('COUNTRY') ?? 'de',
      timeZone: values.get('TIME_ZONE') ?? 'Europe/Berlin',
    },
  }
}

/** How the screens speak before the restaurant is known: what waits or has failed then needs no other text. */
export const homeMessages: I18nData = {
  language: 'de',
  map: {
    'Check the network of this device. Nothing is lost: orders wait on the server.':
      'Prüfe das Netz dieses Geräts. Es geht nichts verloren: Bestellungen warten auf dem Server.',
    'Loading …': 'Lädt …',
    'No connection': 'Keine Verbindung',
    'Something went wrong on our side. Please try again.':
      'Bei uns ist etwas schiefgelaufen. Bitte versuche es noch einmal.',
    'That did not work': 'Das hat nicht geklappt',
    'This page does not exist': 'Diese Seite gibt es nicht',
    'To the orders': 'Zu den Bestellungen',
    'Try again': 'Erneut versuchen',
  },
  country: 'de',
  timeZone: 'Europe/Berlin',
}
