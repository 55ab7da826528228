import { row, type Row } from './row.ts'

/** States and transitions (spec 4). */
export const states: readonly Row[] = [
  row(
    '4.01',
    'The logged-in flag is false at start and true once the me call succeeds',
    'storefront/app/account/session-store.test.ts › who has signed in here before is asked for once, however many listen, with points in cents',
  ),
  row(
    '4.02',
    'A me call that fails is ignored: the visitor stays a guest',
    'storefront/app/account/session-store.test.ts › a house that does not answer leaves a guest, who is asked for again on the next page (spec 4)',
  ),
  row(
    '4.03',
    'Logout clears the stored token and the user, and goes to /',
    'e2e/ways.spec.ts › signed in, the header leads to profile, addresses, orders and points; Logout makes a guest and leads home',
    'api/accounts/log-in.test.ts › logging out ends this session, takes the cookie and leaves other devices signed in',
  ),
  row(
    '4.04',
    'Logout signs out of the social login too: the house keeps nothing of a provider that could outlive the session',
    'e2e/social.spec.ts › nothing of a provider is asked for before its button is pressed (R-D1)',
    'api/accounts/log-in.test.ts › logging out ends this session, takes the cookie and leaves other devices signed in',
  ),
  row(
    '4.05',
    'The loading indicator shows for at most 20 seconds or until hidden',
    'e2e/shell-states.spec.ts › A-24 U-42 a loader appears after 400 ms, and after 20 s it offers another try',
  ),
  row(
    '4.06',
    'The splash is removed 1.5 s after the quick menu is ready',
    'e2e/settings.spec.ts › SPLASH_LOGO shows at first, lets every tap through, and is gone after 1.5 seconds (G14)',
  ),
  row(
    '4.07',
    'With no menus the first category opens by itself',
    'e2e/browse.spec.ts › without combo menus the first category opens by itself',
  ),
  row(
    '4.08',
    'With menus there is a Menus tab',
    'e2e/browse.spec.ts › with combo menus the first tab is theirs',
  ),
  row(
    '4.09',
    'Selecting a category loads its products',
    'e2e/browse.spec.ts › U-04 a tab brings the heading of its section right below the bar',
    'e2e/pages.spec.ts › leaves the others usable and offers another try',
  ),
  row(
    '4.10',
    'The customisation modal opens after its details have loaded',
    'e2e/dish-sheet.spec.ts › U-11 a dish that was fetched ahead opens within 100 ms, and Back closes it, not the page',
    'e2e/pages.spec.ts › a dish that cannot be loaded says so and offers another try',
  ),
  row(
    '4.11',
    'A menu slot with exactly one product is preselected',
    'e2e/combo-sheet.spec.ts › U-15 a part with one dish is chosen and closed, the first open part is not',
    'domain/menu/pick.test.ts › a slot with exactly one product is filled, with that product’s own required variants',
  ),
  row(
    '4.12',
    'A required variant that is not a checkbox defaults to its first option',
    'e2e/dish-sheet.spec.ts › U-15 a required choice starts with its first option',
    'domain/menu/pick.test.ts › a required select variant starts on its first option, others stay open',
  ),
  row(
    '4.13',
    'A variant with child menu options holds a nested menu item per option',
    'e2e/dish-sheet.spec.ts › a choice with a menu of its own is filled part by part and goes into the cart',
    'domain/menu/pick.test.ts › an option with a child menu brings its nested picks, and leaves with them',
  ),
  row(
    '4.14',
    'Add to Cart closes the modal and shows a 4 s notification with Cart and Checkout buttons',
    'e2e/dish-sheet.spec.ts › adding closes the sheet and says so for 4 seconds, with the ways to cart and checkout',
  ),
  row(
    '4.15',
    'Cart: add an item',
    'domain/cart/cart.test.ts › the same configuration joins its line, and what was seen last counts',
    'domain/cart/cart.test.ts › another configuration becomes a line of its own',
  ),
  row(
    '4.16',
    'Cart: remove an item by its place',
    'domain/cart/cart.test.ts › a removed line comes back to where it stood',
    'e2e/cart.spec.ts › U-21 a removed line can be taken back for 6 seconds, to the same place',
  ),
  row(
    '4.17',
    'Cart: set or remove delivery',
    'e2e/checkout.spec.ts › picking up needs no fee and no address, and both are still there for a delivery (U-32)',
  ),
  row(
    '4.18',
    'Cart: apply or remove loyalty points as a discount',
    'e2e/points.spec.ts › points take their worth off the order, and the history tells it with the balance before and after',
    'api/checkout/points.test.ts › with points takes them off, and shares them over the contained taxes',
  ),
  row(
    '4.19',
    'Cart: reset taxes',
    'domain/checkout/quote.test.ts › a shop whose prices include tax ignores add-on taxes',
    'domain/checkout/quote.test.ts › a shop with add-on taxes adds them and contains none',
  ),
  row(
    '4.20',
    'Cart: add a tip',
    'domain/cart/cart.test.ts › a tip does not change the lines',
    'e2e/guest-orders.spec.ts › a guest has the same brought home by postal code, with a fee and a tip by amount (U-26, U-39)',
  ),
  row(
    '4.21',
    'The cart is kept in local storage and restored if CART_REMINDER has a value',
    'e2e/cart.spec.ts › U-24 a reload keeps the cart while the restaurant keeps carts',
  ),
  row(
    '4.22',
    'Without CART_REMINDER the stored cart is removed at the start',
    'e2e/cart.spec.ts › U-24 without CART_REMINDER a reload removes the stored cart',
    'storefront/app/cart/cart-store.test.ts › a stored cart is removed at the start where the restaurant does not keep carts',
  ),
  row(
    '4.23',
    'Flushing the cart clears the stored table and the stored cart',
    'storefront/app/cart/cart-store.test.ts › flushing forgets the cart, its copy and the table, and the next cart has another id',
  ),
  row(
    '4.24',
    'Who is signed in goes from the cart to /checkout',
    'e2e/ways.spec.ts › who is signed in goes from the cart straight to the checkout',
  ),
  row(
    '4.25',
    'A guest is asked Login or continue as guest?, with Login and Checkout as Guest, when ALLOW_GUEST_CHECKOUT is not empty',
    'e2e/ways.spec.ts › a guest is asked at the door: Login leads to /login, Checkout as Guest to /checkout',
  ),
  row(
    '4.26',
    'If the setting is empty the guest goes straight to /checkout',
    'e2e/ways.spec.ts › where guests may not order nobody is asked: the checkout leads to /login',
  ),
  row(
    '4.27',
    'Social login: a known account gets a token and goes to /',
    'e2e/social.spec.ts › somebody new comes from Google, finds the form filled in, registers and is signed in the next time',
  ),
  row(
    '4.28',
    'Social login: an unknown one goes to /register, prefilled, with e-mail and password fields hidden',
    'e2e/social.spec.ts › somebody new comes from Google, finds the form filled in, registers and is signed in the next time',
  ),
  row(
    '4.29',
    'A page flagged isPopup shows once per session',
    'e2e/shell-pages.spec.ts › A-16 the popup page opens once a session, never above a dialog and never while the guest types',
  ),
  row(
    '4.30',
    'A table code is checked and stored in session storage',
    'e2e/tables.spec.ts › a code is checked, kept for the session, told, and taken out of the address',
  ),
  row(
    '4.31',
    'A table code replaces the token',
    'api/access.test.ts › signing in ends sitting at a table in this browser',
    'api/branches/tables.test.ts › gives the table, its branch and a token, which a browser also keeps as its session',
  ),
  row(
    '4.32',
    'A table user gets delivery type table',
    'e2e/tables.spec.ts › at a table nothing is asked but the terms, and a second round needs no new scan',
  ),
  row(
    '4.33',
    'Working hours: inactive means /unavailable',
    'e2e/shell-states.spec.ts › an inactive restaurant shows only its notice, an active one never does',
  ),
  row(
    '4.34',
    'Active but closed now: the toast We are closed with the earliest time',
    'e2e/shell-states.spec.ts › closed but active: one notice a session names the earliest time',
  ),
  row(
    '4.35',
    'Active but closed now: only a future order can be placed',
    'e2e/order-times.spec.ts › while closed the shop says so, offers later only, and takes an order for then (U-31)',
  ),
  row(
    '4.36',
    'After a failed reservation the errors of the server show per field and the form is marked',
    'e2e/reservations.spec.ts › its messages stand at the fields, and a lost answer is sent again as the same request (A-26)',
  ),
  row(
    '4.37',
    'Order statuses show as badges: completed, approved, rejected, pending_approval',
    'e2e/order-details.spec.ts › in the list and in its details',
  ),
  row(
    '4.38',
    'Takeaway removes the delivery fee; otherwise it comes from the area of the chosen address or area',
    'e2e/checkout.spec.ts › picking up needs no fee and no address, and both are still there for a delivery (U-32)',
    'domain/checkout/quote.test.ts › goes to the area of the saved address, whatever area is named beside it',
  ),
  row(
    '4.39',
    'Delivery is free if the cart price reaches freeDeliveryThreshold and that is > 0',
    'domain/delivery/fee.test.ts › for goods of %i cents is %i',
    'domain/delivery/fee.test.ts › never falls away with a threshold of 0',
    'e2e/delivery.spec.ts › delivery is free as soon as the goods reach the threshold, and costs again below it (U-23)',
  ),
  row(
    '4.40',
    'later reveals a required date/time picker, now hides it',
    'e2e/order-times.spec.ts › the next possible time leaves the kitchen the time it needs (U-31)',
    'e2e/order-times.spec.ts › now hides the times that later has shown',
  ),
  row(
    '4.41',
    'The default address is preselected on load',
    'e2e/my-orders.spec.ts › U-28 who has a default address orders with five presses and finds the order among theirs',
    'storefront/app/checkout/account-part.test.ts › the default address is chosen before the guest chooses, else the first one',
  ),
  row(
    '4.42',
    'After payment creation the browser goes to the returned url',
    'storefront/app/checkout/send-order.test.ts › a placed order says where to go and was sent under the key of the cart',
    'e2e/guest-orders.spec.ts › a guest orders two customised pizzas and a combo to pick up, with a tip by percent (U-26, U-39)',
  ),
  row(
    '4.43',
    'A successful order shows Your order approved and goes to /me/my-orders',
    'e2e/points.spec.ts › points take their worth off the order, and the history tells it with the balance before and after',
  ),
  row(
    '4.44',
    'The tax percent is the sum of the tax values',
    'domain/cart/totals.test.ts › sum several taxes, round once, and share the tax among them',
  ),
  row(
    '4.45',
    'Tax is applied to items + delivery − discount',
    'domain/cart/totals.test.ts › of a shop with one add-on tax put it on items and delivery less the discount',
  ),
  row(
    '4.46',
    'Total = price − discount + tax + tip',
    'domain/cart/totals.test.ts › of a shop with one add-on tax put it on items and delivery less the discount',
    'api/db/transactions.test.ts › the store itself refuses totals that do not add up',
  ),
  row(
    '4.47',
    'With the new address system the area follows from the place of the address, never from what a client names',
    'domain/checkout/delivery-area.test.ts › a guest of the new address system',
    'api/checkout/placed-order.test.ts › has the area by the place, whatever area is named beside it',
    'api/checkout/placed-order.test.ts › of an account decides anew from the stored place, and re-prices',
    'domain/delivery/point-in-shape.test.ts › another implementation decides the same for 10,000 points in, on and around shapes with holes',
  ),
]
