import { expect, test } from 'vitest'
import type { Area } from '#contract/delivery.ts'
import { emptyCheckoutForm } from './checkout-form.ts'
import { changedEarly, typedEarly } from './early-form.ts'

const areas = [{ id: 'reuterkiez', name: 'Reuterkiez', zipcode: '12047' }] as Area[]

const typedField = (name: string, value: string, defaultValue = '') => ({
  name,
  type: 'text',
  value,
  defaultValue,
  checked: false,
  defaultChecked: false,
})
const way = (value: string, checked: boolean, defaultChecked: boolean) => ({
  name: 'deliverType',
  type: 'radio',
  value,
  defaultValue: value,
  checked,
  defaultChecked,
})

test('what was typed before the scripts were there is taken over, with the area of its postal code', () => {
  const fields = [typedField('areaText', '12047'), typedField('name', 'Ada'), typedField('when', 'now')]
  expect(typedEarly(fields, areas)).toEqual({ areaText: '12047', areaId: 'reuterkiez', name: 'Ada' })
  expect(typedEarly([typedField('areaText', '10115')], areas)).toEqual({ areaText: '10115' })
})

test('what stands in the document as it was served is not taken for what was filled in', () => {
  const served = [way('delivery', true, true), way('takeaway', false, false)]
  expect(typedEarly([...served, typedField('name', 'Ada', 'Ada')], areas)).toEqual({})
  expect(typedEarly([way('delivery', false, true), way('takeaway', true, false)], areas)).toEqual({
    deliverType: 'takeaway',
  })
})

test('only what was changed before the storage was read wins over what is stored', () => {
  const beginning = { ...emptyCheckoutForm, name: 'Ada', email: 'ada@example.org' }
  expect(changedEarly({ ...beginning, name: 'Ada L.' }, beginning)).toEqual({ name: 'Ada L.' })
})
