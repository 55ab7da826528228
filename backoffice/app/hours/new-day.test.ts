import { expect, test } from 'vitest'
import { newDay, newDayAddress, newDayKey } from './new-day.ts'

const day = (address: string, home: string | null = null) =>
  newDay(new URL(address, 'http://shop.test').searchParams, '2026-11-20', home)

test('a holiday that opens at other times is filled in by its address', () => {
  const address = newDayAddress({ name: 'Heiligabend & mehr', from: '2026-12-24', branchId: 'nord' })
  expect(day(address)).toMatchObject({
    name: 'Heiligabend & mehr',
    from: '2026-12-24',
    until: '2026-12-24',
    spans: [{ start: '12:00', end: '22:00' }],
    branchId: 'nord',
  })
})

test('a new special day of which nothing is known is tomorrow, so that saving it does not close the restaurant at once; closed and for all branches', () => {
  expect(day(newDayAddress({ branchId: null }))).toEqual({
    name: '',
    from: '2026-11-21',
    until: '2026-11-21',
    spans: [],
    ways: {},
    branchId: null,
  })
})

test('a new special day of a member of one branch is of that branch', () => {
  expect(day(newDayAddress({ branchId: null }), 'ost').branchId).toBe('ost')
})

test('what is half typed for one branch does not wait for another one, or for all', () => {
  const keys = [null, 'nord', 'ost'].map((branchId) =>
    newDayKey(day(newDayAddress({ from: '2026-12-24', branchId }))),
  )
  expect(new Set(keys).size).toBe(3)
})
