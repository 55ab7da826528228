import { expect, test } from 'vitest'
import { renderInShop } from '../test/render-in-shop.tsx'
import { WayText } from './way-text.tsx'

const settings = { ALLOW_TAKEAWAY: '1', ALLOW_DELIVERY: '', ALLOW_CURBSIDE: '', PREPARATION_MINUTES: '15' }

test.each([
  [{}, '10–20 min'],
  [{ rushMinutes: 30 }, '40–50 min'],
])('the line of the header promises no more than the checkout keeps: %o', (more, time) => {
  expect(renderInShop(<WayText />, { ...settings, DELIVERY_MINUTES: '20' }, more)).toContain(time)
})
