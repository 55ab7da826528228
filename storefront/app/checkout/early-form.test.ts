import { expect, test } from 'vitest'
import type { Area } from '#contract/delivery.ts'
import { emptyCheckoutForm } from './checkout-form.ts'
import { changedEarly, typedEarly } from './early-form.ts'

const areas = [{ id: 'reuterkiez', name: 'Reuterkiez', zipcode: '12047' }] as Area[]

function fields(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

test('what was typed before the scripts were there is taken over, with the area of its postal code', () => {
  expect(typedEarly(fields({ areaText: '12047', name: 'Ada', when: 'now' }), areas)).toEqual({
    areaText: '12047',
    areaId: 'reuterkiez',
    name: 'Ada',
  })
  expect(typedEarly(fields({ areaText: '10115' }), areas)).toEqual({ areaText: '10115' })
})

test('only what was changed before the storage was read wins over what is stored', () => {
  const beginning = { ...emptyCheckoutForm, name: 'Ada', email: 'ada@example.org' }
  expect(changedEarly({ ...beginning, name: 'Ada L.' }, beginning)).toEqual({ name: 'Ada L.' })
})
