import { cartWords } from './tr/cart.ts'
import { menuWords } from './tr/menu.ts'
import { rulesWords } from './tr/rules.ts'
import { sessionWords } from './tr/session.ts'
import { shellWords } from './tr/shell.ts'
import { visitWords } from './tr/visit.ts'

/** The Turkish words that every page of the shop needs. */
export const trShop: Readonly<Record<string, string>> = {
  ...rulesWords,
  ...shellWords,
  ...sessionWords,
  ...menuWords,
  ...cartWords,
  ...visitWords,
}
