import { expect, test } from 'vitest'
import type { ProductSummary } from '#contract/menu.ts'
import { carbonara } from '#domain/test/menu-fixture.ts'
import { dishCard } from './cards.server.ts'

const summary = (more: Partial<ProductSummary> = {}) =>
  ({ ...carbonara, ...more }) as unknown as ProductSummary

test('a dish without allergen information is not sold where that is required (R-F1)', () => {
  const unknown = summary({ allergensUnknown: true })
  expect(dishCard(unknown, { requireAllergenInfo: true })).toMatchObject({ notSold: true })
  expect(dishCard(unknown, { requireAllergenInfo: false })).not.toHaveProperty('notSold')
  expect(dishCard(summary(), { requireAllergenInfo: true })).not.toHaveProperty('notSold')
})
