import { expect, test } from 'vitest'
import { anchorOf, type FieldIssue } from './field-issues.ts'
import { summaryEntries } from './summary-entries.ts'
import type { Field, FieldMessages } from './field-errors.ts'

const at = (field: Field): FieldIssue => ({ anchor: anchorOf(field), field, message: field, name: field })
const place = (anchor: string): FieldIssue => ({ anchor, message: anchor, name: anchor })
const [email, terms, time] = [at('email'), at('terms'), at('deliverAt')]
const [changes, review] = [place('changes'), place('review')]

/** The entries as texts: what is done has a tick. */
const entriesOf = (issues: FieldIssue[], open: FieldIssue[], shown: FieldMessages = {}) =>
  summaryEntries(issues, { open, shown }).map(({ message, isDone }) => message + (isDone ? ' ✓' : ''))

test.each<[string, FieldIssue[], FieldIssue[], FieldMessages, string[]]>([
  ['names what is open', [email, terms], [email, terms], {}, ['email', 'terms']],
  ['ticks off what is done', [email, terms], [terms], {}, ['email ✓', 'terms']],
  ['ticks off everything once nothing is open', [email, terms], [], {}, ['email ✓', 'terms ✓']],
  ['keeps open what only the shop found', [email], [], { email: 'blocked' }, ['email']],
  ['ends when all of it is done and something else is open', [email], [changes], {}, []],
  ['drops a time that is possible again', [time], [], {}, []],
  ['drops a time that is possible again beside what is open', [time, email], [email], {}, ['email']],
  ['keeps a time that is still not possible', [time], [time], {}, ['deliverAt']],
  ['drops prices that were checked since', [review], [], {}, []],
  ['keeps a confirmed change beside what is open', [changes, email], [email], {}, ['changes ✓', 'email']],
])('the summary %s', (_, issues, open, shown, expected) => {
  expect(entriesOf(issues, open, shown)).toEqual(expected)
})
