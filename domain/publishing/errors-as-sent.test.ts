import { expect, test } from 'vitest'
import { errorsAsSent } from './errors-as-sent.ts'

const fieldAsSent = (field: string, kept: unknown, sent: unknown) =>
  Object.keys(errorsAsSent({ [field]: ['wrong'] }, kept, sent))[0]

const span = (start: string, end: string) => ({ start, end })

test.each([
  ['name', { name: '' }, { name: '' }, 'name'],
  [
    'steps.0.from',
    { steps: [{ from: 1 }, { from: 2 }] },
    { steps: [{ from: 2 }, { from: 1 }] },
    'steps.1.from',
  ],
  ['codes.2', { codes: ['1', '2', '3'] }, { codes: ['3', '1', '2'] }, 'codes.0'],
  [
    'week.monday.1.start',
    { week: { monday: [span('11:00', '15:00'), span('14:00', '22:00')] } },
    { week: { monday: [span('14:00', '22:00'), span('11:00', '15:00')] } },
    'week.monday.0.start',
  ],
])('%s of what is kept has the place it had when it was sent', (field, kept, sent, name) => {
  expect(fieldAsSent(field, kept, sent)).toBe(name)
})

test('equal parts of a list keep their order', () => {
  const kept = { steps: [{ from: 1 }, { from: 1 }, { from: 2 }] }
  const sent = { steps: [{ from: 1 }, { from: 2 }, { from: 1 }] }
  expect(fieldAsSent('steps.1.from', kept, sent)).toBe('steps.2.from')
})

test('a part that was changed has the place that is left', () => {
  expect(fieldAsSent('codes.1', { codes: ['12049', 'BERLIN'] }, { codes: ['Berlin', '12049'] })).toBe(
    'codes.0',
  )
  expect(fieldAsSent('slots.1.name', { slots: [{}, { name: 'a' }] }, { slots: [{}, { name: 'b' }] })).toBe(
    'slots.1.name',
  )
  expect(fieldAsSent('slots.1.name', { slots: [] }, {})).toBe('slots.1.name')
})
