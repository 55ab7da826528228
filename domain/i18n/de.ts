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
import { placeWords } from './de/place.ts'
import { reservationWords } from './de/reservations.ts'
import { sandboxWords } from './de/sandbox.ts'
import { settingsWords } from './de/settings.ts'

/** German for every English interface text of the house. */
export const de: Readonly<Record<string, string>> = {
  ...backofficeWords,
  ...accountWords,
  ...accountRulesWords,
  ...checkoutWords,
  ...loyaltyWords,
  ...contactWords,
  ...paymentStaffWords,
  ...paymentWords,
  ...placeWords,
  ...reservationWords,
  ...mailWords,
  ...sandboxWords,
  ...pageNotesWords,
  ...settingsWords,
  ...deShop,
}
