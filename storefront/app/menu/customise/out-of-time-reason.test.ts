import { expect, test } from 'vitest'
import { menuSnapshot } from '#domain/menu/menu-snapshot.ts'
import { lunchRule } from '#domain/test/availability-fixture.ts'
import { productItem } from '#domain/test/item-fixture.ts'
import { carbonara, latte } from '#domain/test/menu-fixture.ts'
import { createI18n } from '#ui/i18n.tsx'
import { outOfTimeReason } from './out-of-time-reason.ts'

const zone = 'Europe/Berlin'
const i18n = createI18n({ language: 'en', map: {}, country: 'de', timeZone: zone })
const menu = menuSnapshot([{ ...carbonara, availability: [[lunchRule]] }, latte])

test.each([
  ['a dish at its time', 'carbonara', '2026-11-20T11:00:00Z', ''],
  ['a dish before its time', 'carbonara', '2026-11-20T08:00:00Z', 'Carbonara: today from 11:30'],
  ['a dish without times', 'latte', '2026-11-20T08:00:00Z', ''],
])('where orders are for now alone, %s is answered', (_, id, now, reason) => {
  expect(outOfTimeReason(menu, productItem(id), { at: Date.parse(now), zone }, i18n)).toBe(reason)
})
