import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { SpecialDayDocument } from '#contract/hours.staff.ts'
import { asRefusal } from './as-refusal.ts'

const t = (text: string) => text

test('what the browser itself finds wrong before sending stands at its fields', () => {
  const day = { name: ' ', from: '2026-02-30', until: '2026-03-01', spans: [], ways: {}, branchId: null }
  const refusal = asRefusal(SpecialDayDocument.safeEncode(day).error, t)
  expect(refusal).toMatchObject({
    status: 422,
    fields: {
      name: ['Please fill this in'],
      from: ['This value does not have the form that is expected'],
    },
  })
})

test('an answer of the server stays as it is', () => {
  const answer = new ApiError(409, 'conflict', 'changed', undefined)
  expect(asRefusal(answer, t)).toBe(answer)
})
