import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { wantedRefund } from './refund-dialog.tsx'

const of = (amount: string) => wantedRefund('amount', { amount, chosen: [], refundable: cents(990) })

test.each([
  ['9,90', 990],
  ['9.9', 990],
  [' 4 ', 400],
  ['0,05', 5],
])('"%s" euros are %s cents', (amount, value) => {
  expect(of(amount)).toEqual({ amount: value })
})

test.each(['', '0', '9,91', '1e3', '-1', '4,999', 'four'])(
  '"%s" is no amount that can be paid back',
  (amount) => {
    expect(of(amount)).toBeUndefined()
  },
)

test('dishes are paid back when some are chosen, everything that is left without a number', () => {
  const some = { amount: '', chosen: [1], refundable: cents(990) }
  expect(wantedRefund('lines', some)).toEqual({ lines: [1] })
  expect(wantedRefund('lines', { ...some, chosen: [] })).toBeUndefined()
  expect(wantedRefund('all', some)).toEqual({})
})
