import { expect, test } from 'vitest'
import { readAddress } from './read-address.ts'

const isTown = (word: string) => ['berlin', 'neukölln'].includes(word)
const first = (text: string) => {
  const { zipcode, readings } = readAddress(text, isTown)
  return [readings[0]?.street ?? '', readings[0]?.houseNumber ?? '', zipcode]
}

test.each([
  ['Weserstraße 12, 12045 Berlin', ['weserstraße', '12', '12045']],
  ['12045 Weserstr. 12', ['weserstr.', '12', '12045']],
  ['D-12045 Berlin, Weserstraße 12a', ['berlin weserstraße', '12a', '12045']],
  ['Weserstraße12', ['weserstraße', '12', '']],
  ['Weserstr.12 a 12045', ['weserstr.', '12a', '12045']],
  ['Weserstraße Nr. 12', ['weserstraße', '12', '']],
  ['Weserstraße 12 - 14', ['weserstraße', '12-14', '']],
  ['12 Weserstraße, 12045', ['weserstraße', '12', '12045']],
  ['Weserstraße 12 Neukölln Deutschland', ['weserstraße', '12', '']],
  ['weser', ['weser', '', '']],
  ['12045', ['', '', '12045']],
  ['', ['', '', '']],
])('%j', (text, parts) => {
  expect(first(text)).toEqual(parts)
})

test('the town before the street may also be left out', () => {
  expect(readAddress('Berlin Weserstraße 12', isTown).readings).toContainEqual({
    street: 'weserstraße',
    houseNumber: '12',
    isComplete: true,
  })
})

test('a number may belong to the name of the street', () => {
  expect(readAddress('Straße 614', isTown).readings).toContainEqual({
    street: 'straße 614',
    houseNumber: '',
    isComplete: false,
  })
  expect(readAddress('Straße 614 5', isTown).readings[0]).toEqual({
    street: 'straße 614',
    houseNumber: '5',
    isComplete: true,
  })
})

test('2,000 characters are read as their beginning', () => {
  expect(first('x'.repeat(2_000))[0]).toHaveLength(200)
})
