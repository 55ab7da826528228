import { expect, test } from 'vitest'
import { emptyCheckoutForm, parseCheckoutForm } from './checkout-form.ts'

test('a stored form comes back as it was', () => {
  const form = {
    ...emptyCheckoutForm,
    deliverType: 'takeaway' as const,
    email: 'ada@example.org',
    terms: true,
  }
  expect(parseCheckoutForm(JSON.stringify(form))).toEqual(form)
})

test.each([null, '', 'nonsense', '[]', '7', 'null'])('%j is an empty form', (stored) => {
  expect(parseCheckoutForm(stored)).toEqual(emptyCheckoutForm)
})

test('a value of the wrong kind is dropped, the others stay', () => {
  const stored = JSON.stringify({ name: 'Ada', phone: 30, deliverType: 'rocket', when: 'later', extra: 'x' })
  expect(parseCheckoutForm(stored)).toEqual({ ...emptyCheckoutForm, name: 'Ada', when: 'later' })
})

test('R-F7 a form of an older version, which did not keep the age that was confirmed, asks for it again', () => {
  const stored = JSON.stringify({
    ...emptyCheckoutForm,
    confirmedAge: undefined,
    name: 'Ada',
    ageConfirmed: true,
  })
  expect(parseCheckoutForm(stored)).toEqual({ ...emptyCheckoutForm, name: 'Ada', confirmedAge: 0 })
})
