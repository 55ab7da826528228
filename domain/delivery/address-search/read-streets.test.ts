import { expect, test } from 'vitest'
import { readStreets } from './read-streets.ts'

const files = {
  streets:
    'street,plz,ortsteil,bezirk,lat,lng,quality,houses\nWeserstraße,12045,Neukölln,Neukölln,52.48,13.43,area,40\n',
  numbers: 'street,plz,ortsteil,numbers\nWeserstraße,12045,Neukölln,1-40\nWeserstraße,12045,Rixdorf,50\n',
  houses:
    'street,housenumber,plz,ortsteil,lat,lng\nWeserstraße,12 A,12045,Neukölln,52.481,13.431\nNeuer Weg,"4, 5",12047,Neukölln,52.49,13.44',
}

test('street, register and houses of one street and postal code come together', () => {
  const [weser] = readStreets(files)
  expect(weser).toMatchObject({ street: 'Weserstraße', zipcode: '12045', register: '1-40 50' })
  expect([...weser!.houses]).toEqual([['12a', { lat: 52.481, lng: 13.431 }]])
})

test('a street that only the houses know is there too, and one place may have several numbers', () => {
  const [, neuer] = readStreets(files)
  expect(neuer).toMatchObject({ street: 'Neuer Weg', coordinates: { lat: 52.49, lng: 13.44 }, register: '' })
  expect([...neuer!.houses.keys()]).toEqual(['4', '5'])
})
