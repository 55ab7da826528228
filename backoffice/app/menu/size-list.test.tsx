import { expect, test } from 'vitest'
import { UnreadableText } from '../documents/unreadable-text.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { SizeList } from './size-list.tsx'

const i18n = { language: 'de', map: {}, country: 'de', timeZone: 'Europe/Berlin' }
const languages = [{ id: 'de', code: 'de', name: 'Deutsch', isDefault: true, isRtl: false }]
const sizes = [
  { id: 'bottle', name: 'Flasche', translations: {}, content: { value: 0.33, unit: 'l' as const } },
  { id: 'can', name: 'Dose', translations: {}, content: { value: 250, unit: 'ml' as const } },
  { id: 'glass', name: 'Glas', translations: {}, content: null },
]

function shown(errors: Record<string, string[]> = {}): string {
  const list = <SizeList sizes={sizes} languages={languages} errors={errors} onChange={() => {}} />
  return renderScreen(<UnreadableText value={null}>{list}</UnreadableText>, { i18n, read: [] })
}

test('each size of a category has fields for the amount and the unit of what it holds', () => {
  const fields = [...shown().matchAll(/inputMode="decimal"[^>]* value="([^"]*)".*?selected="">(\w+)</gs)]
  expect(fields.map(([, amount, unit]) => [amount, unit])).toEqual([
    ['0,33', 'l'],
    ['250', 'ml'],
    ['', 'l'],
  ])
})

test('what is refused about the content of a size stands beside its field', () => {
  expect(shown({ 'sizes.2.content.value': ['Too small'] })).toMatch(/id="([^"]+)-error"[^>]*>Too small/)
})
