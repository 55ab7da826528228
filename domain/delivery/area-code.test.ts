import { expect, test } from 'vitest'
import { areaTown, codeInArea } from './area-code.ts'

test.each([
  ['the code that the guest named', '12045, 12047', '12047', '12047'],
  ['it with blanks', '12045, 12047', ' 120 47 ', '12047'],
  ['no code of another area', '12045, 12047', '10115', undefined],
  ['no code when none of several is named', '12045, 12047', null, undefined],
  ['its only code when none is named', '12045', undefined, '12045'],
  ['its only code when another is named', '12045', '12047', '12045'],
  ['no code of an area that is drawn on the map', '', '12047', undefined],
])('the postal code in an area is %s', (_, zipcode, named, code) => {
  expect(codeInArea({ zipcode }, named)).toBe(code)
})

test('an area in an address is called by its postal code, where that is known, and its name', () => {
  const area = { zipcode: '12045, 12047', name: 'Neukölln' }
  expect([areaTown(area, '12047'), areaTown(area)]).toEqual(['12047 Neukölln', 'Neukölln'])
})
