import { expect, test } from 'vitest'
import type { Shop } from '../shop/shop.ts'
import { socialLinks, whatsAppLink } from './social-links.ts'

const unset = new Proxy({}, { get: () => '' }) as Shop['settings']
const withSettings = (values: Partial<Shop['settings']>) =>
  new Proxy(values, { get: (target, key) => Reflect.get(target, key) ?? '' }) as Shop['settings']

test('a network shows only when it is set', () => {
  expect(socialLinks(unset)).toEqual([])
  expect(socialLinks(withSettings({ TIKTOK: 'https://tiktok.example/a' }))).toEqual([
    { name: 'TikTok', href: 'https://tiktok.example/a' },
  ])
})

test('a leading plus of the WhatsApp number becomes 00', () => {
  expect(whatsAppLink('+49 30 555')).toBe('https://wa.me/004930555')
  expect(whatsAppLink('030 555')).toBe('https://wa.me/030555')
})
