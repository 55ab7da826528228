import { formalGuests } from './de-formal/guests.ts'
import { formalMails } from './de-formal/mails.ts'
import { formalShop } from './de-formal/shop.ts'
import { formalStaff } from './de-formal/staff.ts'

/** The German texts that address the guest, with "Sie" instead of "du" (ux.md 4.1, ADDRESS_FORM). */
export const deFormal: Readonly<Record<string, string>> = {
  ...formalGuests,
  ...formalMails,
  ...formalStaff,
  ...formalShop,
}
