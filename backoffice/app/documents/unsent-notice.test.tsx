import { expect, test } from 'vitest'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { UnsentNotice } from './unsent-notice.tsx'

const i18n = { language: 'de', map: builtInMessages('de'), country: 'de', timeZone: 'Europe/Berlin' }

const shown = (...documents: { name: string; isGone?: boolean }[]): string => {
  const left = documents.map(({ name, isGone = false }) => ({ key: name, at: `/menu/${name}`, name, isGone }))
  const savers = { subscribe: () => () => {}, read: () => left, discard: () => {} }
  return renderScreen(<UnsentNotice savers={savers} />, { i18n, read: [] })
}

test('what is not saved is named with the way to its editor; of many, the others are counted', () => {
  expect(shown()).not.toContain('role="status"')
  const html = shown(...['a', 'b', 'c', 'd', 'e'].map((name) => ({ name })))
  expect(html).toContain('Noch nicht gespeichert')
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, at]) => at)).toEqual(['/menu/a', '/menu/b', '/menu/c'])
  expect(html).toContain('Und 2 weitere')
})

test('what was removed meanwhile can only be discarded', () => {
  const html = shown({ name: 'Suppe', isGone: true })
  expect(html).toMatch(/Das gibt es nicht mehr.*Suppe.*Verwerfen/)
  expect(html).not.toMatch(/href|Noch nicht gespeichert/)
})
