import { expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { productItem } from '../test/item-fixture.ts'
import { quoteInput, rules } from '../test/quote-fixture.ts'
import { quoteCart } from './quote.ts'
import { linesOfQuote } from './quoted-lines.ts'

test('what may not be sold to this guest is left out, and the other lines keep their own prices', () => {
  const items = [productItem('beer', { sizeId: 'can' }), productItem('carbonara', { qty: 2 })]
  const refused = quoteCart(
    quoteInput({
      deliverType: 'delivery',
      areaId: 'mitte',
      items,
      settings: { ...rules, allowAlcoholDelivery: false },
    }),
  )
  expect(refused.problems).toMatchObject([{ field: 'items', message: messages.alcoholNotDelivered, line: 0 }])
  expect(linesOfQuote(2, refused).map((line) => line?.name)).toEqual([undefined, 'Carbonara'])
  expect(refused.totals.goods).toBe(2180)
})
