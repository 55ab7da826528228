import { expect, test } from 'vitest'
import { isSpam } from './spam-trap.ts'

test.each([
  ['a client without a form', {}, false],
  ['a person who took their time', { website: '', shownForMs: 1_500 }, false],
  ['a form sent the moment it appeared', { website: '', shownForMs: 1_499 }, true],
  ['a form sent in no time at all', { shownForMs: 0 }, true],
  [
    'somebody who filled the field that nobody sees',
    { website: 'https://spam.example', shownForMs: 9_000 },
    true,
  ],
])('%s', (_, signals, expected) => {
  expect(isSpam(signals)).toBe(expected)
})
