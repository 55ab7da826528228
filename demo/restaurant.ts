import type { Week } from '#contract/hours.ts'
import { text } from './menu/dish.ts'
import type { Text } from './menu/menu-data.ts'

/** Settings of spec 9 as stored. Page settings name a page by its slug (see `demo/pages`); pictures are set when seeding. */
export const demoSettings: Readonly<Record<string, string>> = {
  SITE_TITLE: 'Feuer & Flora',
  DISPLAY_BRAND_LOGO: '1',
  PHONE: '+49 30 5550 1234',
  ADDRESS: 'Weserstraße 999, 12045 Berlin',
  CONTACT_EMAIL: 'hallo@feuer-und-flora.example',
  RESTAURANT_COORDINATES: '52.4865,13.4330',
  COUNTRY: 'de',
  TIME_ZONE: 'Europe/Berlin',
  IS_ACTIVE: '1',
  ALLOW_DELIVERY: '1',
  ALLOW_TAKEAWAY: '1',
  ALLOW_CURBSIDE: '1',
  ALLOW_GUEST_CHECKOUT: '1',
  ALLOW_REGISTRATION: '1',
  ALLOW_TIP: '1',
  TIP_PERCENTS: '5,10,15',
  ALLOW_ISSUE_INVOICE: '1',
  CART_REMINDER: '1',
  PREPARATION_MINUTES: '20',
  DELIVERY_MINUTES: '20',
  PREORDER_DAYS: '7',
  RESERVATION_ENABLED: '1',
  LOYALTY_SYSTEM: '1',
  USES_NEW_ADDRESS_SYSTEM: '1',
  PRICES_INCLUDE_TAX: '1',
  PAY_CASH: '1',
  PAY_CARD_AT_DOOR: '1',
  REUSABLE_PACKAGING: 'offer',
  REQUIRE_ALLERGEN_INFO: '1',
  ALLOW_ALCOHOL_DELIVERY: '1',
  LEGAL_NAME: 'Feuer & Flora GmbH',
  VAT_ID: 'DE000000000',
  IMAGE_NOTICE: '1',
  LOADER_ANIMATION: 'pizza',
  INSTAGRAM: 'https://www.instagram.com/feuerundflora.example',
  FACEBOOK: 'https://www.facebook.com/feuerundflora.example',
  WHATSAPP: '+493055501234',
  TERMS_AND_CONDITIONS: 'terms',
  PRIVACY_POLICY: 'privacy',
  IMPRINT: 'imprint',
  ACCESSIBILITY_PAGE: 'accessibility',
  DELIVERY_PAYMENT_PAGE: 'delivery-payment',
  ALLERGEN_PAGE: 'allergens',
}

/** Settings that are shown as text and so have a translation. */
export const demoSettingTexts: Readonly<Record<string, Text>> = {
  TAGLINE: text(
    'Holzofenpizza, Pasta und Bowls aus Neukölln',
    'Wood-fired pizza, pasta and bowls from Neukölln',
  ),
}

/** Open every day: lunch and dinner on weekdays, without a break and past midnight at the weekend. */
export const demoWeek: Week = {
  Monday: [
    { start: '11:30', end: '14:30' },
    { start: '17:00', end: '22:30' },
  ],
  Tuesday: [
    { start: '11:30', end: '14:30' },
    { start: '17:00', end: '22:30' },
  ],
  Wednesday: [
    { start: '11:30', end: '14:30' },
    { start: '17:00', end: '22:30' },
  ],
  Thursday: [
    { start: '11:30', end: '14:30' },
    { start: '17:00', end: '23:00' },
  ],
  Friday: [{ start: '11:30', end: '00:30' }],
  Saturday: [{ start: '12:00', end: '00:30' }],
  Sunday: [{ start: '12:00', end: '22:00' }],
}

export const demoLanguages = [
  { code: 'de', name: 'Deutsch', isDefault: true, isRtl: false },
  { code: 'en', name: 'English', isDefault: false, isRtl: false },
  { code: 'tr', name: 'Türkçe', isDefault: false, isRtl: false },
] as const
