import { row, type Row } from './row.ts'

/** Roles and permissions (spec 6), and the calls (spec 7). */
export const rolesAndCalls: readonly Row[] = [
  row(
    '6.01',
    'A guest browses',
    'e2e/http-pages.spec.ts › every category and every dish has a page of its own',
  ),
  row(
    '6.02',
    'A guest registers if ALLOW_REGISTRATION, and logs in',
    'e2e/account.spec.ts › a guest registers, reads the message, signs in and keeps the cart',
    'api/accounts/register.test.ts › registration is refused while the setting is empty',
  ),
  row(
    '6.03',
    'A guest checks out if ALLOW_GUEST_CHECKOUT is not empty',
    'e2e/guest-orders.spec.ts › a guest orders two customised pizzas and a combo to pick up, with a tip by percent (U-26, U-39)',
    'api/checkout/place-order.test.ts › of a guest is refused where guests have to sign in',
  ),
  row(
    '6.04',
    'A logged-in user has the profile menu, Logout, the loyalty link if on, and account pages',
    'e2e/ways.spec.ts › signed in, the header leads to profile, addresses, orders and points; Logout makes a guest and leads home',
  ),
  row(
    '6.05',
    'A logged-in user checks out',
    'e2e/my-orders.spec.ts › U-28 a guest with a default address orders with five presses and comes to the page of the order',
    'api/checkout/account-order.test.ts › may order where guests may not',
  ),
  row(
    '6.06',
    'A table user may check out with a table in session',
    'e2e/tables.spec.ts › where guests may not order they sign in, and a table user orders',
    'api/branches/tables.test.ts › cannot order to a table, also not with its id or code',
  ),
  row(
    '6.07',
    'A table user cannot reach /me',
    'e2e/tables.spec.ts › a table user has no account pages',
    'api/branches/tables.test.ts › cannot access an account',
  ),
  row(
    '6.08',
    'Login, register and reset pages are closed to logged-in users',
    'e2e/http-pages.spec.ts › the server redirects signed-in guests away from the pages for visitors',
  ),
  row(
    '7.01',
    'All calls send credentials and a language header',
    'contract/client.test.ts › is decoded from euros to cents and loses its envelope',
    'storefront/app/shell/watch-payment.test.ts › a payment that has arrived leads to its order at once, asked for at the branch and in the language of the page',
  ),
  row(
    '7.02',
    'All calls may send an Authorization bearer header',
    'contract/client.test.ts › is decoded from euros to cents and loses its envelope',
    'api/accounts/log-in.test.ts › a bearer token takes precedence over the cookie',
  ),
  row(
    '7.03',
    'The language header chooses the language of the answer',
    'api/content/content.test.ts › is chosen when %s',
  ),
  row(
    '7.04',
    "With a stored branch the base URL is the branch's",
    'api/branches/branches.test.ts › is named by the address, whatever the cookie says and whether or not guests choose',
    'bin/pages-by-branch.test.ts › a cached page is served at its own branch only, in whatever order guests come',
    'e2e/branches.spec.ts › an order goes to the branch it was made at',
  ),
  row(
    '7.05',
    'Unsafe requests carry X-XSRF-TOKEN from the cookie XSRF-TOKEN',
    'ui/csrf-header.test.ts › the header is what the cookie of spec 7 says',
    'api/http/csrf.test.ts › %s is refused',
  ),
  row(
    '7.06',
    'Query parameters with null values are omitted',
    'contract/client.test.ts › puts parameters and query into the address, escaped, and leaves out what is null',
  ),
  row(
    '7.07',
    'The body is unwrapped from data unless meta is present',
    'contract/client.test.ts › is decoded from euros to cents and loses its envelope',
    'contract/client.test.ts › with meta answers data and meta',
  ),
  row(
    '7.08',
    'An error body with data is published as field errors',
    'contract/client.test.ts › by field carries the messages of each field',
  ),
  row(
    '7.09',
    'Any other error body is passed on',
    'contract/client.test.ts › as a whole carries its code, message and body',
  ),
  row(
    '7.10',
    'On an HTTP error the loader is hidden',
    'e2e/pages.spec.ts › leaves the others usable and offers another try',
  ),
  row(
    '7.11',
    'Every call is answered by its method and path, in the promised shape',
    'api/app.test.ts › is answered by a module of its own',
    'contract/index.test.ts › declares exactly the parameters of its path',
  ),
  row(
    '7.12',
    'GET /settings',
    'api/settings/settings.test.ts › every public setting is listed with its default',
  ),
  row(
    '7.13',
    'GET /translations answers a JSON string of the map, by lang',
    'api/content/content.test.ts › are one JSON string of a map',
    'api/content/content.test.ts › with a malformed lang are refused by field',
  ),
  row('7.14', 'GET /me', 'api/personal-data.test.ts › the balance of points stands in the profile as money'),
  row(
    '7.15',
    'PUT /me, and the local user is updated',
    'api/accounts/change-profile.test.ts › a changed profile is in the answer and is stored',
    'e2e/account.spec.ts › a changed profile is stored and announced',
  ),
  row(
    '7.16',
    'POST /me/logout',
    'api/accounts/log-in.test.ts › logging out ends this session, clears the cookie and leaves other devices signed in',
  ),
  row(
    '7.17',
    'GET /pages',
    'api/content/content.test.ts › pages are answered as they were written, in the language of the call',
  ),
  row(
    '7.18',
    'GET /languages',
    'api/content/content.test.ts › languages come in order with the default one and the writing direction',
  ),
  row(
    '7.19',
    'GET /tables/{id} checks a table',
    'api/branches/tables.test.ts › is not found when it is %j, and no token is answered',
    'api/branches/tables.test.ts › answers the table, its branch and a token, which a browser also keeps in a cookie',
  ),
  row(
    '7.20',
    'POST /reservations',
    'api/reservations/reservations.test.ts › stores the request, answers the time in UTC, and mails guest and restaurant',
  ),
  row(
    '7.21',
    'GET /products/menus',
    'api/menu/menu.test.ts › the list of combos leaves out those that only an option opens',
  ),
  row(
    '7.22',
    'GET /products/categories',
    'api/menu/menu.test.ts › categories come in menu order with the number of their products',
  ),
  row(
    '7.23',
    'GET /products/categories/{id}/products: data and meta.category.data',
    'api/menu/menu.test.ts › the products of a category are in data, the category in meta.category.data',
  ),
  row(
    '7.24',
    'GET /products/categories/{categoryId}/products/{productId}',
    'api/menu/menu.test.ts › is answered in decimal euros, with a price of each extra per size',
  ),
  row(
    '7.25',
    'GET /products/menus/{id}',
    'api/menu/menu.test.ts › costs its price less the discount, and says what the parts cost separately',
  ),
  row(
    '7.26',
    'GET /checkout/payment-providers',
    'api/payments/payments.test.ts › the ways to pay are those that the restaurant has switched on',
  ),
  row(
    '7.47',
    'GET /checkout/check with payment and sess',
    'api/payments/way-of-a-payment.test.ts › an order that is paid online is hidden until its money is held, then the restaurant sees it',
    'api/payments/way-of-a-payment.test.ts › the browser that ordered returns to the order, other browsers get the payment state only',
  ),
  row(
    '7.27',
    'POST /checkout answers an id',
    'api/checkout/place-order.test.ts › answers its id at the other endpoint',
  ),
  row(
    '7.28',
    'POST /checkout/v2 answers a url',
    'api/checkout/place-order.test.ts › is written once and answers the link of its page',
  ),
  row(
    '7.29',
    'POST /me/orders creates an order',
    'api/checkout/account-order.test.ts › answers id, code and link of the same order as the other endpoints',
  ),
  row(
    '7.30',
    'GET /me/orders',
    'api/orders/my-orders.test.ts › the orders of an account come with everything in them, the newest first',
    'api/orders/my-orders.test.ts › without a page every order is listed, and nothing says that there are more',
  ),
  row(
    '7.31',
    'GET /me/orders/{orderCode}',
    'api/orders/my-orders.test.ts › orders of other accounts are not found, like unknown codes',
    'api/orders/my-orders.test.ts › an order shows what was ordered, whatever the menu holds now',
  ),
  row(
    '7.32',
    'GET /me/transactions by page',
    'api/loyalty/transactions.test.ts › pages of twenty list every change once',
  ),
  row(
    '7.33',
    'GET /taxes',
    'api/checkout/taxes.test.ts › taxes come in order with their percent where prices exclude them, and are empty elsewhere',
  ),
  row(
    '7.34',
    'POST /contact',
    'api/content/contact.test.ts › is stored and mailed to the restaurant, and the guest gets a confirmation',
  ),
  row(
    '7.35',
    'GET /working-hours: data, meta.isOpenNow, meta.nextOpen, meta.isActive',
    'api/hours/hours.test.ts › working hours are in data by day, and what depends on the current time in meta',
  ),
  row(
    '7.36',
    'GET /branches',
    'api/branches/branches.test.ts › branches come in order, each with the address below which its API lives',
  ),
  row(
    '7.37',
    'POST /login answers a token',
    'api/accounts/log-in.test.ts › the right password answers a token, in whatever capitals the address is written',
  ),
  row(
    '7.38',
    'POST /register',
    'api/accounts/register.test.ts › a complete form opens an account that can sign in',
  ),
  row(
    '7.39',
    'POST /reset-password',
    'api/accounts/reset-password.test.ts › R-D7 a known and an unknown address get the same answer, and only the known one gets a mail',
    'api/accounts/reset-password.test.ts › the mailed password signs in, with spaces around it and a first capital too',
  ),
  row(
    '7.40',
    'POST /social answers a token',
    'api/accounts/social/social-login.test.ts › an account that is linked to the provider’s id is signed in',
  ),
  row(
    '7.45',
    'Social login asks two social providers or more, and nothing of theirs is loaded before a press',
    'api/accounts/social/social-login.test.ts › an access token of Facebook for our app identifies the person, and never confirms an address',
    'api/accounts/social/social-login.test.ts › a proof that Google made for this login finds no account the first time, and answers a ticket',
    'e2e/pages.spec.ts › no request leaves our own server',
  ),
  row(
    '7.46',
    'At startup the product loads login state, pages, settings, opening hours, translations and languages',
    'storefront/app/account/session-store.test.ts › who has signed in here before is asked for once, however many listen, with points in cents',
    'e2e/http-pages.spec.ts › is complete without JavaScript: heading, text, title, description, canonical',
    'e2e/shell-states.spec.ts › closed but active: one notice a session names the earliest time',
  ),
]
