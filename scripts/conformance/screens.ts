import { row, type Row } from './row.ts'

/** What the screens show (spec 2). */
export const screens: readonly Row[] = [
  row(
    '2.42',
    'A reservation modal',
    'e2e/reservations.spec.ts › a request is stored once, however often it is pressed, and the next one starts empty',
    'e2e/reservations.spec.ts › what is filled in survives closing, and Esc closes',
  ),
  row(
    '2.43',
    'A page modal shows the HTML of a static page',
    'e2e/shell-pages.spec.ts › a page of the footer opens above the current page; Back closes it and focus returns',
  ),
  row(
    '2.44',
    'A loader: pizza, burger, infinite or logo, chosen by LOADER_ANIMATION',
    'ui/loader-picture.test.tsx › LOADER_ANIMATION %s is what turns while something loads',
  ),
  row('2.45', 'A back-to-top link', 'e2e/ways.spec.ts › the link to the top is at the bottom of every page'),
  row(
    '2.46',
    'Breadcrumbs are built from route data',
    'e2e/shell-pages.spec.ts › breadcrumbs of an inner page come from its data and lead back',
    'e2e/http-pages.spec.ts › breadcrumbs lead from a dish to its category and from there to the menu, without scripts too',
  ),
  row(
    '2.47',
    'A side-cart panel is opened and closed by a cart trigger',
    'e2e/ways.spec.ts › a trigger opens the cart beside the page, and closes it',
  ),
  row(
    '2.48',
    'Address form: Address Name with its placeholder, Area, detailed address, the default checkbox, Save Address',
    'e2e/addresses.spec.ts › an address is added with its area, changed and removed',
    'e2e/addresses.spec.ts › the setting of the address system decides which page lists the addresses',
    'scripts/check-spec-texts.test.ts › the texts of %s are exact, used, and there in German and Turkish',
  ),
  row(
    '2.49',
    'Address form: it shows the minimum order and the delivery price of the area',
    'e2e/addresses.spec.ts › an address is added with its area, changed and removed',
    'e2e/delivery.spec.ts › the area can be found by a part of its name with the keyboard, and shows what delivery costs there',
  ),
  row(
    '2.50',
    'After creating an address: to /checkout if a return parameter exists',
    'e2e/addresses.spec.ts › an address made on the way to the checkout leads back to it, chosen instead of the default one',
  ),
  row(
    '2.51',
    'After creating without one and after updating: to the list',
    'e2e/addresses.spec.ts › an address is added with its area, changed and removed',
  ),
  row(
    '2.52',
    'An empty address list says so and shows how to add one',
    'e2e/addresses.spec.ts › an address is added with its area, changed and removed',
  ),
  row(
    '2.53',
    'Profile: name, e-mail, phone, and the button Update Profile',
    'e2e/account.spec.ts › a changed profile is stored and announced',
  ),
  row(
    '2.54',
    'Profile: optional password and confirmation',
    'api/accounts/change-profile.test.ts › an empty password keeps the old one and every session',
    'api/accounts/change-profile.test.ts › a new password ends every other session and the old password',
  ),
  row(
    '2.55',
    'Orders list: code, status badge, created date, quantities and names, price, Order Details',
    'e2e/order-details.spec.ts › an order is a card with code, status, date, dishes and price, and leads to its details',
  ),
  row(
    '2.56',
    'Order detail: status badge',
    'e2e/order-details.spec.ts › an order has the badge of its status in the list and in its details',
  ),
  row(
    '2.57',
    'Order detail: item table with size, extras, options or menu items, quantity, price',
    'e2e/order-details.spec.ts › an order is a card with code, status, date, dishes and price, and leads to its details',
    'domain/menu/line-text.test.ts › a combo names every slot with its product, its size and choices',
  ),
  row(
    '2.58',
    'Order detail: address or Takeaway, order date, delivery date',
    'e2e/order-details.spec.ts › an order is a card with code, status, date, dishes and price, and leads to its details',
    'e2e/order-details.spec.ts › a takeaway order shows Takeaway in place of an address',
  ),
  row(
    '2.59',
    'Order detail: invoice flag if ALLOW_ISSUE_INVOICE',
    'e2e/order-details.spec.ts › an order is a card with code, status, date, dishes and price, and leads to its details',
    'e2e/order-details.spec.ts › fields that the restaurant has switched off are not shown',
  ),
  row(
    '2.60',
    'Order detail: subtotal, delivery price, total with payment method; discount, tax lines and tip only if there are any',
    'e2e/order-details.spec.ts › an order is a card with code, status, date, dishes and price, and leads to its details',
    'e2e/order-details.spec.ts › discount and added taxes are lines of their own',
  ),
  row(
    '2.61',
    'Order detail with state=new empties the cart',
    'e2e/my-orders.spec.ts › the page of an order shows what was ordered, and state=new empties the cart',
  ),
  row(
    '2.62',
    'Checkout: delivery, takeaway and curbside by ALLOW_DELIVERY, ALLOW_TAKEAWAY and ALLOW_CURBSIDE',
    'e2e/order-details.spec.ts › fields that the restaurant has switched off are not shown',
    'domain/checkout/shop-rules.test.ts › %s follows its own switch',
  ),
  row(
    '2.63',
    'Checkout: guest name, e-mail and phone; area or address fields',
    'e2e/checkout.spec.ts › picking up asks for three fields, a delivery for five (U-27)',
  ),
  row(
    '2.64',
    'Checkout: order date now, or later with a date and time picker',
    'e2e/order-times.spec.ts › a chosen time is what is ordered',
  ),
  row(
    '2.65',
    'Checkout: notes',
    'e2e/checkout.spec.ts › what was filled in survives a reload and the way to the menu and back (A-29)',
    'e2e/order-page.spec.ts › the page of an order shows everything that was ordered',
  ),
  row(
    '2.66',
    'Checkout: tip buttons',
    'e2e/guest-orders.spec.ts › a guest orders two customised pizzas and a combo to pick up, with a tip by percent (U-26, U-39)',
  ),
  row(
    '2.67',
    'Checkout: cart summary',
    'e2e/checkout-law.spec.ts › the whole order and its total stand directly above the button, nothing collapsed (R-C2, U-35)',
  ),
  row(
    '2.68',
    'Checkout: loyalty points checkbox',
    'e2e/points.spec.ts › points take their worth off the order, and the history shows it with the balance before and after',
  ),
  row(
    '2.69',
    'Checkout: invoice checkbox',
    'e2e/law.spec.ts › R-V1 a guest may have reusable packaging at the same price, for a deposit; it is never chosen beforehand; an invoice request is stored with the order',
  ),
  row(
    '2.70',
    'Checkout: terms checkbox with privacy and terms links that open pages',
    'e2e/checkout-law.spec.ts › the terms are unticked, and data protection is a notice, not a consent (R-C5)',
    'e2e/http-pages.spec.ts › is complete without JavaScript: heading, text, title, description, canonical',
  ),
  row(
    '2.71',
    'Checkout: the ways to pay on delivery, as the restaurant has switched them on',
    'api/payments/payments.test.ts › the ways to pay are those that the restaurant has switched on',
    'e2e/checkout-law.spec.ts › the one button that orders is called',
  ),
  row(
    '2.72',
    'The cart sidebar shows the total minus delivery',
    'e2e/cart.spec.ts › the cart shows lines, deposit and the total without delivery',
  ),
  row(
    '2.73',
    'The transaction history has pagination only when total_pages > 1',
    'e2e/points.spec.ts › points take their worth off the order, and the history shows it with the balance before and after',
    'e2e/points.spec.ts › a long history has pages, at most seven of them in sight',
  ),
  row(
    '2.74',
    'Quick menu: categories as a slider',
    'e2e/browse.spec.ts › A-18 the slider has buttons that end at its ends, and follows the focus',
  ),
  row(
    '2.75',
    'Quick menu: a Menus tab when combo menus exist',
    'e2e/browse.spec.ts › with combo menus the first tab is theirs',
  ),
  row(
    '2.76',
    'Quick menu: extras can be filtered by a name text search',
    'e2e/dish-sheet.spec.ts › U-19 many extras can be searched, and the search never takes a choice away',
    'domain/menu/filter-extras.test.ts › the filter finds names whatever the marks',
  ),
  row(
    '2.77',
    'A modal to customise a product or a menu',
    'e2e/dish-sheet.spec.ts › U-12 the button shows (size + options + extras) × quantity after every change',
    'e2e/combo-sheet.spec.ts › choosing opens the next empty part and moves the focus there',
  ),
  row(
    '2.78',
    'Address form with a map: search box with autocomplete',
    'e2e/map-addresses.spec.ts › a first address is found by searching, with the keyboard alone',
    'e2e/map-search.spec.ts › the arrow keys walk through the suggestions and around, Escape closes them',
  ),
  row(
    '2.79',
    "Address form with a map: a 'use current location' button",
    'e2e/map-addresses.spec.ts › the place is found by a press, and not before',
    'e2e/map-addresses.spec.ts › a rough location needs the marker',
  ),
  row(
    '2.80',
    'Address form with a map: reverse geocoding from the marked point, a Next button, then name, detail and default',
    'e2e/map-addresses.spec.ts › a first address is set on the map with the arrow keys, and its address is announced',
    'e2e/map-addresses.spec.ts › an address is changed with the marker, becomes the default one, and is removed',
  ),
  row(
    '2.81',
    'Checkout: buttons of online payment providers',
    'e2e/sandbox.spec.ts › a declined payment orders nothing, nor does a cancelled one, and a newcomer who pays in the sandbox has ordered',
    'e2e/payments.spec.ts › a guest who pays with ${provider} comes back to an approved order, and the cart is empty',
  ),
]
