/** How postal codes look where they are digits alone; elsewhere an address is asked for. */
const DIGITS: Readonly<Record<string, number>> = {
  at: 4,
  be: 4,
  ch: 4,
  de: 5,
  dk: 4,
  es: 5,
  fi: 5,
  fr: 5,
  it: 5,
  tr: 5,
}

/** Whether a text is a whole postal code of a country (ISO 3166, any case). */
export const isPostalCode = (text: string, country: string): boolean => {
  const digits = DIGITS[country.toLowerCase()]
  return digits !== undefined && /^\d+$/.test(text.trim()) && text.trim().length === digits
}

/** Whether a text has the form of a postal code; where we do not know the form of a country, up to ten letters and digits. */
export const mayBePostalCode = (text: string, country: string): boolean =>
  DIGITS[country.toLowerCase()] === undefined
    ? /^[\p{L}\p{N}][\p{L}\p{N} -]{0,8}[\p{L}\p{N}]$/u.test(text.trim())
    : isPostalCode(text, country)
