import { expect, test } from 'vitest'
import type { DeliverType } from '#contract/checkout.ts'
import { renderInShop } from '../test/render-in-shop.tsx'
import { emptyCheckoutForm } from './checkout-form.ts'
import { ReusableChoice } from './reusable-choice.tsx'
import type { Checkout } from './use-checkout.ts'

/** The choice in a checkout whose guest has not said how they want the food: this way follows from where they are. */
function shown(deliverType: DeliverType): string {
  const checkout = { form: emptyCheckoutForm, deliverType } as unknown as Checkout
  return renderInShop(<ReusableChoice checkout={checkout} />, {
    REUSABLE_PACKAGING: 'offer',
    REUSABLE_DEPOSIT: '5',
  })
}

test('reusable packaging is offered for what leaves the restaurant, and not at a table', () => {
  expect(shown('takeaway')).toContain('Reusable packaging at the same price, €5.00 deposit')
  expect(shown('table')).toBe('')
})
