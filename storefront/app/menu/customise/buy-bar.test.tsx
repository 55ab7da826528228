import { expect, test } from 'vitest'
import { carbonara } from '#domain/test/menu-fixture.ts'
import { renderInShop } from '../../test/render-in-shop.tsx'
import { BuyBar } from './buy-bar.tsx'
import { type Customisation, useCustomisation } from './use-customisation.ts'

function BarOf({
  allergensUnknown = false,
  ...more
}: { allergensUnknown?: boolean } & Partial<Customisation>) {
  const product = { ...carbonara, allergensUnknown }
  const dish = { kind: 'product', key: 'pasta/carbonara', category: 'Pasta', explained: {}, product } as const
  const customisation = { ...useCustomisation(dish), ...more }
  return <BuyBar customisation={customisation} base="dish" isEdit={false} onBuy={() => {}} />
}

const NOT_SOLD = 'Allergen information is missing – please call us'

test.each([
  { required: '1', allergensUnknown: true, isSold: false },
  { required: '', allergensUnknown: true, isSold: true },
  { required: '1', allergensUnknown: false, isSold: true },
])(
  'a dish is sold: $isSold, where allergen information is required: "$required" and missing: $allergensUnknown (R-F1)',
  ({ required, allergensUnknown, isSold }) => {
    const page = renderInShop(<BarOf allergensUnknown={allergensUnknown} />, {
      REQUIRE_ALLERGEN_INFO: required,
    })
    expect(page.includes('Add to Cart')).toBe(isSold)
    expect(page.includes(NOT_SOLD)).toBe(!isSold)
  },
)

test('a dish that was changed while it is open says so at the button, where the guest sees it', () => {
  const sentence = 'This dish has just been changed. Please check your choices.'
  expect(renderInShop(<BarOf changed="whileOpen" />, {})).toContain(sentence)
  expect(renderInShop(<BarOf changed="sinceAdded" />, {})).not.toContain(sentence)
  expect(renderInShop(<BarOf />, {})).not.toContain(sentence)
})
