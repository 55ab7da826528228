import { expect, test } from 'vitest'
import { carbonara } from '#domain/test/menu-fixture.ts'
import { renderInShop } from '../../test/render-in-shop.tsx'
import { NoticeList } from './notice-list.tsx'
import { useCustomisation } from './use-customisation.ts'

function ListOf({ allergensUnknown }: { allergensUnknown: boolean }) {
  const product = { ...carbonara, allergensUnknown }
  const dish = { kind: 'product', key: 'pasta/carbonara', category: 'Pasta', explained: {}, product } as const
  return <NoticeList customisation={useCustomisation(dish)} />
}

const shown = (allergensUnknown: boolean) =>
  renderInShop(<ListOf allergensUnknown={allergensUnknown} />, { PHONE: '030 1234567' }).replaceAll(
    /<[^>]+>/g,
    '',
  )

test('R-F1 a dish whose allergens are not all known names those on record, then that some are missing and whom to call', () => {
  expect(shown(true)).toBe(
    'AllergensWheat, Eggs, Milk Allergen information is missing – please call us 030 1234567',
  )
  expect(shown(false)).toBe('AllergensWheat, Eggs, Milk')
})
