import { expect, test } from 'vitest'
import { domainMessages } from './messages.ts'

test('no sentence stands twice in the list of messages', () => {
  expect(new Set(domainMessages).size).toBe(domainMessages.length)
})

test('the texts of the specification are kept exactly', () => {
  expect(domainMessages).toContain('We are closed')
  expect(domainMessages).toContain('Restaurant is not available right now. Please try again later')
})
