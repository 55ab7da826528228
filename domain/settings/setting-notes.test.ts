import { expect, test } from 'vitest'
import { type SettingKey, settings } from '#contract/settings.ts'
import { settingNote, type SettingNote } from './setting-notes.ts'

const initial = Object.fromEntries(
  Object.entries(settings).map(([key, { default: value }]) => [key, value]),
) as Record<SettingKey, string>

const noteOf = (key: SettingKey, changed: Partial<typeof initial>) =>
  settingNote(key, { ...initial, ...changed })

test.each<[SettingKey, Partial<typeof initial>, SettingNote | undefined]>([
  ['TIP_PERCENTS', {}, undefined],
  ['TIP_PERCENTS', { ALLOW_TIP: '' }, { kind: 'needs', key: 'ALLOW_TIP' }],
  ['ALLOW_TIP', { TIP_PERCENTS: '' }, { kind: 'needs', key: 'TIP_PERCENTS' }],
  ['ALLOW_TIP', { ALLOW_TIP: '', TIP_PERCENTS: '' }, undefined],
  ['LOYALTY_EARN_PERCENT', {}, { kind: 'needs', key: 'LOYALTY_SYSTEM' }],
  ['LOYALTY_SYSTEM', {}, undefined],
  ['LOYALTY_SYSTEM', { LOYALTY_SYSTEM: '1' }, { kind: 'needs', key: 'ALLOW_REGISTRATION' }],
  ['LOYALTY_SYSTEM', { LOYALTY_SYSTEM: '1', ALLOW_REGISTRATION: '1' }, undefined],
  ['GEOCODER', {}, { kind: 'needs', key: 'USES_NEW_ADDRESS_SYSTEM' }],
  ['DELIVERY_MINUTES', { ALLOW_DELIVERY: '' }, { kind: 'needs', key: 'ALLOW_DELIVERY' }],
  ['REUSABLE_DEPOSIT', {}, { kind: 'needs', key: 'REUSABLE_PACKAGING', value: 'offer' }],
  [
    'REUSABLE_DEPOSIT',
    { REUSABLE_PACKAGING: 'own_container' },
    { kind: 'needs', key: 'REUSABLE_PACKAGING', value: 'offer' },
  ],
  ['REUSABLE_DEPOSIT', { REUSABLE_PACKAGING: 'offer' }, undefined],
  ['LOADER_ANIMATION', { LOADER_ANIMATION: 'logo' }, { kind: 'needs', key: 'LOGO' }],
  ['LOADER_ANIMATION', { LOADER_ANIMATION: 'logo', LOGO: '/media/l.webp' }, undefined],
  ['DISPLAY_BRAND_LOGO', {}, { kind: 'needs', key: 'LOGO' }],
  ['ALLOW_CURBSIDE', { ALLOW_DELIVERY: '', ALLOW_TAKEAWAY: '' }, { kind: 'no-way-to-order' }],
  ['ALLOW_CURBSIDE', {}, undefined],
  ['ALLOW_GUEST_CHECKOUT', { ALLOW_GUEST_CHECKOUT: '' }, { kind: 'accounts-only' }],
  ['ALLOW_REGISTRATION', {}, undefined],
  ['PAY_CASH', { PAY_CASH: '', PAY_CARD_AT_DOOR: '' }, { kind: 'online-only' }],
  ['SITE_TITLE', {}, undefined],
])('%s with %j says %j', (key, changed, note) => {
  expect(noteOf(key, changed)).toEqual(note)
})
