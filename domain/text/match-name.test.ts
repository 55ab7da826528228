import { expect, test } from 'vitest'
import { MATCH, matchName } from './match-name.ts'

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

test.each([
  ['no slip, the whole name', 'sonnenallee', 0, MATCH.whole],
  ['no slip, a wrong letter', 'sonmenallee', 0, MATCH.none],
  ['one slip, a short beginning', 'somn', 1, MATCH.beginningWithSlip],
  ['two slips, two wrong letters', 'sommenallee', 2, MATCH.wholeWithSlip],
  ['two slips, one missing and one swapped', 'sonenlalee', 2, MATCH.wholeWithSlip],
  ['two slips, two letters too many', 'sonnenalleexy', 2, MATCH.wholeWithSlip],
  ['two slips, a beginning', 'sommenal', 2, MATCH.beginningWithSlip],
  ['two slips, three wrong letters', 'sommemallee', 2, MATCH.none],
])('where so many are forgiven: %s', (_, typed, slips, match) => {
  expect(matchName(typed, name, slips)).toBe(match)
})
