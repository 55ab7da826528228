import { expect, test } from 'vitest'
import { paymentMethodName } from './payment-method-name.ts'

test('a way to pay without a word keeps its name', () => {
  const t = (text: string) => `<${text}>`
  expect(['cash', 'giftcard'].map((method) => paymentMethodName(t, method))).toEqual(['<Cash>', 'giftcard'])
})
