import { expect, test } from 'vitest'
import { readList, typedList } from './read-list.ts'

test.each([
  ['5,10,15', ['5', '10', '15']],
  [' 5, 10 ', ['5', '10']],
  ['', []],
])('the stored list "%s" has the parts %j', (value, parts) => {
  expect(readList(value)).toEqual(parts)
})

test.each([
  ['7', ['7']],
  ['7,5', ['7.5']],
  ['7,5 %', ['7.5']],
  ['5,10,15', ['5', '10', '15']],
  ['5%,10%', ['5', '10']],
  ['7, 8', ['7', '8']],
  ['7;8 9%', ['7', '8', '9']],
  ['  ', []],
])('typing "%s" adds %j', (typed, parts) => {
  expect(typedList(typed)).toEqual(parts)
})
