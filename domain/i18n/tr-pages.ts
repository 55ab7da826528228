import { cartMessages } from './tr/cart.ts'
import { menuMessages } from './tr/menu.ts'
import { rulesMessages } from './tr/rules.ts'
import { sessionMessages } from './tr/session.ts'
import { shellMessages } from './tr/shell.ts'
import { visitMessages } from './tr/visit.ts'

/** The Turkish messages of every page of the shop, without those of the home page's first frame. */
export const trPages: Readonly<Record<string, string>> = {
  ...rulesMessages,
  ...shellMessages,
  ...sessionMessages,
  ...menuMessages,
  ...cartMessages,
  ...visitMessages,
}
