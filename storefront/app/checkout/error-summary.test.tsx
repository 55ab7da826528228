import { expect, test } from 'vitest'
import { renderInShop } from '../test/render-in-shop.tsx'
import { ErrorSummary } from './error-summary.tsx'
import type { FieldIssue } from './field-issues.ts'

const email: FieldIssue = {
  anchor: 'email',
  field: 'email',
  message: 'Please enter your e-mail',
  name: 'E-mail',
}
const terms: FieldIssue = {
  anchor: 'terms',
  field: 'terms',
  message: 'Please accept the terms',
  name: 'Terms',
}

/** The title of the summary after a press that found both, with this still open. */
const title = (...open: FieldIssue[]) =>
  /<h2[^>]*>([^<]*)/.exec(
    renderInShop(<ErrorSummary issues={[email, terms]} open={open} shown={{}} />, {}),
  )?.[1]

test('the summary counts what is still missing, and says when nothing of it is', () => {
  expect(title(email, terms)).toBe('2 things are missing')
  expect(title(terms)).toBe('One thing is missing')
  expect(title()).toBe('Nothing of this is missing any more')
})

test('the summary ends when all of it is done while something else is wrong', () => {
  const changes = { anchor: 'changes', message: 'Please confirm what has changed', name: 'Changes' }
  expect(title(changes)).toBeUndefined()
})
