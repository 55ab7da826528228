import { expect, test } from 'vitest'
import type { Area } from '#contract/delivery.ts'
import { zero } from '#domain/money.ts'
import { areaChoices, namedChoice } from './area-choice.ts'

const area = (id: string, zipcode: string): Area => ({
  id,
  name: id,
  zipcode,
  minimumOrder: zero,
  deliveryPrice: zero,
  freeDeliveryThreshold: zero,
})
const rixdorf = area('Rixdorf', '12055')
const neukoelln = area('Neukölln', '12045, 12047')
const drawn = area('Hafen', '')

test('an area of several postal codes is offered once for each of them', () => {
  expect(areaChoices([rixdorf, neukoelln, drawn]).map(({ label }) => label)).toEqual([
    '12055 – Rixdorf',
    '12045 – Neukölln',
    '12047 – Neukölln',
    'Hafen',
  ])
})

test.each([
  [neukoelln, '12047 – Neukölln', '12047'],
  [neukoelln, ' 12 047', '12047'],
  [neukoelln, 'Neukölln', undefined],
  [rixdorf, 'what a guest typed', '12055'],
  [drawn, 'Hafen', undefined],
  [undefined, '12047', undefined],
])('the postal code of the guest is read from what they chose or typed: %#', (chosen, text, code) => {
  expect(namedChoice(chosen, text)?.code).toBe(code)
})
