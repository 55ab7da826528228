import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A phone number as people of the country write it, numbers of other countries with their code; undefined when it is
 * none (spec 5). `country` is the code of the restaurant's country.
 */
export function parsePhone(text: string, country: string): string | undefined {
  const home = country.toUpperCase()
  const number = parsePhoneNumberFromString(text, isSupportedCountry(home) ? (home as CountryCode) : 'DE')
  if (!number?.isValid()) return undefined
  return number.country === home ? number.formatNational() : number.formatInternational()
}
