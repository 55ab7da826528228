import { row, type Row } from './row.ts'

/** Error catalogue (spec 8); constants and limits (spec 9). */
export const wordsAndLimits: readonly Row[] = [
  row(
    '8.01',
    'Social login: Login provider not found',
    'api/accounts/social/social-login.test.ts › an unknown provider gets a validation error, and every call is refused while social login is off',
  ),
  row(
    '8.02',
    'Social login: Not logged in',
    'api/accounts/social/social-login.test.ts › an id token %s opens nothing',
  ),
  row(
    '8.03',
    'Social login: Login providers not ready yet...',
    'api/accounts/social/social-login.test.ts › while the keys of the provider are %s every sign-in is refused, and the answer says when to try again',
  ),
  row(
    '8.04',
    'Social login: Chosen login provider is not supported for refreshing a token',
    'api/accounts/social/social-login.test.ts › an access token never replaces an id token',
  ),
  row(
    '8.05',
    'Social login: User cancelled login or did not fully authorize.',
    'e2e/social.spec.ts › a guest who cancels at the provider gets a message, and may still log in by mail',
  ),
  row(
    '8.06',
    'An unknown social account leads to the register page',
    'e2e/social.spec.ts › a new guest comes from Google, finds the form filled in, registers and is signed in the next time',
  ),
  row(
    '8.07',
    'Alerts are titled Success or Error and closed with Ok',
    'e2e/shell-states.spec.ts › a failed payment is shown with the text of spec 8, behind an Ok',
    'scripts/check-spec-texts.test.ts › the texts of %s are exact, used, and there in German and Turkish',
  ),
  row(
    '8.08',
    'A failed checkout rejects with Validation Error',
    'contract/client.test.ts › by field carries the messages of each field',
  ),
  row(
    '8.09',
    'There is a problem with your payment. Please try again',
    'e2e/shell-states.spec.ts › a failed payment is shown with the text of spec 8, behind an Ok',
  ),
  row(
    '8.10',
    'The closed toast: We are closed with the earliest time',
    'e2e/shell-states.spec.ts › closed but active: one notice a session names the earliest time',
  ),
  row(
    '8.11',
    'The success message of a reservation',
    'scripts/check-spec-texts.test.ts › the texts of %s are exact, used, and there in German and Turkish',
  ),
  row(
    '8.12',
    'Your order approved',
    'e2e/sandbox.spec.ts › a declined payment orders nothing, nor does a cancelled one, and a newcomer who pays in the sandbox has ordered',
  ),
  row(
    '8.13',
    'The success message of the contact form',
    'scripts/check-spec-texts.test.ts › the texts of %s are exact, used, and there in German and Turkish',
  ),
  row(
    '8.14',
    'Your new password has been sent. Please check your inbox, then /login',
    'e2e/account.spec.ts › a forgotten password is sent, whether the address is known or not',
  ),
  row(
    '8.15',
    "You've successfully registered. You can login to continue",
    'e2e/account.spec.ts › a guest registers, reads the message, signs in and keeps the cart',
  ),
  row(
    '8.16',
    'Your profile has been updated',
    'e2e/account.spec.ts › a changed profile is stored and announced',
  ),
  row(
    '8.17',
    'All these words are exact in English and there in German and Turkish',
    'scripts/check-spec-texts.test.ts › the texts of %s are exact, used, and there in German and Turkish',
  ),
  row(
    '8.18',
    'The location that you have marked is out of our delivery range',
    'api/delivery/check-address.test.ts › an address is out of range',
    'api/checkout/placed-order.test.ts › %s cannot order',
    'e2e/map-doubtful.spec.ts › an address out of range has a message, and the next step is blocked until another one is chosen',
  ),
  row(
    '9.01',
    'Country, language and locale are de',
    'api/settings/settings.test.ts › spec 9: a restaurant that has set nothing is in Germany',
    'api/content/content.test.ts › are one JSON string of a map',
  ),
  row(
    '9.02',
    'The currency comes from the locale; for ee it is EUR',
    'domain/money.test.ts › the currency of %s is %s',
  ),
  row(
    '9.03',
    'Price display can add a + prefix for positive amounts',
    'domain/money.test.ts › writes %i in %s %s (sign %s) as %s',
    'e2e/points.spec.ts › points take their worth off the order, and the history shows it with the balance before and after',
  ),
  row('9.04', 'Quantity 1 to 6', 'domain/menu/quantity.test.ts › a typed quantity of %s becomes %i'),
  row(
    '9.05',
    'Short description 70 characters',
    'domain/text/short-text.test.ts › a text of 70 characters stays as it is',
  ),
  row('9.06', 'Tip 2 decimals', 'domain/cart/tip.test.ts › %j is %i cents'),
  row(
    '9.07',
    'Loading indicator 20000 ms, toast timeout 3000 ms, cart notification 4000 ms',
    'domain/limits.test.ts › times are those of the specification',
    'e2e/ways.spec.ts › a message leaves by itself after 3 seconds',
    'e2e/shell-states.spec.ts › A-24 U-42 a loader appears after 400 ms, and after 20 s it offers another try',
    'e2e/dish-sheet.spec.ts › adding closes the sheet and shows a notification for 4 seconds, with links to cart and checkout',
  ),
  row(
    '9.08',
    'The splash hides 1.5 s after the menu is ready',
    'e2e/settings.spec.ts › SPLASH_LOGO shows at first, lets every tap through, and is gone after 1.5 seconds (G14)',
  ),
  row(
    '9.09',
    'Guests options 1 to 9 and 10+',
    'domain/limits.test.ts › the arrows move two slides and up to nine guests or more may come',
  ),
  row(
    '9.10',
    'The category slider shows 7 slides, scrolling 2 at a time; 5 below 1200 px, 3 below 991 and 575 px, 2 below 400 px',
    'e2e/browse.spec.ts › U-09 the slider shows 7, 5, 3, 3, 2 categories and moves by two',
    'domain/limits.test.ts › at %i pixels the category slider shows %i slides',
  ),
  row(
    '9.11',
    'Pagination: page starts at 1, up to seven visible links, only when total_pages > 1',
    'storefront/app/account/page-links.test.ts › page %i of %i links to %j',
    'e2e/points.spec.ts › a long history has pages, at most seven of them in sight',
  ),
  row(
    '9.12',
    'Minimum order, delivery price and free delivery threshold per area',
    'domain/delivery/fee.test.ts › goods of %i cents miss %i to the minimum order',
    'e2e/delivery.spec.ts › below the minimum order the missing amount is shown and nothing can be ordered (U-22)',
  ),
  row(
    '9.13',
    'Delivery time options: now, later',
    'domain/hours/time-windows.test.ts › offer now with the minutes around the lead time while it is open',
  ),
  row(
    '9.14',
    'Default cart source: web',
    'contract/checkout.test.ts › the source of a cart is the web unless it says otherwise',
  ),
  row(
    '9.15',
    'The footer shows payment images for fi and za',
    'e2e/http-settings.spec.ts › spec 9: the footer draws payment pictures for Finland and South Africa only',
  ),
  row(
    '9.16',
    'Every settings key is there, with a label, a group and a type',
    'contract/settings-keys.test.ts › spec 9: every key of the specification is in the registry, with a label, a group and a type',
  ),
  row(
    '9.17',
    'Every settings key does what it says',
    'e2e/shell.spec.ts › what is switched off is not offered: reservation, registration, points',
    'e2e/http-settings.spec.ts › social networks, app stores and the WhatsApp rule: each shows only when it is set',
    'e2e/order-details.spec.ts › fields that the restaurant has switched off are not shown',
  ),
  row(
    '9.18',
    'Settings of branding: LOGO, FOOTER_LOGO, FAVICON, SITE_TITLE, DISPLAY_BRAND_LOGO',
    'e2e/settings.spec.ts › LOGO, FOOTER_LOGO, FAVICON and DISPLAY_BRAND_LOGO change what the shop shows',
  ),
  row(
    '9.19',
    'FONT_SETTINGS, DEFAULT_FONT, BACKGROUND_IMAGE and BREADCRUMB_BACKGROUND',
    'e2e/settings.spec.ts › FONT_SETTINGS and DEFAULT_FONT take our own fonts and nothing from elsewhere',
    'e2e/settings.spec.ts › BACKGROUND_IMAGE lies behind 92 percent paper, and everything on it stays readable',
  ),
  row(
    '9.20',
    'HIDE_CATEGORY_IMAGES',
    'e2e/http-settings.spec.ts › HIDE_CATEGORY_IMAGES leaves the text tabs only',
  ),
  row(
    '9.21',
    'CUSTOM_HEADER_CODE',
    'e2e/shell-states.spec.ts › R-D1 own code waits for consent: reject is as easy as accept, and the footer opens the question again',
  ),
  row(
    '9.22',
    'App-store URLs',
    'e2e/http-settings.spec.ts › social networks, app stores and the WhatsApp rule: each shows only when it is set',
  ),
  row(
    '9.23',
    'A category gallery uses 8 pictures, 4 before and 4 after a poster',
    'e2e/browse.spec.ts › the page of a category begins with its gallery: four pictures, its poster, four pictures',
    'domain/menu/split-gallery.test.ts › of %i pictures %i stand before the poster and %i after it',
  ),
  row(
    '8.19',
    'Geolocation denied: the message in full, and the search takes over',
    'e2e/map-addresses.spec.ts › without permission for the location a message is shown, and the search has the focus',
  ),
  row(
    '9.24',
    'RESTAURANT_COORDINATES are the default centre of the map',
    'e2e/map-contact.spec.ts › the contact page shows the restaurant on our own map',
    'e2e/map-addresses.spec.ts › a first address is set on the map with the arrow keys',
  ),
]
