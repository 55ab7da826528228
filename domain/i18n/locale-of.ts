const regions: Record<string, string> = { en: 'en-GB', de: 'de-DE', tr: 'tr-TR' }

/** The locale in which money and dates are written in a language. */
export const localeOf = (language: string): string => regions[language] ?? language
