import { expect, test } from 'vitest'
import { rememberLast } from './remember-last.ts'

test('a text is made into something once, for as long as not too many others have come since', () => {
  const asked: string[] = []
  const made = rememberLast((text) => {
    asked.push(text)
    return { text }
  }, 2)
  expect(made('a')).toBe(made('a'))
  expect(made('b')).toEqual({ text: 'b' })
  expect(asked).toEqual(['a', 'b'])
  made('c')
  expect(made('a')).toEqual({ text: 'a' })
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})

test('a text that cannot be read fails each time', () => {
  const read = rememberLast((text) => JSON.parse(text) as object, 2)
  expect(() => read('{')).toThrow(SyntaxError)
  expect(() => read('{')).toThrow(SyntaxError)
})
