import type { Area } from '#contract/delivery.ts'
import type { Week } from '#contract/hours.ts'
import type { QuoteInput } from '../checkout/quote-input.ts'
import { formatMessage } from '../i18n/format-message.ts'
import type { ShopRules } from '../checkout/shop-rules.ts'
import { cents, zero } from '../money.ts'
import { productItem } from './item-fixture.ts'
import { menu } from './menu-fixture.ts'

export const zone = 'Europe/Berlin'

/** A Friday at 19:00 in Berlin, within the hours of `eveningWeek`. */
export const fridayEvening = '2026-11-20T18:00:00.000Z'

/** Open every evening from 17:00 to 22:00. */
export const eveningWeek: Week = {
  Monday: [{ start: '17:00', end: '22:00' }],
  Tuesday: [{ start: '17:00', end: '22:00' }],
  Wednesday: [{ start: '17:00', end: '22:00' }],
  Thursday: [{ start: '17:00', end: '22:00' }],
  Friday: [{ start: '17:00', end: '22:00' }],
  Saturday: [{ start: '17:00', end: '22:00' }],
  Sunday: [{ start: '17:00', end: '22:00' }],
}

export const emptyWeek: Week = {
  Monday: [],
  Tuesday: [],
  Wednesday: [],
  Thursday: [],
  Friday: [],
  Saturday: [],
  Sunday: [],
}

export const mitte: Area = {
  id: 'mitte',
  name: 'Mitte',
  zipcode: '10115',
  minimumOrder: cents(1500),
  deliveryPrice: cents(250),
  freeDeliveryThreshold: cents(3000),
}

export const rules: ShopRules = {
  isActive: true,
  allowDelivery: true,
  allowTakeaway: true,
  allowCurbside: false,
  allowTable: false,
  allowTip: true,
  pricesIncludeTax: true,
  usesNewAddresses: false,
  surchargeBelowMinimum: false,
  offersReusable: false,
  reusableDeposit: zero,
  lead: { preparation: 20, delivery: 20 },
  preorderDays: 7,
  requireAllergenInfo: false,
  allowAlcoholDelivery: true,
}

/** One carbonara for takeaway, now, on a Friday evening. */
export const quoteInput = (more: Partial<QuoteInput> = {}): QuoteInput => ({
  items: [productItem('carbonara')],
  tip: zero,
  deliverType: 'takeaway',
  areaId: null,
  deliverAt: 'now',
  deliverDate: null,
  menu,
  settings: rules,
  areas: [mitte],
  outlines: [],
  taxes: [],
  week: eveningWeek,
  zone,
  now: fridayEvening,
  words: { language: 'en', t: (text, params = {}) => formatMessage(text, params, 'en') },
  ...more,
})
