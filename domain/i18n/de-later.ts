import { cartWords } from './de/cart.ts'
import { menuWords } from './de/menu.ts'
import { rulesWords } from './de/rules.ts'
import { sessionWords } from './de/session.ts'
import { shellLaterWords } from './de/shell-later.ts'
import { visitWords } from './de/visit.ts'

/** The German words of every page of the shop, without what the home page says first. */
export const deLater: Readonly<Record<string, string>> = {
  ...rulesWords,
  ...shellLaterWords,
  ...sessionWords,
  ...menuWords,
  ...cartWords,
  ...visitWords,
}
