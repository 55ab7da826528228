import { expect, test } from 'vitest'
import { type Failure, presentFailure } from './failure.ts'

const changed: Failure = { kind: 'changed', quoteId: 'b' }
const lost: Failure = { kind: 'lost' }

test.each<[string, Failure, string | undefined, string, Failure | undefined]>([
  ['a change is said while the shop asks it', changed, 'b', 'a', changed],
  ['a change is over once the guest has confirmed it', changed, 'b', 'b', undefined],
  ['a change is over once the shop asks something else', changed, 'c', '', undefined],
  ['a change is over once the guest asks something else', changed, undefined, '', undefined],
  ['an order without an answer stays so, whatever was confirmed', lost, 'b', 'b', lost],
])('%s', (_, failure, id, confirmedQuoteId, expected) => {
  expect(presentFailure(failure, { quote: id === undefined ? id : { id }, confirmedQuoteId })).toEqual(
    expected,
  )
})
