import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contractOf } from './contract-check.ts'

const isAtHand = existsSync(join(import.meta.dirname, '../../../../shared/integrations/stripe.json'))

test.for([
  ['a parameter that Stripe does not have', { mode: 'payment', amount: '2390' }],
  ['a word that it does not know', { mode: 'pay' }],
  ['a broken number of cents', { line_items: [{ price_data: { currency: 'eur', unit_amount: '23.9' } }] }],
] as const)('where the official contract is at hand, %s is found', ([, body]) => {
  const faults = contractOf('stripe').request('POST', '/v1/checkout/sessions', { body })
  expect(faults.length > 0).toBe(isAtHand)
})

test('what the official contract allows is never found fault with', () => {
  const query = { created: { gte: '1767225600' }, limit: '100', expand: ['data.payment_intent'] }
  expect(contractOf('stripe').request('GET', '/v1/checkout/sessions', { query })).toEqual([])
})
