import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { renderInShop } from '../test/render-in-shop.tsx'
import { OfferCard } from './offer-card.tsx'
import type { Offer } from './use-offer.ts'

const served = {
  kind: 'served',
  offer: { minimumOrder: cents(1200), fee: cents(150), freeDeliveryThreshold: cents(0), minutes: [35, 45] },
} as unknown as Offer

const shown = (more: { saysSoon?: boolean }) =>
  renderInShop(
    <OfferCard answer={served} onRetry={() => {}} onOther={() => {}} onPickUp={undefined} {...more} />,
    {},
  )

test('a place that is served says how soon only where the order is for now and no time is chosen beside it', () => {
  expect(shown({ saysSoon: true })).toContain('We bring it in about 35–45 min')
  expect(shown({})).toContain('We deliver to you')
  expect(shown({})).not.toMatch(/\bmin\b/)
})
