import { expect, test } from 'vitest'
import { passkeyProblem } from './passkey-browser.ts'

const shop = { options: {}, address: 'https://shop.example' }
const here = { origin: 'https://shop.example', knowsPasskeys: true }

test.each([
  ['nothing speaks against the address of the shop', shop, here, undefined],
  ['a shop without https has none', { ...shop, options: null }, here, 'no-https'],
  ['another name of the shop has none', shop, { ...here, origin: 'https://10.0.0.2' }, 'elsewhere'],
  ['an old browser has none', shop, { ...here, knowsPasskeys: false }, 'no-browser'],
] as const)('%s', (_what, asked, place, problem) => {
  expect(passkeyProblem(asked, place)).toBe(problem)
})
