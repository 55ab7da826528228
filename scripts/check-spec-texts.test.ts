import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtInMessages } from '#domain/i18n/catalogue.ts'

const root = join(import.meta.dirname, '..')

/** The source of the product without its catalogues and tests. */
const source = ['api', 'contract', 'domain', 'storefront/app', 'ui']
  .flatMap((layer) =>
    readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^i18n\/|^test\//.test(name))
      .map((name) => readFileSync(join(root, layer, name), 'utf8')),
  )
  .join('\n')

const isUsed = (text: string): boolean =>
  source.includes(`'${text.replaceAll("'", "\\'")}'`) || source.includes(`"${text}"`)

/**
 * What the specification quotes. Not here: 'Place Order', in whose place German law requires another text (ux.md R-C1).
 */
const quoted: Record<string, readonly string[]> = {
  'spec 2': [
    'We are closed',
    'Restaurant is not available right now. Please try again later',
    'Continue',
    'Reservation',
    'My Profile',
    'My Addresses',
    'My Orders',
    'Logout',
    'Login',
    'Register',
    'Add an address',
    'Address Name',
    'Ex. Office, Home',
    'This is my default order address',
    'Save Address',
    "You haven't added an address yet. Click the button below to add one",
    'Use current location',
    'Next',
    'Update Profile',
    'Order Details',
    'Takeaway',
    'Menus',
  ],
  'spec 4': [
    'Add to Cart',
    'Cart',
    'Checkout',
    'Login or continue as guest?',
    'Login',
    'Checkout as Guest',
    'We are closed',
    'Your order approved',
  ],
  'spec 5': [
    "Cart total has to be greater or equal then your points' amount.",
    'I read and accept the below terms',
    'Add to Cart',
  ],
  'spec 8': [
    'Login provider not found',
    'Not logged in',
    'Login providers not ready yet...',
    'Chosen login provider is not supported for refreshing a token',
    'User cancelled login or did not fully authorize.',
    'Success',
    'Error',
    'Ok',
    'There is a problem with your payment. Please try again',
    'The location that you have marked is out of our delivery range',
    'In order to use this feature you need open your location services and/or grant permission to our app. Please allow location permissions and try again.',
    'We are closed',
    'Your reservation request has been submitted. We will notify you about your reservation status.',
    'Your order approved',
    'Your message has been received. We will contact you shortly.',
    'Your new password has been sent. Please check your inbox',
    "You've successfully registered. You can login to continue",
    'Your profile has been updated',
  ],
}

const [german, turkish] = [builtInMessages('de'), builtInMessages('tr')]

test.each(Object.entries(quoted))(
  'the texts of %s are exact, used, and there in German and Turkish',
  (_, texts) => {
    expect(texts.filter((text) => !german[text])).toEqual([])
    expect(texts.filter((text) => !turkish[text])).toEqual([])
    expect(texts.filter((text) => !isUsed(text))).toEqual([])
  },
)

test('what is used nowhere is found out', () => {
  expect(isUsed('A text that is never used')).toBe(false)
})
