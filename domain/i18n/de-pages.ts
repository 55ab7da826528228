import { cartMessages } from './de/cart.ts'
import { menuMessages } from './de/menu.ts'
import { rulesMessages } from './de/rules.ts'
import { sessionMessages } from './de/session.ts'
import { shellMessages } from './de/shell.ts'
import { visitMessages } from './de/visit.ts'

/** The German messages of every page of the shop, without those of the home page's first frame. */
export const dePages: Readonly<Record<string, string>> = {
  ...rulesMessages,
  ...shellMessages,
  ...sessionMessages,
  ...menuMessages,
  ...cartMessages,
  ...visitMessages,
}
