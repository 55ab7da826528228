import { expect, test } from 'vitest'
import { branchDocument } from '#domain/test/document-fixture.ts'
import { choosesBranch, rulesAt } from './use-areas.ts'

const branch = (id: string, settings: Record<string, string> = {}) => ({
  id,
  state: 'published' as const,
  version: id,
  document: branchDocument({ settings }),
})

test.each([
  ['a restaurant with one branch', 1, false, false],
  ['a restaurant with several branches', 2, false, true],
  ['a member of one of several branches', 1, true, true],
  ['a restaurant whose branches are not made yet', 0, true, false],
])('%s: %d branches are seen', (_, count, hasBranches, chooses) => {
  const branches = Array.from({ length: count }, (__, at) => branch(`b${at}`))
  const shop = { country: 'de', restaurant: undefined, surchargeBelowMinimum: false, hasBranches }
  expect(choosesBranch({ branches, shop })).toBe(chooses)
})

test.each([
  ['one with a value of its own', 'nord', true],
  ['one without', 'ost', false],
  ['the whole restaurant', null, false],
])('whether guests may pay what is missing to the minimum is asked where the areas are: %s', (_, id, may) => {
  const branches = [branch('nord', { SURCHARGE_BELOW_MINIMUM: '1' }), branch('ost')]
  const shop = { country: 'de', restaurant: undefined, surchargeBelowMinimum: false, hasBranches: true }
  expect(rulesAt({ branches, shop }, id)).toEqual({ surchargeBelowMinimum: may })
})
