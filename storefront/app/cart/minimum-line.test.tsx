import { expect, test } from 'vitest'
import { minimumOrderOf } from '#domain/delivery/minimum-order.ts'
import { cents } from '#domain/money.ts'
import { renderInShop } from '../test/render-in-shop.tsx'
import { MinimumLine } from './minimum-line.tsx'

const area = (minimumOrder: number) => ({ minimumOrder: cents(minimumOrder) })

test.each([
  [650, [1200], 'missing', /€5\.50 more until the minimum order.*Minimum order €12\.00</],
  [
    650,
    [1200, 2500],
    'missing',
    /€5\.50 more until the minimum order.*Minimum order €12\.00 to €25\.00, depending on the address</,
  ],
  [1300, [1200, 2500], 'depends', /Minimum order €12\.00 to €25\.00, depending on the address</],
  [1200, [1200], 'reached', /Minimum order reached</],
] as const)('goods of %i cents with minimum orders of %j: %s', (goods, minimums, state, text) => {
  const minimum = minimumOrderOf(minimums.map(area), cents(goods))!
  const page = renderInShop(<MinimumLine minimum={{ ...minimum, addOns: [] }} />, {})
  expect(page).toContain(`minimum--${state}`)
  expect(page).toMatch(text)
})
