import { deShop } from './de-shop.ts'
import { accountMessages } from './de/account-screens.ts'
import { accountRulesMessages } from './de/accounts.ts'
import { backofficeMessages } from './de/backoffice.ts'
import { checkoutMessages } from './de/checkout.ts'
import { loyaltyMessages } from './de/loyalty.ts'
import { contactMessages } from './de/contact.ts'
import { mailMessages } from './de/mails.ts'
import { pageNotesMessages } from './de/page-notes.ts'
import { paymentStaffMessages, paymentMessages } from './de/payments.ts'
import { requestMessages } from './de/requests.ts'
import { sandboxMessages } from './de/sandbox.ts'
import { mapMessages } from './de/map.ts'
import { placeMessages } from './de/place.ts'

/**
 * Where a text is needed: on every page of the shop, only from the checkout on, or only on the pages of an account or on
 * the contact page.
 */
export type CataloguePart = 'shop' | 'ordering' | 'account' | 'contact'

const shop = new Set(Object.keys(deShop))
/** A home page that asks for the address first brings them itself. */
const place = new Set(Object.keys(placeMessages))
const ordering = new Set(
  Object.keys({ ...checkoutMessages, ...loyaltyMessages, ...paymentMessages, ...placeMessages }).filter(
    (text) => !shop.has(text),
  ),
)
/** The pages of an account show orders and areas too. */
const ofAccounts = Object.keys({ ...accountMessages, ...accountRulesMessages }).filter(
  (text) => !shop.has(text),
)
const account = new Set([...ofAccounts, ...ordering])
const contact = new Set(Object.keys({ ...contactMessages, ...mapMessages }).filter((text) => !shop.has(text)))
/** What no page of the shop shows. */
const elsewhere = new Set(
  Object.keys({
    ...backofficeMessages,
    ...mailMessages,
    ...pageNotesMessages,
    ...paymentStaffMessages,
    ...requestMessages,
    ...sandboxMessages,
  }).filter((text) => !shop.has(text)),
)

/** The part of a translation map that belongs to some pages. Texts of the restaurant itself belong to all of them. */
export function messagesOfPart(
  map: Readonly<Record<string, string>>,
  part: CataloguePart,
): Readonly<Record<string, string>> {
  const late = { ordering, account, contact }
  const belongs = (text: string) =>
    part === 'shop'
      ? shop.has(text) || place.has(text) || !(account.has(text) || elsewhere.has(text))
      : late[part].has(text)
  return Object.fromEntries(Object.entries(map).filter(([text]) => belongs(text)))
}
