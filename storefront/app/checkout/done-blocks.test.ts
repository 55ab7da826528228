import { expect, test } from 'vitest'
import type { PaymentProvider } from '#contract/checkout.ts'
import { doneBlocks } from './done-blocks.ts'
import { anchorOf } from './field-issues.ts'
import type { Field } from './field-errors.ts'

type Filled = Parameters<typeof doneBlocks>[0]

const provider = (id: string) => ({ id }) as PaymentProvider
const issue = (field: Field) => ({ anchor: anchorOf(field), field, message: 'missing', name: field })
const filled = (more: Partial<Filled> = {}): Filled => ({
  changes: [],
  providers: [provider('cash'), provider('card')],
  isProviderGone: false,
  table: undefined,
  hasTimes: true,
  issues: [],
  shown: {},
  ...more,
})

test('a part is done when nothing in it is open', () => {
  expect(doneBlocks(filled())).toEqual({ how: true, contact: true, payment: true })
})

test.each<[string, Partial<Filled>, 'how' | 'contact' | 'payment']>([
  ['without the times', { hasTimes: false }, 'how'],
  ['with a time that is gone', { changes: [{ kind: 'time', from: '', to: 'later' }] }, 'how'],
  ['without a place', { issues: [issue('areaId')] }, 'how'],
  ['with a wrong e-mail address', { issues: [issue('email')] }, 'contact'],
  ['with what only the server found wrong', { shown: { phone: 'wrong' } }, 'contact'],
  ['without a way to pay', { issues: [issue('paymentType')] }, 'payment'],
  ['with a way to pay that is gone', { isProviderGone: true }, 'payment'],
  ['with a single way to pay, which is no choice', { providers: [provider('cash')] }, 'payment'],
])('%s, its part is not done, the others are', (_, more, open) => {
  expect(doneBlocks(filled(more))).toEqual({ how: true, contact: true, payment: true, [open]: false })
})

test('what is missing elsewhere opens no part', () => {
  const done = doneBlocks(filled({ issues: [issue('terms'), issue('tip')] }))
  expect(Object.values(done)).toEqual([true, true, true])
})

test('a changed price opens no part', () => {
  const done = doneBlocks(filled({ changes: [{ kind: 'total', from: 100 as never, to: 200 as never }] }))
  expect(done.how).toBe(true)
})

test('at a table nothing closes: nothing there was filled in', () => {
  const done = doneBlocks(filled({ table: { id: '1', name: 'Tisch 1' } as never }))
  expect(Object.values(done)).toEqual([false, false, false])
})
