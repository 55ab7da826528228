import { expect, test } from 'vitest'
import { shopWith } from '../test/checkout-fixture.ts'
import { chosenOccasion } from './chosen-occasion.ts'

const window = '2026-11-20T18:00:00.000Z'
const shop = shopWith({ ALLOW_DELIVERY: '1', ALLOW_TAKEAWAY: '1' })
const nothing = { when: 'now', window: '', deliverType: '' } as const
const delivered = { when: 'later', window, deliverType: 'delivery' } as const

test.each([
  ['nothing is chosen: neither time nor way', nothing, shop, false, {}],
  ['both are chosen', delivered, shop, false, { at: Date.parse(window), deliverType: 'delivery' }],
  [
    'it is for now, whatever was chosen before',
    { ...delivered, when: 'now' },
    shop,
    false,
    { deliverType: 'delivery' },
  ],
  [
    'at a table it is brought there now, whatever was planned before',
    delivered,
    shop,
    true,
    { deliverType: 'table' },
  ],
  [
    'the chosen way is not offered any more: the way that the checkout begins with',
    { ...delivered, when: 'now' },
    shopWith({ ALLOW_DELIVERY: '', ALLOW_TAKEAWAY: '1' }),
    false,
    { deliverType: 'takeaway' },
  ],
] as const)('%s', (_, plan, where, isAtTable, occasion) => {
  expect(chosenOccasion(plan, where, isAtTable)).toEqual({
    at: undefined,
    deliverType: undefined,
    ...occasion,
  })
})
