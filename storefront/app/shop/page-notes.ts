import { formatMessage } from '#domain/i18n/format-message.ts'

type Settings = Readonly<
  Record<'IMPRINT' | 'PRIVACY_POLICY' | 'USES_NEW_ADDRESS_SYSTEM' | 'GEOCODER', string>
>
type I18n = Readonly<Record<string, string>>

const OSM = '<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'
const DL_DE = '<a href="https://www.govdata.de/dl-de/by-2-0">dl-de/by-2-0</a>'

/** The lines that the licences of the data ask for (geodata/README.md). */
const sources = [
  `© ${OSM}-Mitwirkende (ODbL 1.0)`,
  `Geoportal Berlin / Adressen Berlin, Kindertagesstätten, Schulen, Apothekenstandorte, Elektro-Ladesäulen, Jugendfreizeiteinrichtungen, bearbeitet (${DL_DE})`,
  'Postleitzahlen: Amt für Statistik Berlin-Brandenburg, vereinfacht (CC BY 3.0 DE)',
  '<a href="https://www.geonames.org">GeoNames</a> (CC BY 4.0)',
]

/** Which service receives a searched address; our own server is no third party. */
const services: Record<string, string> = {
  photon: 'Photon (OpenStreetMap)',
  nominatim: 'Nominatim (OpenStreetMap)',
  google: 'Google Maps Platform (Google Ireland Limited)',
}

/**
 * What the system adds to a page of the restaurant, as HTML: the sources of its data below the imprint, and below the privacy
 * notice the service that searches addresses. Empty for other pages, and while there is no search of addresses.
 */
export function pageNotes(pageId: string, settings: Settings, i18n: I18n, language: string): string {
  if (settings.USES_NEW_ADDRESS_SYSTEM === '') return ''
  const t = (text: string) => i18n[text] ?? text
  if (pageId === settings.IMPRINT) {
    const lines = sources.map((line) => `<li>${line}</li>`).join('')
    const intro = t('The search of addresses and the map use open data:')
    return `<h2 id="sources">${t('Data sources')}</h2><p>${intro}</p><ul>${lines}</ul>`
  }
  const service = services[settings.GEOCODER]
  if (pageId !== settings.PRIVACY_POLICY || !service) return ''
  const sentence = t(
    'To find an address, our server sends what was typed and the place that was marked to {service}. The network address of the visitor is not sent.',
  )
  return `<h2>${t('Search of addresses')}</h2><p>${formatMessage(sentence, { service }, language)}</p>`
}
