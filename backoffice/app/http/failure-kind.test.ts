import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { refusalText } from './failure-kind.ts'

const cancelled = 'Der Gast hat diese Reservierung abgesagt'

test.each([
  ['a refusal as a whole', new ApiError(409, 'conflict', cancelled, {}), cancelled],
  [
    'a refused field',
    new ApiError(422, 'fields', 'Validation Error', { data: { minutes: ['Höchstens 120'] } }),
    'Höchstens 120',
  ],
  ['a server that fails', new ApiError(503, 'unavailable', 'Bitte gleich noch einmal', {}), undefined],
  ['a server that is not reached', new ApiError(0, 'network', 'Failed to fetch', undefined), undefined],
  ['a fault of the program', new Error('x is not a function'), undefined],
])('the reason of %s is the text of the server, if it gives one', (_, error, text) => {
  expect(refusalText(error)).toBe(text)
})
