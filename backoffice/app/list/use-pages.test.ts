import { expect, test } from 'vitest'
import { withFirstPage } from './use-pages.ts'

const list = (ids: string, mark = '') => [...ids].map((id) => ({ id, mark }))
const text = (items: { id: string; mark: string }[]) => items.map(({ id, mark }) => id + mark).join('')

test('a first page read anew stands above the older pages, each item once and as it is now', () => {
  expect(text(withFirstPage(list('cba'), list('edc', '!'), true))).toBe('e!d!c!ba')
})

test('without older pages the first page is the whole list', () => {
  expect(text(withFirstPage(list('cba'), list('ed'), false))).toBe('ed')
})
