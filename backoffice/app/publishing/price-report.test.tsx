import { expect, test } from 'vitest'
import type { PriceCheck } from '#contract/publishing.staff.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { DRAFTS } from '../documents/document-calls.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { PriceReport } from './price-report.tsx'

const i18n = { language: 'de', map: builtInMessages('de'), country: 'de', timeZone: 'Europe/Berlin' }

/** The sums of a check in which as many carts could not be ordered any more, and as many are too small. */
function sums(carts: number): string[] {
  const check: PriceCheck = {
    carts: 9,
    unchanged: 5,
    differences: [],
    notOrderable: carts,
    belowMinimum: carts,
    changed: [],
    dearCombos: [],
    broken: [],
  }
  const html = renderScreen(<PriceReport />, { i18n, read: [[[DRAFTS, 'prices'], check]] })
  return [...html.matchAll(/<li>([^<]*)<\/li>/g)].map(([, text = '']) => text)
}

test('one cart is counted in the singular, several in the plural', () => {
  expect(sums(1)).toEqual([
    '5 unverändert',
    '1 ließe sich nicht mehr bestellen',
    '1 fällt unter den Mindestbestellwert',
  ])
  expect(sums(2)).toEqual([
    '5 unverändert',
    '2 ließen sich nicht mehr bestellen',
    '2 fallen unter den Mindestbestellwert',
  ])
})
