import { row, type Row } from './row.ts'

/** Routes, header and footer (spec 2). */
export const routes: readonly Row[] = [
  row(
    '2.01',
    'All calls go to a base at {host}/api',
    'storefront/app/account/session-store.test.ts › who has signed in here before is asked for once, however many listen, with points in cents',
    'api/app.test.ts › is answered by a module of its own',
  ),
  row(
    '2.02',
    '/ shows the home page with the quick menu',
    'e2e/http-pages.spec.ts › is complete without JavaScript: heading, text, title, description, canonical',
    'e2e/browse.spec.ts › U-02 the first dish and its price are seen without scrolling',
  ),
  row(
    '2.03',
    'With HAS_BRANCH and no branch stored, / leads to /select-branch',
    'e2e/branches.spec.ts › guests without a branch are redirected to the branch picker from every page',
  ),
  row(
    '2.04',
    'The working-hours guard watches /: inactive leads to /unavailable',
    'e2e/shell-states.spec.ts › an inactive restaurant shows only its notice, an active one never does',
  ),
  row(
    '2.05',
    '/contact shows map, address, phone, e-mail, social links and the weekly working hours',
    'e2e/http-pages.spec.ts › the contact page shows how to find, call and write to the restaurant, before any script has run',
    'e2e/contact.spec.ts › MAP_URL replaces our own map: nothing of it is requested before the guest opens it, and only its server then (R-D2)',
  ),
  row(
    '2.06',
    '/contact has a contact form',
    'e2e/contact.spec.ts › the keyboard alone writes a message, and it is stored once',
  ),
  row(
    '2.07',
    '/unavailable is titled We are closed and says that the restaurant is not available right now',
    'e2e/shell-states.spec.ts › an inactive restaurant shows only its notice, an active one never does',
    'scripts/check-spec-texts.test.ts › the texts of %s are exact, used, and there in German and Turkish',
  ),
  row(
    '2.08',
    '/unavailable can be reached only while the restaurant is inactive; else it leads to /',
    'e2e/shell-states.spec.ts › an inactive restaurant shows only its notice, an active one never does',
  ),
  row(
    '2.09',
    '/select-branch has a branch dropdown and a Continue button',
    'e2e/branches.spec.ts › without a choice the button names what is missing',
    'e2e/branches.spec.ts › the branch that was chosen has its own menu and prices, and stays chosen',
  ),
  row(
    '2.10',
    '/login, /reset-password and /register send who is signed in to /',
    'e2e/http-pages.spec.ts › the server redirects signed-in guests away from the pages for visitors',
  ),
  row(
    '2.11',
    '/register is there only if ALLOW_REGISTRATION is not empty',
    'e2e/account.spec.ts › registration is closed while the restaurant does not allow it',
  ),
  row(
    '2.12',
    '/me sends a visitor to /login',
    'e2e/account.spec.ts › the pages of the account send visitors to sign in, and back afterwards',
  ),
  row('2.13', '/me sends a table user to /', 'e2e/tables.spec.ts › a table user has no account pages'),
  row(
    '2.14',
    '/me leads to /me/my-profile',
    'e2e/account.spec.ts › a changed profile is stored and announced',
  ),
  row(
    '2.15',
    '/me/my-addresses and /me/address-list lead to each other by USES_NEW_ADDRESS_SYSTEM',
    'e2e/addresses.spec.ts › the setting of the address system decides which page lists the addresses',
  ),
  row(
    '2.16',
    '/me/my-addresses has a list, /create and /{addressId}/update, which has a map',
    'e2e/addresses.spec.ts › an address is added with its area, changed and removed',
    'e2e/addresses.spec.ts › the door of a saved address is marked on its map with the keyboard, and forgotten with its street',
  ),
  row(
    '2.17',
    '/me/address-list lists addresses with remove button, default badge, link to update and Add an address',
    'e2e/map-addresses.spec.ts › the list of the new address system links to change and add; an address is changed with the marker, becomes the default one, and is removed',
  ),
  row(
    '2.18',
    '/me/my-orders shows the orders as cards',
    'e2e/order-details.spec.ts › an order is a card with code, status, date, dishes and price, and leads to its details',
  ),
  row(
    '2.19',
    "/me/my-orders/{orderCode} shows one order, and only one's own",
    'e2e/order-details.spec.ts › an order is a card with code, status, date, dishes and price, and leads to its details',
    'e2e/my-orders.spec.ts › the order of another account is not found',
  ),
  row(
    '2.20',
    '/me/my-transactions/transaction-history shows a paginated table of the points',
    'e2e/points.spec.ts › a long history has pages, at most seven of them in sight',
  ),
  row(
    '2.21',
    '/checkout is for who is signed in',
    'e2e/ways.spec.ts › signed-in guests go from the cart straight to the checkout',
  ),
  row(
    '2.22',
    '/checkout is for a table user with a table',
    'e2e/tables.spec.ts › where guests may not order they sign in, and a table user orders',
  ),
  row(
    '2.23',
    '/checkout is for guests if ALLOW_GUEST_CHECKOUT is not empty; else it leads to /login',
    'e2e/guest-orders.spec.ts › a guest orders two customised pizzas and a combo to pick up, with a tip by percent (U-26, U-39)',
    'e2e/ways.spec.ts › where guests may not order there is no checkout gate: the checkout leads to /login',
  ),
  row(
    '2.24',
    'Any unknown path leads to /',
    'e2e/shell-pages.spec.ts › an unknown path leads home and shows a message once',
  ),
  row(
    '2.25',
    'Home: payment and sess trigger a payment check',
    'e2e/shell-states.spec.ts › a failed payment is shown with the text of spec 8, behind an Ok',
    'storefront/app/shell/watch-payment.test.ts › a payment that has arrived leads to its order at once',
  ),
  row(
    '2.26',
    'Home: page opens the page with that id',
    'e2e/shell-pages.spec.ts › the address /?page=ID opens the page with that id, and an unknown id shows a message',
  ),
  row(
    '2.27',
    'Home: table carries a table code',
    'e2e/tables.spec.ts › a code is checked, kept for the session, shown, and removed from the address',
  ),
  row(
    '2.28',
    'The header has Reservation, where tables can be reserved',
    'e2e/shell.spec.ts › the header leads to everything of spec 2 that the demo has',
    'e2e/shell.spec.ts › what is switched off is not offered: reservation, registration, points',
  ),
  row(
    '2.29',
    'The header has the pages flagged for it',
    'e2e/shell.spec.ts › the header leads to everything of spec 2 that the demo has',
  ),
  row(
    '2.30',
    'The header has My Profile with My Profile, My Addresses and My Orders, and Logout',
    'e2e/ways.spec.ts › signed in, the header leads to profile, addresses, orders and points; Logout makes a guest and leads home',
  ),
  row(
    '2.31',
    'The header has a loyalty link to the transaction history when LOYALTY_SYSTEM is on',
    'e2e/ways.spec.ts › signed in, the header leads to profile, addresses, orders and points; Logout makes a guest and leads home',
    'e2e/points.spec.ts › without the loyalty system there are no points anywhere',
  ),
  row(
    '2.32',
    'The header has Login, and Register only if ALLOW_REGISTRATION is on',
    'e2e/shell.spec.ts › the header leads to everything of spec 2 that the demo has',
    'e2e/shell.spec.ts › what is switched off is not offered: reservation, registration, points',
  ),
  row(
    '2.33',
    'The header has a language switcher',
    'e2e/languages.spec.ts › A-01 the language switch keeps the page and the cart, and translates names, texts and numbers',
  ),
  row(
    '2.34',
    'The header has a side menu',
    'e2e/ways.spec.ts › a page from the side menu opens at its top, and the menu closes',
  ),
  row(
    '2.35',
    'The header has a cart count',
    'e2e/cart.spec.ts › U-24 a reload keeps the cart while the restaurant keeps carts',
  ),
  row(
    '2.36',
    'The header has social links',
    'e2e/shell.spec.ts › the header leads to everything of spec 2 that the demo has',
  ),
  row(
    '2.37',
    'The footer repeats these and links to /reset-password, /register, /login and /contact',
    'e2e/shell.spec.ts › the footer repeats the links of the header, and shows the ways to pay (R-C3)',
    'storefront/app/shell/site-footer.test.tsx › the footer repeats the pages of the header beside its own, each once',
    'storefront/app/shell/site-footer.test.tsx › the footer offers the same page in every language of the shop, where there are several',
  ),
  row(
    '2.38',
    'The footer links to the pages flagged for it',
    'e2e/shell-pages.spec.ts › a page of the footer opens above the current page; Back closes it and focus returns',
  ),
  row(
    '2.39',
    'Opening a menu page closes the side menu and scrolls to the top',
    'e2e/ways.spec.ts › a page from the side menu opens at its top, and the menu closes',
  ),
  row(
    '2.40',
    'Social links show only when set: Facebook, Instagram, Pinterest, LinkedIn, WhatsApp, Twitter, Tripadvisor, TikTok',
    'e2e/http-settings.spec.ts › social networks, app stores and the WhatsApp rule: each shows only when it is set',
    'storefront/app/shell/social-links.test.ts › a network shows only when it is set',
  ),
  row(
    '2.41',
    'The WhatsApp link is made from the number, a leading + changed to 00',
    'storefront/app/shell/social-links.test.ts › a leading plus of the WhatsApp number becomes 00',
  ),
]
