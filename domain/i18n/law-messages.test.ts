import { expect, test } from 'vitest'
import { de } from './de.ts'
import { tr } from './tr.ts'

const orderButton = 'Order with obligation to pay'

test('R-C1 the label of the order button states the obligation to pay and nothing else', () => {
  expect(de[orderButton]).toBe('Zahlungspflichtig bestellen')
  expect(tr[orderButton]).toBe('Ödeme yükümlülüğüyle sipariş ver')
})

test('R-C5 the terms apply, and the privacy notice is only pointed to: guests do not accept it', () => {
  const text = de['Our <0>terms</0> apply. Notes on data protection: <1>privacy notice</1>.']
  expect(text).toBe('Es gelten unsere <0>AGB</0>. Hinweise zum Datenschutz: <1>Datenschutzerklärung</1>.')
  const accepting = Object.values(de).filter(
    (text) => /datenschutz/i.test(text) && /akzeptier|stimme|einverstanden/i.test(text),
  )
  expect(accepting).toEqual([])
})

test('R-F1 missing allergen information is not shown as none', () => {
  expect(de['Allergen information is missing – please call us']).toBe(
    'Allergenangaben fehlen – bitte anrufen',
  )
})

test('R-F7 the slip of an order with alcohol says that the ID has to be checked', () => {
  expect(de['Check ID: {age}+']).toBe('AUSWEIS PRÜFEN {age}+')
})

test('R-T7 an order that is not paid is headed as no receipt of a till', () => {
  expect(de['Order confirmation – not a cash receipt']).toBe('Bestellbestätigung – kein Kassenbeleg')
})

test('R-F5 pictures are marked as serving suggestions', () => {
  expect(de['Serving suggestion']).toMatch(/Serviervorschlag|Symbolbild/)
})
