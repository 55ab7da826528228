import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import {
  branchDocument,
  categoryDocument,
  comboDocument,
  productDocument,
} from '#domain/test/document-fixture.ts'
import { DOCUMENTS } from '../documents/document-calls.ts'
import { UnreadableText } from '../documents/unreadable-text.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { BranchDishes } from './branch-dishes.tsx'

const i18n = { language: 'en', map: {}, country: 'de', timeZone: 'Europe/Berlin' }
const entry = <Document,>(id: string, document: Document) => ({
  id,
  state: 'published',
  version: '1',
  document,
})

test('a price that is refused says why at the field of its size', () => {
  const price = (sizeId: string) => ({ productId: 'margherita', sizeId, price: cents(500) })
  const branch = branchDocument({ prices: [price('small'), price('large')] })
  const dishes = (
    <BranchDishes branch={branch} errors={{ 'prices.1.price': ['Not yet'] }} onChange={() => {}} />
  )
  const html = renderScreen(<UnreadableText value={null}>{dishes}</UnreadableText>, {
    i18n,
    read: [
      [[DOCUMENTS, 'category'], [entry('pizza', categoryDocument())]],
      [[DOCUMENTS, 'product'], [entry('margherita', productDocument())]],
      [[DOCUMENTS, 'combo'], [entry('lunch', comboDocument())]],
    ],
  })
  expect(html.match(/Not yet/g)).toHaveLength(1)
  expect(html).toMatch(/aria-label="Margherita groß[^>]*aria-invalid="true"/)
  expect(html).not.toMatch(/aria-label="Margherita klein[^>]*aria-invalid/)
})
