import { expect, test } from 'vitest'
import { noErrors, type SeenErrors, shownErrors, withChanged, withCurrent, withLeft } from './field-errors.ts'

const paused: SeenErrors = { ...noErrors, found: { deliverAt: 'We take no new orders' } }
const refused: SeenErrors = { ...noErrors, refused: { email: 'This address is blocked' } }

test('an error that the checkout found itself ends when it finds it no more', () => {
  expect(shownErrors(withCurrent(paused, {}))).toEqual({})
})

test('an error that the checkout still finds is said as it is now', () => {
  expect(shownErrors(withCurrent(paused, { deliverAt: 'We are closed', email: 'missing' }))).toEqual({
    deliverAt: 'We are closed',
  })
})

test('errors that are as before are the same object', () => {
  expect(withCurrent(paused, { email: 'missing', ...paused.found })).toBe(paused)
  expect(withCurrent(noErrors, {})).toBe(noErrors)
})

test('an error that only the shop found in the order stays until the guest changes the field', () => {
  expect(shownErrors(withCurrent(refused, {}))).toEqual(refused.refused)
  expect(shownErrors(withLeft(refused, 'email', undefined))).toEqual(refused.refused)
  expect(shownErrors(withChanged(refused, 'email'))).toEqual({})
})

test('a field that is left shows what is wrong with it by now', () => {
  expect(shownErrors(withLeft(noErrors, 'phone', 'missing'))).toEqual({ phone: 'missing' })
  expect(shownErrors(withLeft(paused, 'deliverAt', undefined))).toEqual({})
})
