import { expect, test } from 'vitest'
import type { DeliverType } from '#contract/checkout.ts'
import { formatMessage } from '#domain/i18n/format-message.ts'
import { cents } from '#domain/money.ts'
import type { I18n } from '#ui/i18n.tsx'
import { typedLocation } from './delivery-location.ts'
import { parsePlan } from './order-plan.ts'
import { wayLine } from './way-line.ts'

const i18n: I18n = {
  language: 'en',
  timeZone: 'Europe/Berlin',
  t: (text, params = {}) => formatMessage(text, params, 'en'),
  money: (amount) => `€${(amount / 100).toFixed(2)}`,
  percent: (percent) => `${percent}%`,
  date: () => 'Mon 18:30',
}
const near = { place: '12047', label: '12047', minimumOrder: cents(1200), deliveryPrice: cents(150) }
const named = { deliveryLocation: JSON.stringify(typedLocation('', '12047')) }
const later = { when: 'later', window: '2026-11-23T17:30:00.000Z' }

const line = (form: object, terms: object = {}, deliverType: DeliverType = 'delivery') => {
  const plan = parsePlan(JSON.stringify(form), '', JSON.stringify(terms))
  const { parts, isSoon } = wayLine({ plan, deliverType, minutes: [35, 45] }, i18n)
  return `${parts.join(' · ')}${isSoon ? ' while open' : ''}`
}

test.each<[string, string, string]>([
  ['nothing is named yet', line({}), 'Delivery · Postcode? · 35–45 min while open'],
  ['a place is named', line(named, near), '12047 · from €12 · €1.50'],
  ['an area is named', line({ areaId: '12047' }, near), '12047 · from €12 · €1.50'],
  ['there is no minimum order', line(named, { ...near, minimumOrder: 0, deliveryPrice: 0 }), '12047 · €0'],
  ['the place is not served', line(named), 'Delivery · Postcode? · 35–45 min while open'],
  ['a time is chosen', line({ ...named, ...later }, near), '12047 · from €12 · €1.50 · Mon 18:30'],
  [
    'the terms are those of another place',
    line(named, { ...near, place: '12045' }),
    'Delivery · Postcode? · 35–45 min while open',
  ],
  ['it is picked up', line(named, near, 'takeaway'), 'Pickup · 35–45 min while open'],
  ['it is picked up later', line(later, {}, 'curbside'), 'Curbside · Mon 18:30'],
])('when %s the line reads %s', (_, text, expected) => {
  expect(text).toBe(expected)
})

test.each(['', 'nonsense', '7', 'null', '[]', '{"when":3,"deliverType":[]}'])(
  'a stored form %j names nothing',
  (text) => {
    expect(parsePlan(text, '', text)).toEqual({
      deliverType: '',
      addressId: '',
      deliveryLocation: '',
      areaId: '',
      areaText: '',
      when: 'now',
      window: '',
      terms: undefined,
    })
  },
)
