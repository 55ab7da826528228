import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartItem } from '#contract/cart.ts'
import { getOrderByToken } from '#contract/orders.ts'
import { cents } from '#domain/money.ts'
import type { Rows } from '../test/builders.ts'
import {
  burger,
  burgerAsMenu,
  createTestShop,
  lunch,
  pizza,
  placeOrderBody,
  plain,
  quote,
  saver,
} from '../test/shop.ts'

/** Add-on taxes by name, in basis points. */
function taxesAdded(rates: Record<string, number>): Rows {
  return {
    taxes: Object.entries(rates).map(([name, rate], position) => ({
      id: name,
      name,
      rate_basis_points: rate,
      position,
    })),
  }
}

const chosen = (ids: readonly string[]) => ids.map((extraId) => ({ extraId, selected: true }))
const dishes: fc.Arbitrary<CartItem> = fc.oneof(
  fc
    .record({ size: fc.constantFrom('small', 'medium'), extras: fc.subarray(['mozzarella', 'olives']) })
    .map(({ size, extras }) => pizza(size, { extraIds: chosen(extras) })),
  fc.subarray(['bacon', 'cheese']).map((value) => burger({ variantId: 'toppings', value })),
  fc.constantFrom<CartItem>(
    burger(burgerAsMenu),
    lunch(),
    lunch('beer'),
    saver,
    plain('fries'),
    plain('cola', 1, 'bottle'),
    plain('beer'),
  ),
)
const carts = fc.record({
  items: fc.array(
    fc.tuple(dishes, fc.integer({ min: 1, max: 6 })).map(([item, qty]) => ({ ...item, qty })),
    { minLength: 1, maxLength: 8 },
  ),
  tip: fc.nat(2_000).map(cents),
  delivered: fc.boolean(),
  later: fc.boolean(),
  reusable: fc.boolean(),
})

const add = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

test.each(['1', ''])(
  'whatever a guest orders adds up, from the quote to the stored rows, with PRICES_INCLUDE_TAX "%s"',
  async (included) => {
    const app = await createTestShop({
      settings: { PRICES_INCLUDE_TAX: included, REUSABLE_PACKAGING: 'offer', REUSABLE_DEPOSIT: '3.33' },
      rows: [taxesAdded({ VAT: 700, City: 130 })],
    })
    await fc.assert(
      fc.asyncProperty(carts, async ({ items, tip, delivered, later, reusable }) => {
        const place = delivered
          ? { deliverType: 'delivery' as const, areaId: 'mitte' }
          : { deliverType: 'takeaway' as const }
        const time = later
          ? { deliverAt: 'later' as const, deliverDate: '2026-11-21T18:00:00.000Z' }
          : { deliverAt: 'now' as const }
        const { id, lines, totals, problems, minAge } = await quote(app, {
          items,
          tip,
          reusable,
          ...place,
          ...time,
        })
        const sum = add(lines.map((line) => line.price))
        expect(lines.map((line) => line.price)).toEqual(lines.map((line) => line.unitPrice * line.qty))
        expect(totals.goods).toBe(sum)
        expect(totals.reusableDeposit).toBe(reusable ? 333 : undefined)
        expect(totals.deposit).toBe(add(lines.map((line) => line.deposit)) + (totals.reusableDeposit ?? 0))
        expect(totals.price).toBe(sum + totals.deposit + totals.delivery)
        expect(totals.total).toBe(totals.price - totals.discount + totals.tax + totals.tip)
        expect(add(totals.taxItems.map((tax) => tax.value))).toBe(totals.tax)
        if (included)
          expect(add(totals.includedTaxes.map((tax) => tax.gross))).toBe(totals.price - totals.discount)

        const body = {
          items,
          tip: tip / 100,
          reusable,
          ...place,
          ...time,
          address: 'A 1',
          ageConfirmed: minAge !== undefined,
          quote: id,
          total: undefined,
        }
        const response = await app.post('/checkout/v2', placeOrderBody(body))
        expect(response.status).toBe(problems.length === 0 ? 200 : 422)
        if (problems.length > 0) return
        const { data } = (await response.json()) as { data: { url: string } }
        const order = await app.call(getOrderByToken, { params: { token: data.url.slice('/order/'.length) } })
        expect(order.items).toMatchObject(lines.map((line) => ({ ...line, item: expect.any(Object) })))
        expect(order.payment).toMatchObject({
          price: totals.price,
          cartTotal: totals.goods,
          deposit: totals.deposit,
          ...(reusable && { reusableDeposit: totals.reusableDeposit }),
          deliver: totals.delivery,
          tax: totals.tax,
          taxItems: totals.taxItems,
          tip: totals.tip,
          total: totals.total,
          includedTaxes: totals.includedTaxes,
        })
      }),
      { numRuns: 40 },
    )
  },
)
