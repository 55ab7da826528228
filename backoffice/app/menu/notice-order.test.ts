import { expect, test } from 'vitest'
import { noticeDocument } from '#domain/test/document-fixture.ts'
import { freeCode } from './notice-order.ts'

test.each([
  ['allergen', [], 'A'],
  ['allergen', ['A', 'b', 'D'], 'C'],
  ['allergen', [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'], '1'],
  ['additive', [], '1'],
  ['additive', ['1', '2', '4'], '3'],
] as const)('a new %s beside %j gets the code %s', (kind, codes, code) => {
  const others = [noticeDocument({ kind: kind === 'allergen' ? 'additive' : 'allergen', code })]
  expect(freeCode(kind, codes.map((one) => noticeDocument({ kind, code: one })).concat(others))).toBe(code)
})
