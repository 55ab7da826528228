import { cartMessages } from './de/cart.ts'
import { menuMessages } from './de/menu.ts'
import { rulesMessages } from './de/rules.ts'
import { sessionMessages } from './de/session.ts'
import { shellMessages } from './de/shell.ts'
import { passkeyMessages } from './de/passkeys.ts'
import { staffMessages } from './de/staff.ts'
import { systemMessages } from './de/system.ts'
import { testOrderMessages } from './de/test-orders.ts'
import { visitMessages } from './de/visit.ts'
import { accountMessages } from './de/account-screens.ts'
import { accountRulesMessages } from './de/accounts.ts'
import { branchesMessages } from './de/branches.ts'
import { areasMessages } from './de/areas.ts'
import { backofficeMessages } from './de/backoffice.ts'
import { checkoutMessages } from './de/checkout.ts'
import { guestScreenMessages } from './de/guest-screens.ts'
import { guestRulesMessages } from './de/guests.ts'
import { loyaltyMessages } from './de/loyalty.ts'
import { bulkMessages } from './de/bulk.ts'
import { comboMessages } from './de/combos.ts'
import { contactMessages } from './de/contact.ts'
import { contentEditorMessages } from './de/content-editor.ts'
import { importScreenMessages } from './de/import-screen.ts'
import { checkMessages } from './de/checks.ts'
import { documentEditorMessages } from './de/document-editor.ts'
import { menuEditorMessages } from './de/menu-editor.ts'
import { mediaMessages } from './de/media.ts'
import { mailMessages } from './de/mails.ts'
import { menuImportMessages } from './de/menu-import.ts'
import { noticeMessages } from './de/notices.ts'
import { orderPageMessages } from './de/order-page.ts'
import { pageNotesMessages } from './de/page-notes.ts'
import { paymentStaffMessages, paymentMessages } from './de/payments.ts'
import { placeMessages } from './de/place.ts'
import { publishingMessages } from './de/publishing.ts'
import { reportMessages } from './de/reports.ts'
import { requestMessages } from './de/requests.ts'
import { reservationMessages } from './de/reservations.ts'
import { sandboxMessages } from './de/sandbox.ts'
import { setUpMessages } from './de/set-up.ts'
import { settingHelpMessages } from './de/setting-help.ts'
import { settingLabelMessages } from './de/setting-labels.ts'
import { settingsMessages } from './de/settings.ts'
import { settingsEditorMessages } from './de/settings-editor.ts'

/** The German catalogue: a translation of every English interface text. */
export const de: Readonly<Record<string, string>> = {
  ...branchesMessages,
  ...areasMessages,
  ...backofficeMessages,
  ...accountMessages,
  ...accountRulesMessages,
  ...checkoutMessages,
  ...orderPageMessages,
  ...guestRulesMessages,
  ...guestScreenMessages,
  ...loyaltyMessages,
  ...contactMessages,
  ...paymentStaffMessages,
  ...paymentMessages,
  ...placeMessages,
  ...publishingMessages,
  ...reportMessages,
  ...requestMessages,
  ...reservationMessages,
  ...mailMessages,
  ...mediaMessages,
  ...contentEditorMessages,
  ...checkMessages,
  ...documentEditorMessages,
  ...importScreenMessages,
  ...menuEditorMessages,
  ...bulkMessages,
  ...comboMessages,
  ...noticeMessages,
  ...menuImportMessages,
  ...sandboxMessages,
  ...pageNotesMessages,
  ...setUpMessages,
  ...settingHelpMessages,
  ...settingLabelMessages,
  ...settingsMessages,
  ...settingsEditorMessages,
  ...passkeyMessages,
  ...staffMessages,
  ...testOrderMessages,
  ...rulesMessages,
  ...shellMessages,
  ...sessionMessages,
  ...menuMessages,
  ...cartMessages,
  ...systemMessages,
  ...visitMessages,
}
