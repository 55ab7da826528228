import { expect, test } from 'vitest'
import { changedFields, type Step } from './changed-fields.ts'

const written = (step: Step): string => (typeof step === 'object' ? (step.name ?? step.id) : String(step))

const sizes = (...ids: string[]) => ids.map((id) => ({ id, name: id.toUpperCase(), price: 1 }))

test.each([
  ['a value that changed', { status: 'a', by: 'x' }, { status: 'b', by: 'x' }, [['status', 'a', 'b']]],
  ['a thing that was created', null, { name: 'Ost' }, [['name', '', 'Ost']]],
  ['a thing that was removed', { name: 'Ost' }, null, [['name', 'Ost', '']]],
  ['a value deep inside', { prices: [{ a: 1 }] }, { prices: [{ a: 2 }] }, [['prices 0 a', '1', '2']]],
  ['a value that is gone', { a: 1, b: 2 }, { a: 1 }, [['b', '2', '']]],
  ['nothing', { a: [1, null] }, { a: [1] }, []],
  [
    'a value that became another kind',
    { a: 'x' },
    { a: ['y'] },
    [
      ['a', 'x', ''],
      ['a', '', 'y'],
    ],
  ],
  [
    'who came into a list and who went',
    { tags: ['a', 'b'] },
    { tags: ['b', 'c'] },
    [
      ['tags', 'a', ''],
      ['tags', '', 'c'],
    ],
  ],
  [
    'the times of a day as one value',
    { week: { Friday: [{ start: '11:00', end: '22:00' }] } },
    {
      week: {
        Friday: [
          { start: '12:00', end: '14:30' },
          { start: '17:00', end: '23:00' },
        ],
      },
    },
    [['week Friday', '11:00–22:00', '12:00–14:30, 17:00–23:00']],
  ],
  [
    'a day that is closed now, and a way that has hours of its own no more',
    { spans: [{ start: '11:00', end: '22:00' }], ways: { delivery: [] } },
    { spans: [], ways: {} },
    [
      ['spans', '11:00–22:00', 'closed'],
      ['ways delivery', 'closed', ''],
    ],
  ],
  [
    'times that limit nothing any more, which are not closed',
    { availability: [{ spans: [{ start: '11:00', end: '14:00' }] }] },
    { availability: [{ spans: [] }] },
    [['availability 0 spans', '11:00–14:00', '']],
  ],
  ['one that moved alone', { a: ['x', 'y', 'z'] }, { a: ['z', 'x', 'y'] }, [['a z place', '3', '1']]],
  [
    'one that was changed by its name, wherever it stands now',
    { sizes: sizes('s', 'l') },
    { sizes: [{ id: 'l', name: 'L', price: 2 }, ...sizes('s')] },
    [
      ['sizes L price', '1', '2'],
      ['sizes S place', '1', '2'],
    ],
  ],
  [
    'one that came without its id',
    { sizes: [] },
    { sizes: sizes('s') },
    [
      ['sizes S name', '', 'S'],
      ['sizes S price', '', '1'],
    ],
  ],
  ['members that are alike by their place', { a: ['x', 'x'] }, { a: ['x', 'y'] }, [['a 1', 'x', 'y']]],
  [
    'a document in a list by the name inside of it',
    [{ id: 'd1', document: { name: 'Tonno', price: 1 } }],
    [{ id: 'd1', document: { name: 'Tonno', price: 2 } }],
    [['Tonno document price', '1', '2']],
  ],
] as const)('lists %s', (_, before, after, fields) => {
  expect(
    changedFields(before, after).map(({ path, before, after, isPlace }) => [
      [...path.map(written), ...(isPlace ? ['place'] : [])].join(' '),
      before,
      after,
    ]),
  ).toEqual(fields)
})
