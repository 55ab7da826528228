import { builtInLanguages, builtInMessages } from '../i18n/catalogue.ts'
import { holidayNames } from './holidays.ts'

/** The name of a special day as guests read it: that of a holiday in their language, any other one as it was typed. */
export function holidayNameIn(name: string, language: string): string {
  const known = [...holidayNames].find((text) =>
    builtInLanguages.some((one) => (builtInMessages(one)[text] ?? text) === name),
  )
  return known === undefined ? name : (builtInMessages(language)[known] ?? known)
}
