import { expect, test } from 'vitest'
import { letterSet, mayMatch } from './letter-set.ts'
import { MATCH, matchName } from './one-slip.ts'

const name = 'sonnenallee'

test.each([
  ['the whole name', 'sonnenallee', MATCH.whole],
  ['its beginning', 'sonn', MATCH.beginning],
  ['a wrong letter', 'sonmenallee', MATCH.wholeWithSlip],
  ['a missing letter', 'sonenallee', MATCH.wholeWithSlip],
  ['a missing last letter', 'sonnenalle', MATCH.beginning],
  ['a letter too many', 'sonnnenallee', MATCH.wholeWithSlip],
  ['a letter too many at the end', 'sonnenalleee', MATCH.wholeWithSlip],
  ['two letters swapped', 'sonnenlalee', MATCH.wholeWithSlip],
  ['a wrong first letter', 'aonnenallee', MATCH.wholeWithSlip],
  ['a beginning with a slip', 'sonmena', MATCH.beginningWithSlip],
  ['a short beginning with a slip', 'somn', MATCH.none],
  ['two wrong letters', 'sommenallee', MATCH.none],
  ['more than the name', 'sonnenalleepark', MATCH.none],
  ['another name', 'weserstrase', MATCH.none],
])('%s', (_, typed, match) => {
  expect(matchName(typed, name)).toBe(match)
})

test('the letters alone never rule out what matches', () => {
  for (const typed of ['sonnenallee', 'sonn', 'sonxenallee', 'sonnenlalee'])
    expect(mayMatch(letterSet(typed), letterSet(name))).toBe(true)
  expect(mayMatch(letterSet('weserstrase'), letterSet(name))).toBe(false)
  expect(mayMatch(letterSet('strase17'), letterSet('strase614'))).toBe(true)
})
