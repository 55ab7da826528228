import { expect, test } from 'vitest'
import { withoutLinks } from './without-links.ts'

test.each([
  ['https://evil.example/now', 'https: /evil. example/now'],
  ['Win at www.evil.example!', 'Win at www. evil. example!'],
  ['gewinn.müller.de', 'gewinn. müller. de'],
  ['mailto:eve@evil.example', 'mailto:eve (at) evil. example'],
  ['HTTP://10.0.0.1/a', 'HTTP: /10.0.0.1/a'],
])('no link is left of %j', (text, expected) => {
  expect(withoutLinks(text)).toBe(expected)
})

test.each(['Bitte klingeln\nHinterhaus 2/3, 2. OG', 'Um 18:30 Uhr. Ohne Zwiebeln, 1.5 l', 'Meyer & Söhne'])(
  'an ordinary note stays as it is: %j',
  (text) => {
    expect(withoutLinks(text)).toBe(text)
  },
)
