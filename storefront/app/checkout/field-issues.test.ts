import { expect, test } from 'vitest'
import type { Quote } from '#contract/checkout.ts'
import type { Area } from '#contract/delivery.ts'
import { cents, zero } from '#domain/money.ts'
import { formatMessage } from '#domain/i18n/format-message.ts'
import { byField, type Facts, findIssues } from './field-issues.ts'
import { emptyCheckoutForm } from './checkout-form.ts'

const i18n = {
  t: (text: string, params = {}) => formatMessage(text, params, 'en'),
  money: (amount: number) => `€${(amount / 100).toFixed(2)}`,
}
const area = { id: 'a', name: 'Mitte', zipcode: '10115', minimumOrder: cents(1500) } as Area
const filled: Facts = {
  form: {
    ...emptyCheckoutForm,
    email: 'ada@example.org',
    name: 'Ada',
    phone: '030 1234567',
    address: 'Weg 1',
    terms: true,
  },
  deliverType: 'delivery',
  usesPlaces: false,
  asksStreet: true,
  lacksNumber: false,
  area,
  missing: zero,
  paymentType: 'cash',
  minAge: undefined,
  quote: { problems: [] } as unknown as Quote,
  hasFailed: false,
  hasChanges: false,
}
const namesOf = (change: Partial<Facts>) => findIssues({ ...filled, ...change }, i18n).map(({ name }) => name)

test('a filled form has nothing against it', () => {
  expect(namesOf({})).toEqual([])
})

test('an empty form names everything in the order of the page', () => {
  expect(namesOf({ form: emptyCheckoutForm, area: undefined, paymentType: '', minAge: 16 })).toEqual([
    'Postal code or area',
    'E-mail',
    'Name',
    'Phone',
    'Street and number',
    'Payment',
    'Age',
    'Terms',
  ])
})

test('a refused postal code is the one thing that is wrong with the place', () => {
  const form = { ...filled.form, areaText: '80331', address: '' }
  expect(namesOf({ area: undefined, form })).toEqual(['Postal code or area'])
})

test('an area that is not delivered to any more is wrong, although it was chosen', () => {
  const quote = {
    problems: [{ field: 'areaId', message: 'We do not deliver there' }],
  } as unknown as Quote
  expect(byField(findIssues({ ...filled, quote }, i18n))).toEqual({ areaId: 'We do not deliver there' })
})

test('picking up needs neither area nor address', () => {
  const form = { ...filled.form, address: '' }
  expect(namesOf({ deliverType: 'takeaway', area: undefined, form })).toEqual([])
})

test('below the minimum order the exact missing amount is said', () => {
  const [issue] = findIssues({ ...filled, missing: cents(460) }, i18n)
  expect(issue?.message).toBe('€4.60 more until the minimum order of €15.00')
})

test('a problem of the quote stands at its field', () => {
  const quote = { problems: [{ field: 'deliverDate', message: 'Please choose a time' }] } as unknown as Quote
  expect(byField(findIssues({ ...filled, quote }, i18n))).toEqual({
    deliverDate: 'Please choose a time',
  })
})

test('what has changed must be confirmed first', () => {
  expect(namesOf({ hasChanges: true })).toEqual(['Changes'])
})

test('a tip that is no amount keeps the order back', () => {
  expect(namesOf({ form: { ...filled.form, tipText: 'much' } })).toEqual(['Tip'])
  expect(namesOf({ form: { ...filled.form, tipText: '3,50' } })).toEqual([])
})

test('a tip above what is taken names the limit at its field, before anything is sent', () => {
  const issuesOf = (tipText: string) =>
    byField(findIssues({ ...filled, form: { ...filled.form, tipText } }, i18n))
  expect(issuesOf('1000,01')).toEqual({ tip: 'A tip can be at most €1000.00' })
  expect(issuesOf('1000')).toEqual({})
})

test.each([
  { confirmedAge: 0, minAge: 16, isAsked: true },
  { confirmedAge: 16, minAge: 16, isAsked: false },
  { confirmedAge: 16, minAge: 18, isAsked: true },
  { confirmedAge: 18, minAge: 16, isAsked: false },
])(
  'R-F7 who has confirmed to be $confirmedAge is asked for $minAge: $isAsked',
  ({ confirmedAge, minAge, isAsked }) => {
    const form = { ...filled.form, confirmedAge }
    expect(namesOf({ form, minAge })).toEqual(isAsked ? ['Age'] : [])
  },
)
