import { expect, test } from 'vitest'
import type { Address } from '#contract/delivery.ts'
import { cents } from '#domain/money.ts'
import { mitte, quoteInput } from '#domain/test/quote-fixture.ts'
import { ada, answered, data, filled, openOf, shopWith } from '../test/checkout-fixture.ts'
import { deriveCheckout } from './derive-checkout.ts'

test.each([
  ['a percent', { kind: 'percent', percent: 10 }, ''],
  ['an amount', { kind: 'amount', amount: cents(200) }, '2.00'],
  ['what is no amount', { kind: 'amount', amount: cents(0) }, 'much'],
] as const)(
  'a tip that was chosen while tips were taken is over once they are not: %s',
  (_, tip, tipText) => {
    const state = { ...filled(), cart: { ...filled().cart, tip }, form: { ...filled().form, tipText } }
    for (const key of ['ALLOW_TIP', 'TIP_PERCENTS']) {
      const known = data({ shop: shopWith({ [key]: '' }) })
      const asked = answered(state, {
        known,
        shop: { settings: { ...quoteInput().settings, allowTip: false } },
      })
      expect(deriveCheckout(asked, known)).toMatchObject({
        percents: [],
        request: { tip: 0 },
        totals: { tip: 0 },
      })
      expect(openOf(asked, known)).toEqual([])
    }
  },
)

test('an invoice that was asked for is not ordered once the restaurant issues none', () => {
  const state = { ...filled(), form: { ...filled().form, issueInvoice: true } }
  expect(deriveCheckout(state, data()).filled.issueInvoice).toBe(true)
  const without = data({ shop: shopWith({ ALLOW_ISSUE_INVOICE: '' }) })
  expect(deriveCheckout(state, without).filled.issueInvoice).toBe(false)
})

test('in place of a chosen address that is gone the guest is asked where to, not sent to the default one', () => {
  const home = {
    id: 'home',
    area: mitte,
    areaId: mitte.id,
    isDefault: true,
    address: 'Weg 1',
    extras: null,
    placeId: null,
  } as unknown as Address
  const known = data({ user: ada, addresses: [home] })
  const { form } = filled()
  const state = (addressId: string) =>
    filled({ form: { ...form, deliverType: 'delivery', addressId, address: '' } })
  expect(deriveCheckout(state(''), known).address).toBe(home)
  expect(openOf(state(''), known)).not.toContain('Postal code or area')
  expect(deriveCheckout(state('gone'), known)).toMatchObject({ address: undefined, area: undefined })
  expect(openOf(state('gone'), known)).toContain('Postal code or area')
})
