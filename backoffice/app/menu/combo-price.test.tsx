import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { cents } from '#domain/money.ts'
import { comboDocument } from '#domain/test/document-fixture.ts'
import { I18nProvider } from '#ui/i18n.tsx'
import { UnreadableText } from '../documents/unreadable-text.ts'
import { ComboPrice } from './combo-price.tsx'

const prices: Record<string, number> = { margherita: 990, tonno: 1_190 }
const slots = [
  { id: 'main', name: 'Pizza', translations: {}, sizeId: 'small', products: ['margherita', 'tonno'] },
]

const shown = (more: Parameters<typeof comboDocument>[0]): string =>
  rendered(more)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

function rendered(more: Parameters<typeof comboDocument>[0]): string {
  const data = { language: 'de', map: builtInMessages('de'), country: 'de', timeZone: 'Europe/Berlin' }
  return renderToString(
    <I18nProvider data={data}>
      <UnreadableText value={null}>
        <ComboPrice
          combo={comboDocument({ slots, ...more })}
          priceOf={(id) => (prices[id] === undefined ? undefined : cents(prices[id]))}
          errors={{}}
          onChange={() => {}}
        />
      </UnreadableText>
    </I18nProvider>,
  )
}

test('a combo has to have a price: an emptied field does not make it free', () => {
  expect(rendered({ price: cents(900) })).toMatch(/<input[^>]*aria-label="Preis" aria-required="true"/)
})

test('a combo shows what its dishes cost singly and what guests save', () => {
  expect(shown({ price: cents(900) })).toMatch(
    /Einzeln gekauft 9,90 € – 11,90 € Als Menü 9,00 € Gäste sparen 0,90 € – 2,90 €/,
  )
})

test('R-T2 a combo that costs more than its cheapest dishes says for how much it can be published', () => {
  const text = shown({ price: cents(1_000) })
  expect(text).toContain('für höchstens 9,90 €')
  expect(text).not.toContain('Gäste sparen')
})

test('a slot without a dish that is sold is said, and a combo behind an option is compared with nothing', () => {
  const none = slots.map((slot) => ({ ...slot, products: ['gone'] }))
  expect(shown({ slots: none })).toContain('lässt sich nicht bestellen')
  expect(shown({ price: cents(5_000), isListed: false })).not.toContain('höchstens')
})
