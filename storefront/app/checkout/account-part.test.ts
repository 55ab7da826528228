import { expect, test } from 'vitest'
import type { User } from '#contract/accounts.ts'
import type { Address, Area } from '#contract/delivery.ts'
import { accountOf, askedOf, completeForm } from './account-part.ts'
import { emptyCheckoutForm } from './checkout-form.ts'

const area = { id: 'mitte' } as Area
const address = (id: string, more: Partial<Address> = {}) =>
  ({ id, area, isDefault: false, address: `Weg ${id}`, extras: null, ...more }) as Address
const user = (more: Partial<User> = {}) =>
  ({ name: 'Ada', email: 'ada@example.org', phone: '030 1234567', table: null, ...more }) as User

test('a table is no account', () => {
  expect(accountOf(user({ table: { id: 't', name: 'Tisch 7' } }))).toBeUndefined()
  expect(accountOf(null)).toBeUndefined()
  expect(accountOf(user())?.name).toBe('Ada')
})

test('an account is asked for nothing it knows, and for everything once it wants something else', () => {
  expect(askedOf(user(), { ownContact: false })).toEqual({ email: false, name: false, phone: false })
  expect(askedOf(user({ phone: '' }), { ownContact: false })).toMatchObject({ name: false, phone: true })
  expect(askedOf(user(), { ownContact: true })).toEqual({ email: true, name: true, phone: true })
  expect(askedOf(undefined, { ownContact: false })).toEqual({ email: true, name: true, phone: true })
})

test('a form is completed by the account and by the saved address', () => {
  const form = { ...emptyCheckoutForm, name: 'Guest', address: 'typed', notes: 'ring twice' }
  expect(completeForm(form, user(), address('a', { extras: '2nd floor' }))).toMatchObject({
    name: 'Ada',
    email: 'ada@example.org',
    phone: '030 1234567',
    address: 'Weg a',
    extras: '2nd floor',
    notes: 'ring twice',
  })
})

test('what was typed counts for guests, for what the account does not know, and for who wants something else', () => {
  const form = { ...emptyCheckoutForm, name: 'Guest', phone: '030 999999', address: 'typed' }
  expect(completeForm(form, undefined, undefined)).toEqual(form)
  expect(completeForm(form, user({ phone: '' }), undefined)).toMatchObject({
    name: 'Ada',
    phone: '030 999999',
  })
  expect(completeForm({ ...form, ownContact: true }, user(), undefined).name).toBe('Guest')
})
