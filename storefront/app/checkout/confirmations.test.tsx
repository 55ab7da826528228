import { expect, test } from 'vitest'
import { renderInShop } from '../test/render-in-shop.tsx'
import { emptyCheckoutForm } from './checkout-form.ts'
import { Agreements } from './confirmations.tsx'
import type { Checkout } from './use-checkout.ts'

/** The box of the age as it is shown to somebody who has confirmed an age. */
function ageBox(confirmedAge: number, minAge: number): string {
  const form = { ...emptyCheckoutForm, confirmedAge }
  const checkout = { form, minAge, errors: { shown: {} } } as unknown as Checkout
  return (
    /<input[^>]*name="ageConfirmed"[^>]*>/.exec(renderInShop(<Agreements checkout={checkout} />, {}))?.[0] ??
    ''
  )
}

test('R-F7 the age is ticked as long as the order needs none above the one that was confirmed', () => {
  expect(ageBox(0, 16)).not.toContain('checked')
  expect(ageBox(16, 16)).toContain('checked')
  expect(ageBox(16, 18)).not.toContain('checked')
  expect(ageBox(18, 16)).toContain('checked')
})
