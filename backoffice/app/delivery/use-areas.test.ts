import { expect, test } from 'vitest'
import { branchDocument } from '#domain/test/document-fixture.ts'
import { choosesBranch } from './use-areas.ts'

const branch = (id: string) => ({ id, state: 'published' as const, version: id, document: branchDocument() })

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
