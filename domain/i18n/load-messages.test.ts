import { expect, test } from 'vitest'
import { builtInMessages } from './catalogue.ts'
import { loadMessages } from './load-messages.ts'

test.each([
  ['de', 'du'],
  ['de', 'sie'],
  ['tr', 'sie'],
  ['en', 'du'],
  ['fr', 'du'],
])('the messages of %s with the address form %s are those of the whole catalogue', async (language, form) => {
  expect(await loadMessages(language, form)).toEqual(builtInMessages(language, form))
})
