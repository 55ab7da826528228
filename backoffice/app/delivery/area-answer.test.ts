import { expect, test } from 'vitest'
import type { Where } from '#domain/delivery/areas-at.ts'
import { cents } from '#domain/money.ts'
import { areaDocument } from '#domain/test/document-fixture.ts'
import { answerAt, areaOf } from './area-answer.ts'
import { outlineOf } from './area-features.ts'

const restaurant = { lat: 52.4865, lng: 13.433 }
const documents = {
  near: areaDocument({
    name: 'Nah',
    zipcodes: [],
    radius: 1000,
    minimumOrder: cents(2000),
    deliveryPrice: cents(0),
  }),
  far: areaDocument({
    name: 'Fern',
    zipcodes: [],
    radius: 5000,
    minimumOrder: cents(1000),
    deliveryPrice: cents(300),
    freeDeliveryThreshold: cents(0),
  }),
}
const served = {
  areas: Object.entries(documents).map(([id, document]) => areaOf(id, document)),
  outlines: Object.entries(documents).map(([id, document]) => outlineOf(id, document, restaurant)),
}
const rules = { surchargeBelowMinimum: false }
const at = (metresNorth: number): Where => ({
  zipcode: null,
  coordinates: { ...restaurant, lat: restaurant.lat + metresNorth / 111_320 },
  isExact: true,
})

test('where areas overlap, the answer names the one for this cart and where the other one takes over', () => {
  const answer = answerAt(served, at(500), cents(1500), rules)
  expect(answer).toMatchObject({ kind: 'served', area: { id: 'far' }, fee: 300, missing: 0 })
  expect(answer.kind === 'served' && answer.all.map(({ from, area }) => [from, area.id])).toEqual([
    [1, 'near'],
    [1000, 'far'],
    [2000, 'near'],
  ])
})

test.each<[string, Where, string]>([
  ['a place in one area', at(3000), 'served'],
  ['a place out of reach', at(9000), 'outside'],
  [
    'a postal code alone, where only distances count',
    { zipcode: '12047', coordinates: null, isExact: true },
    'unsure',
  ],
])('%s', (_, where, kind) => {
  expect(answerAt(served, where, cents(2500), rules).kind).toBe(kind)
})
