import { deShop } from './de-shop.ts'
import { accountWords } from './de/account-screens.ts'
import { accountRulesWords } from './de/accounts.ts'
import { backofficeWords } from './de/backoffice.ts'
import { checkoutWords } from './de/checkout.ts'
import { mailWords } from './de/mails.ts'

/** Where a text is needed: on every page of the shop, only from the checkout on, or only on the pages of an account. */
export type WordsPart = 'shop' | 'ordering' | 'account'

const shop = new Set(Object.keys(deShop))
const ordering = new Set(Object.keys(checkoutWords).filter((text) => !shop.has(text)))
/** The pages of an account show orders and areas too. */
const ofAccounts = Object.keys({ ...accountWords, ...accountRulesWords }).filter((text) => !shop.has(text))
const account = new Set([...ofAccounts, ...ordering])
/** What no page of the shop shows. */
const elsewhere = new Set(Object.keys({ ...backofficeWords, ...mailWords }).filter((text) => !shop.has(text)))

/** The part of a translation map that belongs to some pages. Texts of the restaurant itself belong to all of them. */
export function wordsOf(
  map: Readonly<Record<string, string>>,
  part: WordsPart,
): Readonly<Record<string, string>> {
  const late = { ordering, account }
  const belongs = (text: string) =>
    part === 'shop' ? shop.has(text) || !(account.has(text) || elsewhere.has(text)) : late[part].has(text)
  return Object.fromEntries(Object.entries(map).filter(([text]) => belongs(text)))
}
