import { expect, test } from 'vitest'
import { momentAfter, momentBefore, retention, receiptRetentionEnd } from './retention.ts'

const now = Date.parse('2026-11-20T18:00:00.000Z')

test('R-D6 the terms of the retention plan', () => {
  expect(momentBefore(now, retention.reservation)).toBe('2026-08-22T18:00:00.000Z')
  expect(momentBefore(now, retention.contactMessage)).toBe('2026-05-20T18:00:00.000Z')
  expect(momentBefore(now, retention.orderInSight)).toBe('2025-11-20T18:00:00.000Z')
  expect(momentBefore(now, retention.idleAccount)).toBe('2023-11-20T18:00:00.000Z')
  expect(momentBefore(now, retention.staffSignIn)).toBe('2025-11-20T18:00:00.000Z')
  expect(momentAfter(now, retention.accountNotice)).toBe('2026-12-20T18:00:00.000Z')
})

test('R-D6 a month before the last day of a long month is the last day of a short one', () => {
  expect(momentBefore(Date.parse('2026-08-31T10:00:00.000Z'), retention.contactMessage)).toBe(
    '2026-02-28T10:00:00.000Z',
  )
})

test('R-T8 a receipt is kept for eight years after the end of its year', () => {
  expect(receiptRetentionEnd('2026-01-01T00:00:00.000Z')).toBe('2035-01-01T00:00:00.000Z')
  expect(receiptRetentionEnd('2026-12-31T23:59:59.999Z')).toBe('2035-01-01T00:00:00.000Z')
})
