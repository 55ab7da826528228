import { row, type Row } from './row.ts'

/** Validation rules (spec 5). */
export const validation: readonly Row[] = [
  row(
    '5.01',
    'Adding an item rounds the quantity to a whole number, at least 1',
    'domain/cart/cart.test.ts › a quantity of %f is added as %i',
    'domain/menu/quantity.test.ts › a typed quantity of %s becomes %i',
  ),
  row(
    '5.02',
    'Quantities are 1 to 6, for product items and menu items',
    'domain/menu/quantity.test.ts › %s may not be ordered',
    'e2e/cart.spec.ts › A-32 the quantity of a line goes from 1 to 6, by buttons and by typing',
  ),
  row(
    '5.03',
    'Quantity inputs are number, required, min 1, max 6, step 1, with plus and minus buttons',
    'e2e/dish-sheet.spec.ts › A-32 minus and plus stop at 1 and 6 and are named; the field is a number from 1 to 6',
  ),
  row(
    '5.04',
    'Points can be applied only if the cart price is at least their value plus 1',
    'domain/loyalty/usable-points.test.ts › points never exceed the balance and always leave a euro of the goods',
  ),
  row(
    '5.05',
    'The points checkbox is disabled when balance minus cart price is between 0 and 1, with its text',
    'domain/loyalty/usable-points.test.ts › the range of the specification blocks, and what is not blocked can be used',
    'e2e/points.spec.ts › points about as much as the goods are blocked, with the reason beside them',
  ),
  row(
    '5.06',
    'Points are applied up to the balance of the user',
    'domain/loyalty/usable-points.test.ts › points never exceed the balance and always leave a euro of the goods',
    'api/checkout/points.test.ts › sent twenty times at once spends the points once; the others get the new price',
  ),
  row(
    '5.07',
    'Points only when LOYALTY_SYSTEM is on and the user is logged in',
    'api/checkout/points.test.ts › has no points for guests, nor where the loyalty system is off',
    'e2e/points.spec.ts › without the loyalty system there are no points anywhere',
  ),
  row(
    '5.08',
    'Tip: rounded to 2 decimals; amount = cart price × percent / 100, or a manual amount',
    'domain/cart/tip.test.ts › %j of %i cents is %i',
    'domain/cart/tip.test.ts › %j is %i cents',
  ),
  row(
    '5.09',
    'Tip: an amount that is not positive resets to 0',
    'domain/cart/tip.test.ts › %j of %i cents is %i',
    'domain/cart/tip.test.ts › %j is %i cents',
  ),
  row(
    '5.10',
    'Tip only if ALLOW_TIP and TIP_PERCENTS are not empty',
    'domain/cart/tip.test.ts › the setting %j offers %j',
    'e2e/order-details.spec.ts › fields that the restaurant has switched off are not shown',
    'api/checkout/quote-cart.test.ts › include a tip that is allowed, and leave out one that is not',
  ),
  row(
    '5.11',
    'Product modal: Add to Cart is disabled while the form is invalid',
    'e2e/dish-sheet.spec.ts › U-16 with something missing the button adds nothing, names what is missing and leads there',
  ),
  row(
    '5.12',
    'A size is required when there is more than one',
    'domain/menu/chosen.test.ts › of several sizes none is chosen by itself',
    'storefront/app/menu/customise/missing.test.ts › a missing size has no name of its own',
  ),
  row(
    '5.13',
    'A required variant needs its option',
    'storefront/app/menu/customise/missing.test.ts › a required variant of a dish in a slot is named with its slot',
  ),
  row(
    '5.14',
    'A menu slot select is required',
    'e2e/combo-sheet.spec.ts › U-16 a combo with empty parts adds nothing, names them and leads to the first',
  ),
  row(
    '5.15',
    'Reservation: reservedAt, guests, name, email, phone and terms are required; notes are not',
    'domain/reservations/field-issues.test.ts › an empty form names every required field with its first message',
    'e2e/reservations.spec.ts › an empty form lists everything that is missing, and each link leads to its field (A-25, A-26, A-31)',
  ),
  row(
    '5.16',
    'Reservation terms: I read and accept the below terms',
    'scripts/check-spec-texts.test.ts › the texts of %s are exact, used, and there in German and Turkish',
  ),
  row(
    '5.17',
    'Reservation guests: 1 to 9 and 10+',
    'domain/limits.test.ts › the arrows move two slides and up to nine guests or more may come',
    'e2e/reservations.spec.ts › a request is stored once, however often it is pressed, and the next one starts empty',
  ),
  row(
    '5.18',
    'The phone is national format with the country of the locale; on blur replaced by the parsed number',
    'e2e/reservations.spec.ts › something that is no phone number is taken away and quoted (A-27)',
    'storefront/app/form/parse-phone.test.ts › a number without a code belongs to the country of the restaurant',
  ),
  row(
    '5.19',
    'On blur an invalid phone number is emptied',
    'e2e/reservations.spec.ts › something that is no phone number is taken away and quoted (A-27)',
  ),
  row(
    '5.20',
    'Contact form: fname, lname, email, subject, message and terms are required',
    'domain/content/contact-issues.test.ts › an empty form names every field, blanks count as nothing',
  ),
  row(
    '5.21',
    'Contact form: submit is disabled while invalid',
    'e2e/contact.spec.ts › an empty form cannot be sent and shows why; pressed anyway it leads to the fields (A-25, A-26, A-31)',
  ),
  row(
    '5.22',
    'Login: email and password are required',
    'domain/accounts/account-fields.test.ts › asks for both fields and never for the length of an old password',
    'e2e/account.spec.ts › A-26 A-31 an empty form names its fields, a wrong password has its message above the form',
  ),
  row(
    '5.23',
    'Forgot password: email is required',
    'domain/accounts/account-fields.test.ts › needs an address',
  ),
  row(
    '5.24',
    'Register: name, phone and terms are required',
    'domain/accounts/account-fields.test.ts › asks for every field of an empty form',
  ),
  row(
    '5.25',
    'Register: email, password and password_confirmation are required unless registering via social',
    'domain/accounts/account-fields.test.ts › with a social identity needs name, phone and terms only',
  ),
  row(
    '5.26',
    'Address forms: name, area and address text are required',
    'domain/delivery/address-issues.test.ts › every missing field is reported at once, blanks count as missing',
  ),
  row(
    '5.27',
    'Address forms: server errors show for name and area',
    'e2e/addresses.spec.ts › what is wrong with the name and the area stands at the fields',
    'api/delivery/addresses.test.ts › is refused by field without name, area or text',
  ),
  row(
    '5.28',
    'Profile: the password is optional',
    'domain/accounts/account-fields.test.ts › keeps the password when both fields are empty',
  ),
  row(
    '5.29',
    'Checkout: terms are required',
    'e2e/checkout.spec.ts › the button names what is missing; pressed, it leads to each field and orders nothing (A-22, A-26, A-31)',
    'api/checkout/place-order.test.ts › is refused with every missing field',
  ),
  row(
    '5.30',
    'Checkout: the delivery date is required when later',
    'api/checkout/place-order.test.ts › because of %s is refused by field',
    'domain/hours/time-windows.test.ts › is accepted exactly when it is one of the listed windows',
  ),
  row(
    '5.31',
    'Checkout: guests must enter name, email, phone and, for delivery, an address',
    'api/checkout/account-order.test.ts › a guest has to enter name, e-mail and phone',
    'domain/checkout/guest-fields.test.ts › what must be filled in',
  ),
  row(
    '5.32',
    'Checkout: while the form is invalid the button is disabled and orders nothing',
    'e2e/checkout.spec.ts › the button names what is missing; pressed, it leads to each field and orders nothing (A-22, A-26, A-31)',
  ),
  row(
    '5.33',
    'Checkout: the words of the button are those German law asks for in place of Place Order',
    'scripts/check-messages.test.ts › R-C1 every order button states that the order has to be paid',
    'e2e/checkout-law.spec.ts › the one button that orders is called',
  ),
  row(
    '5.34',
    'Server field errors show the first message of each field, and the form gets a validated look',
    'e2e/checkout-faults.spec.ts › what the server finds wrong stands in one message that stays, in a summary and at the fields (A-22, A-23, A-26)',
    'e2e/account.spec.ts › an address that has an account already has its message at the field',
    'storefront/app/checkout/send-order.test.ts › wrong fields come back by name',
  ),
  row(
    '5.35',
    'On checkout all messages are joined with a comma into one error toast',
    'e2e/checkout-faults.spec.ts › what the server finds wrong stands in one message that stays, in a summary and at the fields (A-22, A-23, A-26)',
  ),
  row(
    '5.36',
    'E-mail: a standard pattern, at most 254 characters, the local part at most 64',
    'domain/checkout/contact-rules.test.ts › %j is no e-mail address',
    'domain/checkout/contact-rules.test.ts › an e-mail address has at most 254 characters',
  ),
]
