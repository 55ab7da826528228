import { expect, test } from 'vitest'
import { createI18n } from './i18n.tsx'

const shop = { language: 'de', map: {}, country: 'DE', timeZone: 'Europe/Berlin' }

test.each(['2026-03-29T00:59:00Z', '2026-03-29T01:00:00Z', '2026-10-25T00:30:00Z', '2026-11-20T23:05:00Z'])(
  'the time of day at %s is the same with and without the formats of the browser',
  (instant) => {
    const clock = { hour: '2-digit', minute: '2-digit' } as const
    const written = createI18n({ ...shop, hasPlainClock: true }).date(instant, clock)
    expect(written).toBe(createI18n(shop).date(instant, clock))
    expect(written).toMatch(/^\d\d:\d\d$/)
  },
)
