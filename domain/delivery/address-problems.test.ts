import { expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { addressProblems, placedAddressProblems } from './address-problems.ts'

const office = { name: 'Office', address: 'Chausseestraße 1', areaId: 'mitte' }

test('an address with name, area and text is complete', () => {
  expect(addressProblems(office)).toEqual({})
})

test('every missing field is told at once, blanks count as missing', () => {
  expect(addressProblems({ name: ' ', address: '', areaId: null })).toEqual({
    name: [messages.addressNameMissing],
    areaId: [messages.areaMissing],
    address: [messages.addressMissing],
  })
})

test('an address with a place needs a name and a house number, and no area', () => {
  expect(placedAddressProblems({ name: 'Office', address: 'Chausseestraße 1' })).toEqual({})
  expect(placedAddressProblems({ name: ' ', address: 'Chausseestraße' })).toEqual({
    name: [messages.addressNameMissing],
    address: [messages.houseNumberMissing],
  })
  expect(placedAddressProblems({ name: 'Office', address: ' ' })).toEqual({
    address: [messages.addressMissing],
  })
})
