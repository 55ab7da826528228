import { expect, test } from 'vitest'
import { cartLine } from '#domain/test/cart-fixture.ts'
import { productItem } from '#domain/test/item-fixture.ts'
import { type CartActions, CartActionsProvider } from '../../ordering/cart-actions.tsx'
import { renderInShop } from '../../test/render-in-shop.tsx'
import { SheetNotice } from './sheet-notice.tsx'

test('a dish of the cart that cannot be opened is named as the cart names it now, in the language of the page', () => {
  const line = cartLine('Suppe', productItem('soup'), 500)
  const actions = { nameOf: () => 'Soup', subscribe: () => () => {} } as Partial<CartActions> as CartActions
  const page = renderInShop(
    <CartActionsProvider actions={actions} ready>
      <SheetNotice status="failed" line={line} onRetry={() => {}} onClose={() => {}} />
    </CartActionsProvider>,
    {},
  )
  expect(page).toContain('Soup</h2>')
  expect(page).not.toContain('Suppe')
})
