import { expect, test } from 'vitest'
import { matching } from './found.ts'

const all = ['Käsespätzle', 'Pizza Margherita', 'Margherita Spezial', 'Cola'].map((name, at) => ({
  id: String(at),
  name,
  detail: at === 3 ? 'Getränke' : 'Gerichte',
  to: '/',
}))
const names = (text: string) => matching(all, text).map(({ name }) => name)

test('what begins with the text comes first, whatever the marks and capitals', () => {
  expect(names('MARGH')).toEqual(['Margherita Spezial', 'Pizza Margherita'])
  expect(names('kaese')).toEqual(['Käsespätzle'])
  expect(names('getranke')).toEqual(['Cola'])
  expect(names('sushi')).toEqual([])
})
