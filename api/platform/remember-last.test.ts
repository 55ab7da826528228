import { expect, test, vi } from 'vitest'
import { rememberLast } from './remember-last.ts'

test('a text is made into something once, for as long as not too many others have come since', () => {
  const make = vi.fn((text: string) => ({ text }))
  const made = rememberLast(make, 2)
  expect(made('a')).toBe(made('a'))
  expect(made('b')).toEqual({ text: 'b' })
  expect(make).toHaveBeenCalledTimes(2)
  made('c')
  expect(made('a')).toEqual({ text: 'a' })
  expect(make).toHaveBeenCalledTimes(4)
})

test('a text that cannot be read fails each time', () => {
  const read = rememberLast((text) => JSON.parse(text) as object, 2)
  expect(() => read('{')).toThrow(SyntaxError)
  expect(() => read('{')).toThrow(SyntaxError)
})
