import { cartWords } from './de/cart.ts'
import { menuWords } from './de/menu.ts'
import { rulesWords } from './de/rules.ts'
import { sessionWords } from './de/session.ts'
import { shellWords } from './de/shell.ts'
import { visitWords } from './de/visit.ts'

/** The German words that every page of the shop needs. */
export const deShop: Readonly<Record<string, string>> = {
  ...rulesWords,
  ...shellWords,
  ...sessionWords,
  ...menuWords,
  ...cartWords,
  ...visitWords,
}
