import { expect, test } from 'vitest'
import { tableAddress } from './table-address.ts'

test.each([
  ['https://pizza.example/b/mitte', 'https://pizza.example/?table=ab-cd'],
  ['/b/mitte', 'http://shop.test:3000/?table=ab-cd'],
])('the code of a table of %s leads to %s', (branchUrl, address) => {
  expect(tableAddress(branchUrl, 'ab-cd', 'http://shop.test:3000')).toBe(address)
})
