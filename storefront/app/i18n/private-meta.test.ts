import { expect, test } from 'vitest'
import { privateMeta, privateTitle } from './private-meta.ts'

const i18n = { language: 'en', map: {}, country: 'DE', timeZone: 'Europe/Berlin' }
const chosen = { i18n, shop: { settings: { SITE_TITLE: 'Feuer & Flora Mitte' } } }
const matches = [{ id: 'root', loaderData: chosen }]

test('a page about an order or a reservation names the branch that this is of, another the chosen one', () => {
  const name = () => 'Your order'
  const nord = { title: 'Feuer & Flora Nord' }
  expect(privateTitle(matches, name, nord)).toBe('Your order – Feuer & Flora Nord')
  expect(privateMeta(matches, name, nord)[0]).toEqual({ title: 'Your order – Feuer & Flora Nord' })
  expect(privateTitle(matches, name)).toBe('Your order – Feuer & Flora Mitte')
})
