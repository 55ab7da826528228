import { expect, test } from 'vitest'
import { variantDocument } from '#domain/test/document-fixture.ts'
import { kindOf, withKind, withLeast } from './variant-kinds.ts'

test.each(['one', 'oneOrNone', 'several'] as const)('a choice becomes one of %s', (kind) => {
  for (const from of ['one', 'oneOrNone', 'several'] as const)
    expect(kindOf(withKind(withKind(variantDocument(), from), kind))).toBe(kind)
})

test('where one option is taken nothing is counted any more', () => {
  const counted = variantDocument({ type: 'checkbox', least: 2, most: 3, free: 1, maxEach: 2 })
  expect(withKind(counted, 'one')).toEqual(variantDocument())
})

test.each([
  [0, { isRequired: false, least: null }],
  [1, { isRequired: true, least: null }],
  [2, { isRequired: true, least: 2 }],
])('at least %i', (least, expected) => {
  expect(withLeast(variantDocument({ type: 'checkbox' }), least)).toMatchObject(expected)
})
