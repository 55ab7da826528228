import { cartMessages } from './tr/cart.ts'
import { menuMessages } from './tr/menu.ts'
import { rulesMessages } from './tr/rules.ts'
import { sessionMessages } from './tr/session.ts'
import { shellMessages } from './tr/shell.ts'
import { visitMessages } from './tr/visit.ts'

/** The Turkish words of every page of the shop, without what the home page says first. */
export const trPages: Readonly<Record<string, string>> = {
  ...rulesMessages,
  ...shellMessages,
  ...sessionMessages,
  ...menuMessages,
  ...cartMessages,
  ...visitMessages,
}
