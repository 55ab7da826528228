import { backofficeWords } from './de/backoffice.ts'
import { cartWords } from './de/cart.ts'
import { checkoutWords } from './de/checkout.ts'
import { menuWords } from './de/menu.ts'
import { rulesWords } from './de/rules.ts'
import { shellWords } from './de/shell.ts'

/** German for every English interface text of the house. */
export const de: Readonly<Record<string, string>> = {
  ...rulesWords,
  ...shellWords,
  ...menuWords,
  ...cartWords,
  ...checkoutWords,
  ...backofficeWords,
}
