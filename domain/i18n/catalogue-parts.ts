import { deShop } from './de-shop.ts'
import { accountWords } from './de/account-screens.ts'
import { accountRulesWords } from './de/accounts.ts'
import { backofficeWords } from './de/backoffice.ts'
import { checkoutWords } from './de/checkout.ts'
import { loyaltyWords } from './de/loyalty.ts'
import { contactWords } from './de/contact.ts'
import { mailWords } from './de/mails.ts'
import { pageNotesWords } from './de/page-notes.ts'
import { paymentStaffWords, paymentWords } from './de/payments.ts'
import { sandboxWords } from './de/sandbox.ts'
import { mapWords } from './de/map.ts'
import { placeWords } from './de/place.ts'

/**
 * Where a text is needed: on every page of the shop, only from the checkout on, or only on the pages of an account or on
 * the contact page.
 */
export type WordsPart = 'shop' | 'ordering' | 'account' | 'contact'

const shop = new Set(Object.keys(deShop))
/** A home page that asks for the address first brings them itself. */
const place = new Set(Object.keys(placeWords))
const ordering = new Set(
  Object.keys({ ...checkoutWords, ...loyaltyWords, ...paymentWords, ...placeWords }).filter(
    (text) => !shop.has(text),
  ),
)
/** The pages of an account show orders and areas too. */
const ofAccounts = Object.keys({ ...accountWords, ...accountRulesWords }).filter((text) => !shop.has(text))
const account = new Set([...ofAccounts, ...ordering])
const contact = new Set(Object.keys({ ...contactWords, ...mapWords }).filter((text) => !shop.has(text)))
/** What no page of the shop shows. */
const elsewhere = new Set(
  Object.keys({
    ...backofficeWords,
    ...mailWords,
    ...pageNotesWords,
    ...paymentStaffWords,
    ...sandboxWords,
  }).filter((text) => !shop.has(text)),
)

/** The part of a translation map that belongs to some pages. Texts of the restaurant itself belong to all of them. */
export function wordsOf(
  map: Readonly<Record<string, string>>,
  part: WordsPart,
): Readonly<Record<string, string>> {
  const late = { ordering, account, contact }
  const belongs = (text: string) =>
    part === 'shop'
      ? shop.has(text) || place.has(text) || !(account.has(text) || elsewhere.has(text))
      : late[part].has(text)
  return Object.fromEntries(Object.entries(map).filter(([text]) => belongs(text)))
}
