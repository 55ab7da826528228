import { expect, test } from 'vitest'
import { NoticeDocument } from '#contract/menu.staff.ts'
import { standardNotices } from './standard-notices.ts'

const language = (code: string, isDefault = false) => ({ code, isDefault })

test('R-F2 R-F3 a menu starts with the 14 allergens of the law and its additives, each with a code of its own', () => {
  const documents = standardNotices([language('de', true)])
  const codes = (kind: string) => documents.filter((one) => one.kind === kind).map(({ code }) => code)
  expect(
    codes('allergen')
      .filter((code) => code.length === 1)
      .join(''),
  ).toBe('ABCDEFGHIJKLMN')
  expect(codes('additive')).toEqual(Array.from({ length: 15 }, (_, at) => String(at + 1)))
  expect(new Set(documents.map(({ kind, code }) => `${kind} ${code}`)).size).toBe(documents.length)
  expect(documents.map((one) => NoticeDocument.parse(one))).toEqual(documents)
})

test.each([
  [[language('de', true), language('en'), language('tr')], 'Eier', { en: 'Eggs', tr: 'Yumurta' }],
  [[language('tr', true), language('de')], 'Yumurta', { de: 'Eier' }],
  [[language('fr', true), language('de'), language('pl')], 'Eggs', { de: 'Eier' }],
])('in the languages %j it says %s', (languages, name, translations) => {
  const eggs = standardNotices(languages).find(({ code }) => code === 'C')
  expect(eggs?.name).toBe(name)
  expect(eggs?.translations).toEqual(
    Object.fromEntries(Object.entries(translations).map(([code, text]) => [code, { name: text }])),
  )
})
