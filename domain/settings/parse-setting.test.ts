import { describe, expect, test } from 'vitest'
import { type SettingKey, settings as registry } from '#contract/settings.ts'
import { de } from '../i18n/de.ts'
import { parseSetting, usableSetting } from './parse-setting.ts'
import { settingMessages } from './setting-messages.ts'

const stored = (key: string, value: string) => {
  const parsed = parseSetting(registry, key, value)
  return parsed.ok ? parsed.value : parsed.problems.text
}

describe('what a restaurant enters', () => {
  test.each([
    ['SITE_TITLE', '  Bei Ada ', 'Bei Ada'],
    ['ALLOW_TIP', 'true', '1'],
    ['ALLOW_TIP', 'Off', ''],
    ['ALLOW_TIP', 'nein', ''],
    ['ALLOW_TIP', 'Aus', ''],
    ['ALLOW_TIP', 'false', ''],
    ['ALLOW_TIP', '0', ''],
    ['ALLOW_TIP', 'ja', '1'],
    ['ADDRESS_FORM', 'Sie', 'sie'],
    ['MAP_URL', 'https://www.google.com/maps/embed?pb=1', 'https://www.google.com/maps/embed?pb=1'],
    ['MAP_URL', 'https://maps.example/embed', 'https://maps.example/embed'],
    ['DEFAULT_FONT', 'dm sans', 'DM Sans'],
    ['PREORDER_DAYS', '007', '7'],
    ['LOYALTY_EARN_PERCENT', '2,5', '2.5'],
    ['REUSABLE_DEPOSIT', '2,50', '2.5'],
    ['REUSABLE_DEPOSIT', '', ''],
    ['TIP_PERCENTS', ' 5, 10 ,10,12.5 ', '5,10,12.5'],
    ['RESTAURANT_COORDINATES', '52.4865, -13.4330', '52.4865,-13.4330'],
    ['COUNTRY', 'DE', 'de'],
    ['VAT_ID', 'de 123 456 789', 'DE123456789'],
    ['VAT_ID', 'ATU12345678', 'ATU12345678'],
    ['VAT_ID', '12/345/67890', '12/345/67890'],
    ['TIME_ZONE', 'America/Sao_Paulo', 'America/Sao_Paulo'],
    ['LOADER_ANIMATION', 'burger', 'burger'],
    ['DEFAULT_FONT', 'figtree', 'Figtree'],
    ['FACEBOOK', 'https://www.facebook.com/ada?x=1', 'https://www.facebook.com/ada?x=1'],
    ['WHATSAPP', '+49 30 5550-1234', '+49 30 5550-1234'],
    ['ADDRESS', 'Weserstraße 1\n12045 Berlin', 'Weserstraße 1\n12045 Berlin'],
    ['THEME_COLORS', '{"brand":"#C2371B"}', '{"brand":"#c2371b"}'],
    ['FACEBOOK', '', ''],
  ])('%s takes "%s"', (key, value, expected) => {
    expect(stored(key, value)).toBe(expected)
  })

  test.each([
    ['NO_SUCH_THING', '1', /no such setting/],
    ['constructor', '1', /no such setting/],
    ['SITE_TITLE', ' ', /enter something/],
    ['SITE_TITLE', 'Ada\nBerlin', /one line/],
    ['SITE_TITLE', 'a'.repeat(301), /at most/],
    ['ALLOW_TIP', 'maybe', /on or off/],
    ['ALLOW_TIP', '__proto__', /on or off/],
    ['PREORDER_DAYS', '0', /whole number/],
    ['PREORDER_DAYS', '1.5', /whole number/],
    ['PREPARATION_MINUTES', '-5', /whole number/],
    ['LOYALTY_EARN_PERCENT', '101', /number from/],
    ['REUSABLE_DEPOSIT', '1000.01', /amount/],
    ['REUSABLE_DEPOSIT', '0.125', /amount/],
    ['REUSABLE_DEPOSIT', '-5', /amount/],
    ['REUSABLE_DEPOSIT', '5 Euro', /amount/],
    ['TIP_PERCENTS', '5,zehn', /percents/],
    ['TIP_PERCENTS', '5,,10', /percents/],
    ['TIP_PERCENTS', '1,2,3,4,5,6,7', /percents/],
    ['TIP_PERCENTS', '0', /percents/],
    ['RESTAURANT_COORDINATES', '52.4865', /latitude/],
    ['RESTAURANT_COORDINATES', '91,0', /latitude/],
    ['RESTAURANT_COORDINATES', '52.4865;13.4330', /latitude/],
    ['COUNTRY', 'Germany', /country/],
    ['COUNTRY', 'xx', /country/],
    ['VAT_ID', 'DE12', /nine digits/],
    ['TIME_ZONE', 'Berlin', /time zone/],
    ['TIME_ZONE', '+02:00', /time zone/],
    ['LOADER_ANIMATION', 'pasta', /one of these/],
    ['FONT_SETTINGS', 'Comic Sans', /one of these/],
    ['MAP_URL', 'http://maps.example/embed', /embed address/],
    ['MAP_URL', 'https://maps.app.goo.gl/abc', /embed address/],
    ['MAP_URL', 'https://www.google.de/maps/place/Berlin', /embed address/],
    ['MAP_URL', 'https://www.openstreetmap.org/#map=17/52/13', /embed address/],
    ['FACEBOOK', 'javascript:alert(1)', /https/],
    ['FACEBOOK', 'https://user@evil.example', /https/],
    ['FACEBOOK', 'https://a.example/"onclick="x', /https/],
    ['WHATSAPP', '0800-PIZZA', /phone/],
    ['CONTACT_EMAIL', 'ada@', /e-mail/],
    ['LOGO', 'https://cdn.example/logo.png', /picture/],
    ['LOGO', '//cdn.example/logo.png', /picture/],
    ['IMPRINT', '../secret', /page/],
    ['THEME_COLORS', '{"brand":"red"}', /colours/],
  ])('%s refuses "%s"', (key, value, why) => {
    expect(parseSetting(registry, key, value).ok).toBe(false)
    expect(stored(key, value)).toMatch(why)
  })
})

test('every default of the registry is a value its own setting takes', () => {
  const wrong = Object.entries(registry).filter(([key, { default: value }]) => stored(key, value) !== value)
  expect(wrong).toEqual([])
})

test.each<[SettingKey, string, string]>([
  ['TIME_ZONE', 'Mars/Olympus', 'Europe/Berlin'],
  ['LOADER_ANIMATION', 'fireworks', 'pizza'],
  ['RESTAURANT_COORDINATES', 'somewhere', ''],
  ['FACEBOOK', 'javascript:alert(1)', ''],
  ['ALLOW_DELIVERY', 'on request', '1'],
  ['ALLOW_DELIVERY', '', ''],
  ['ALLOW_DELIVERY', 'nein', ''],
  ['ADDRESS_FORM', 'SIE', 'sie'],
])('what is stored as %s = "%s" counts as "%s"', (key, value, expected) => {
  expect(usableSetting(registry, key, value)).toBe(expected)
})

test('everything said about a setting is there in German', () => {
  expect(Object.values(settingMessages).filter((text) => !(text in de))).toEqual([])
})
