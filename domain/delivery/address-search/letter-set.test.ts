import { expect, test } from 'vitest'
import { letterSet, mayMatch } from './letter-set.ts'

test('the letters alone never rule out what matches', () => {
  const name = 'sonnenallee'
  for (const typed of ['sonnenallee', 'sonn', 'sonxenallee', 'sonnenlalee'])
    expect(mayMatch(letterSet(typed), letterSet(name))).toBe(true)
  expect(mayMatch(letterSet('weserstrase'), letterSet(name))).toBe(false)
  expect(mayMatch(letterSet('strase17'), letterSet('strase614'))).toBe(true)
})
