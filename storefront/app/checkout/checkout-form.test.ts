import { expect, test } from 'vitest'
import { emptyDraft, parseDraft } from './checkout-form.ts'

test('a stored draft comes back as it was', () => {
  const draft = { ...emptyDraft, deliverType: 'takeaway' as const, email: 'ada@example.org', terms: true }
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
})

test.each([null, '', 'nonsense', '[]', '7', 'null'])('%j is an empty draft', (stored) => {
  expect(parseDraft(stored)).toEqual(emptyDraft)
})

test('a value of the wrong kind is dropped, the others stay', () => {
  const stored = JSON.stringify({ name: 'Ada', phone: 30, deliverType: 'rocket', when: 'later', extra: 'x' })
  expect(parseDraft(stored)).toEqual({ ...emptyDraft, name: 'Ada', when: 'later' })
})
