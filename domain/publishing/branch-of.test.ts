import { expect, test } from 'vitest'
import { areaDocument, branchDocument, categoryDocument } from '../test/document-fixture.ts'
import { branchOf, mayChangeAt, maySee } from './branch-of.ts'

test('a document is about a branch or, like the menu, about all of them', () => {
  expect([
    branchOf('branch', 'mitte', branchDocument()),
    branchOf('area', 'kiez', areaDocument({ branchId: 'mitte' })),
    branchOf('area', 'kiez', areaDocument()),
    branchOf('category', 'pizza', categoryDocument()),
  ]).toEqual(['mitte', 'mitte', null, null])
})

test.each<[string, readonly string[] | null, string | null, boolean, boolean]>([
  ['of all branches: anything', null, 'mitte', true, true],
  ['of the branch', ['mitte'], 'mitte', true, true],
  ['of another branch', ['mitte'], 'britz', false, false],
  ['of some branches: what counts at all of them', ['mitte'], null, true, false],
])('a member %s', (_, branchIds, branch, sees, changes) => {
  expect([maySee(branchIds, branch), mayChangeAt(branchIds, branch)]).toEqual([sees, changes])
})
