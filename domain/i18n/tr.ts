import { trShop } from './tr-shop.ts'
import { accountWords } from './tr/account-screens.ts'
import { accountRulesWords } from './tr/accounts.ts'
import { backofficeWords } from './tr/backoffice.ts'
import { checkoutWords } from './tr/checkout.ts'
import { loyaltyWords } from './tr/loyalty.ts'
import { contactWords } from './tr/contact.ts'
import { mailWords } from './tr/mails.ts'
import { pageNotesWords } from './tr/page-notes.ts'
import { paymentStaffWords, paymentWords } from './tr/payments.ts'
import { placeWords } from './tr/place.ts'
import { reservationWords } from './tr/reservations.ts'
import { sandboxWords } from './tr/sandbox.ts'
import { settingsWords } from './tr/settings.ts'

/** Turkish for every English interface text of the house. */
export const tr: Readonly<Record<string, string>> = {
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
  ...trShop,
}
