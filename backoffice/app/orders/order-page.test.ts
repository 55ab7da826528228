import { expect, test } from 'vitest'
import { type OrderPage, withFirstPage, withOlderPage } from './order-page.ts'

const page = (ids: string, next: string | null): OrderPage => ({
  data: [...ids].map((id) => ({ id }) as OrderPage['data'][number]),
  meta: { next },
})
const ids = ({ data }: OrderPage) => data.map(({ id }) => id).join('')

test('new orders come on top and older pages stay', () => {
  const shown = page('dcba', 'before a')
  const merged = withFirstPage(shown, page('edc', 'before c'))
  expect([ids(merged), merged.meta.next]).toEqual(['edcba', 'before a'])
})

test('an order that left the list leaves the screen', () => {
  expect(ids(withFirstPage(page('dcba', null), page('db', 'before b')))).toBe('dba')
})

test('a first page that does not meet what is shown stands alone', () => {
  const merged = withFirstPage(page('cba', null), page('hgf', 'before f'))
  expect([ids(merged), merged.meta.next]).toEqual(['hgf', 'before f'])
})

test('a first page with nothing behind it is the whole list', () => {
  expect(ids(withFirstPage(page('dcba', 'before a'), page('ed', null)))).toBe('ed')
})

test('older orders come below, each once', () => {
  const merged = withOlderPage(page('dc', 'before c'), page('cb', null))
  expect([ids(merged), merged.meta.next]).toEqual(['dcb', null])
})
