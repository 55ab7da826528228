import { cartWords } from './tr/cart.ts'
import { menuWords } from './tr/menu.ts'
import { rulesWords } from './tr/rules.ts'
import { sessionWords } from './tr/session.ts'
import { shellLaterWords } from './tr/shell-later.ts'
import { visitWords } from './tr/visit.ts'

/** The Turkish words of every page of the shop, without what the home page says first. */
export const trLater: Readonly<Record<string, string>> = {
  ...rulesWords,
  ...shellLaterWords,
  ...sessionWords,
  ...menuWords,
  ...cartWords,
  ...visitWords,
}
