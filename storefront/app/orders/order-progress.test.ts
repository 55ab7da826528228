import { expect, test } from 'vitest'
import { stepStates } from './order-progress.ts'

test.each([
  ['pending_approval', { placed: 'current', kitchen: 'open', done: 'open' }],
  ['approved', { placed: 'done', kitchen: 'current', done: 'open' }],
  ['completed', { placed: 'done', kitchen: 'done', done: 'done' }],
] as const)('an order that is %s', (status, states) => {
  expect(stepStates(status)).toEqual(states)
})
