import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { isOvertaken, refusalOf } from './refused.ts'

const refused = (status: number, body: object) => new ApiError(status, 'conflict', 'no', body)

test('a refusal says what still needs a document', () => {
  const usedIn = [{ kind: 'combo', id: 'lunch', name: 'Mittagspause' }]
  const refusal = refusalOf(refused(409, { message: 'no', usedIn }))
  expect([refusal.usedIn, isOvertaken(refusal)]).toEqual([usedIn, false])
})

test('a refusal that carries the document says that somebody else was faster, also when it is gone', () => {
  expect(isOvertaken(refusalOf(refused(409, { current: { id: 'a' } })))).toBe(true)
  expect(isOvertaken(refusalOf(refused(409, { current: null })))).toBe(true)
})

test('any other failure says nothing about documents', () => {
  expect([refusalOf(refused(403, { usedIn: [] })), refusalOf(new Error('broken'))]).toEqual([{}, {}])
})
