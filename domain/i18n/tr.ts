import { cartMessages } from './tr/cart.ts'
import { menuMessages } from './tr/menu.ts'
import { rulesMessages } from './tr/rules.ts'
import { sessionMessages } from './tr/session.ts'
import { shellMessages } from './tr/shell.ts'
import { passkeyMessages } from './tr/passkeys.ts'
import { staffMessages } from './tr/staff.ts'
import { systemMessages } from './tr/system.ts'
import { testOrderMessages } from './tr/test-orders.ts'
import { visitMessages } from './tr/visit.ts'
import { accountMessages } from './tr/account-screens.ts'
import { accountRulesMessages } from './tr/accounts.ts'
import { branchesMessages } from './tr/branches.ts'
import { areasMessages } from './tr/areas.ts'
import { backofficeMessages } from './tr/backoffice.ts'
import { checkoutMessages } from './tr/checkout.ts'
import { guestScreenMessages } from './tr/guest-screens.ts'
import { guestRulesMessages } from './tr/guests.ts'
import { loyaltyMessages } from './tr/loyalty.ts'
import { bulkMessages } from './tr/bulk.ts'
import { comboMessages } from './tr/combos.ts'
import { contactMessages } from './tr/contact.ts'
import { contentEditorMessages } from './tr/content-editor.ts'
import { importScreenMessages } from './tr/import-screen.ts'
import { checkMessages } from './tr/checks.ts'
import { documentEditorMessages } from './tr/document-editor.ts'
import { menuEditorMessages } from './tr/menu-editor.ts'
import { mediaMessages } from './tr/media.ts'
import { mailMessages } from './tr/mails.ts'
import { menuImportMessages } from './tr/menu-import.ts'
import { noticeMessages } from './tr/notices.ts'
import { orderPageMessages } from './tr/order-page.ts'
import { pageNotesMessages } from './tr/page-notes.ts'
import { paymentStaffMessages, paymentMessages } from './tr/payments.ts'
import { placeMessages } from './tr/place.ts'
import { publishingMessages } from './tr/publishing.ts'
import { reportMessages } from './tr/reports.ts'
import { requestMessages } from './tr/requests.ts'
import { reservationMessages } from './tr/reservations.ts'
import { sandboxMessages } from './tr/sandbox.ts'
import { setUpMessages } from './tr/set-up.ts'
import { settingHelpMessages } from './tr/setting-help.ts'
import { settingLabelMessages } from './tr/setting-labels.ts'
import { settingsMessages } from './tr/settings.ts'
import { settingsEditorMessages } from './tr/settings-editor.ts'

/** The Turkish catalogue: a translation of every English interface text. */
export const tr: Readonly<Record<string, string>> = {
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
