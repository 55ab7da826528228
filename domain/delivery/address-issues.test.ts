import { expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { addressIssues, placedAddressIssues } from './address-issues.ts'

const office = { name: 'Office', address: 'Chausseestraße 1', areaId: 'mitte' }

test('an address with name, area and text is complete', () => {
  expect(addressIssues(office)).toEqual({})
})

test('every missing field is reported at once, blanks count as missing', () => {
  expect(addressIssues({ name: ' ', address: '', areaId: null })).toEqual({
    name: [messages.addressNameMissing],
    areaId: [messages.areaMissing],
    address: [messages.addressMissing],
  })
})

test('an address with a place needs a name and a house number, and no area', () => {
  expect(placedAddressIssues({ name: 'Office', address: 'Chausseestraße 1' })).toEqual({})
  expect(placedAddressIssues({ name: ' ', address: 'Chausseestraße' })).toEqual({
    name: [messages.addressNameMissing],
    address: [messages.houseNumberMissing],
  })
  expect(placedAddressIssues({ name: 'Office', address: ' ' })).toEqual({
    address: [messages.addressMissing],
  })
})
