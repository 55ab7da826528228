import { expect, test } from 'vitest'
import type { DraftedFinding } from '#contract/publishing.staff.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { DRAFTS } from '../documents/document-calls.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { LawReport } from './law-report.tsx'

const i18n = { language: 'de', map: builtInMessages('de'), country: 'de', timeZone: 'Europe/Berlin' }

const finding = (more: Partial<DraftedFinding>): DraftedFinding => ({
  rule: 'terms',
  level: 'red',
  statement: 'R-C4',
  text: 'The shop needs terms with text',
  kind: 'product',
  id: 'p',
  name: 'Pizza',
  field: 'value',
  isBlocking: false,
  ...more,
})

function rendered(...findings: DraftedFinding[]): string {
  const data = { checkedAt: '2026-11-20T18:00:00.000Z', findings }
  return renderScreen(<LawReport />, { i18n, read: [[[DRAFTS, 'law'], data]] })
}

/** The headings of the report, each with the names below it. */
function shown(...findings: DraftedFinding[]): string {
  return rendered(...findings)
    .replace(/^.*?(?=<h3>)/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

test('only what keeps drafts from being published is said to stay a draft', () => {
  const text = shown(
    finding({ id: 'lunch', name: 'Mittag' }),
    finding({ id: 'cola', name: 'Cola', isBlocking: true }),
    finding({ id: 'soup', name: 'Suppe', level: 'amber' }),
  )
  expect(text).toMatch(
    /Bleibt Entwurf, bis es behoben ist .* Cola .* Im Shop schon so, bitte beheben .* Mittag .* Bitte ansehen .* Suppe /,
  )
  expect(shown(finding({}))).not.toContain('Bleibt Entwurf')
})

test('a finding leads to the document with the field to mend', () => {
  const category = { kind: 'category', id: 'drinks' } as const
  expect(rendered(finding({ id: 'cola' }))).toContain('href="/menu/products/cola"')
  expect(rendered(finding({ id: 'cola', mendAt: category }))).toContain('href="/menu/categories/drinks"')
})
