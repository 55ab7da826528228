import { expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { contactIssues } from './contact-issues.ts'

const good = {
  fname: 'Ada',
  lname: 'Lovelace',
  email: 'ada@example.org',
  subject: 'Birthday',
  message: 'Do you have a big table?',
  terms: true,
}

test('a message with everything in it has no problem', () => {
  expect(contactIssues(good)).toEqual({})
})

test('an empty form names every field, blanks count as nothing', () => {
  const empty = { fname: '', lname: ' ', email: '\t', subject: '', message: '\n', terms: false }
  expect(contactIssues(empty)).toEqual({
    fname: [messages.firstNameMissing],
    lname: [messages.lastNameMissing],
    email: [messages.emailMissing],
    subject: [messages.subjectMissing],
    message: [messages.messageMissing],
    terms: [messages.termsMissing],
  })
})

test('a wrong e-mail address is distinguished from a missing one', () => {
  expect(contactIssues({ ...good, email: 'ada' })).toEqual({ email: [messages.emailWrong] })
})
