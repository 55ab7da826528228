import { deShop } from './de-shop.ts'
import { accountWords } from './de/account-screens.ts'
import { backofficeWords } from './de/backoffice.ts'
import { checkoutWords } from './de/checkout.ts'

/** German for every English interface text of the house. */
export const de: Readonly<Record<string, string>> = {
  ...backofficeWords,
  ...accountWords,
  ...checkoutWords,
  ...deShop,
}
