import { cartMessages } from './de/cart.ts'
import { menuMessages } from './de/menu.ts'
import { rulesMessages } from './de/rules.ts'
import { sessionMessages } from './de/session.ts'
import { shellMessages } from './de/shell.ts'
import { visitMessages } from './de/visit.ts'

/** The German words of every page of the shop, without what the home page says first. */
export const dePages: Readonly<Record<string, string>> = {
  ...rulesMessages,
  ...shellMessages,
  ...sessionMessages,
  ...menuMessages,
  ...cartMessages,
  ...visitMessages,
}
