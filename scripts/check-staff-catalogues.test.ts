import { expect, test } from 'vitest'
import { usedTexts } from '../backoffice/catalogues.config.ts'

test('the back office brings the texts that stand in its sources, however they are quoted', () => {
  const catalogue = {
    Orders: 'Bestellungen',
    "Guest's": 'Gast',
    "It's": 'Es',
    Cart: 'Warenkorb',
    Ord: 'Bestell',
  }
  const sources = ["t('Orders'); // Cart", String.raw`t("Guest's", t('It\'s'))`]
  expect(Object.keys(usedTexts(catalogue, sources))).toEqual(['Orders', "Guest's", "It's"])
})
