import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test.each([
  ['a value that changed', { status: 'a', by: 'x' }, { status: 'b', by: 'x' }, [['status', 'a', 'b']]],
  ['a thing that was created', null, { name: 'Ost' }, [['name', '', 'Ost']]],
  ['a thing that was removed', { name: 'Ost' }, null, [['name', 'Ost', '']]],
  ['a value deep inside', { prices: [{ a: 1 }] }, { prices: [{ a: 2 }] }, [['prices.0.a', '1', '2']]],
  ['a value that is gone', { a: 1, b: 2 }, { a: 1 }, [['b', '2', '']]],
  ['nothing', { a: [1, null] }, { a: [1] }, []],
] as const)('lists %s', (_, before, after, fields) => {
  expect(changedFields(before, after).map(({ path, before, after }) => [path, before, after])).toEqual(fields)
})
