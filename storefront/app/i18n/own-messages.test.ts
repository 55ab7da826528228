import { expect, test } from 'vitest'
import { catalogues } from '#domain/i18n/catalogue.ts'
import { ownMessages } from './own-messages.ts'

const pageTexts = new Set(['Cart', 'Menu'])

test('a page carries what the restaurant says otherwise, and nothing that its scripts bring', () => {
  const all = { ...catalogues.de, Cart: 'Einkaufskorb' }
  expect(ownMessages(all, catalogues.de, pageTexts)).toEqual({ Cart: 'Einkaufskorb' })
})

test('a page carries what only the restaurant says', () => {
  const all = { ...catalogues.de, 'Stone oven since 1998': 'Steinofen seit 1998' }
  expect(ownMessages(all, catalogues.de, pageTexts)).toEqual({
    'Stone oven since 1998': 'Steinofen seit 1998',
  })
})

test('a language that the restaurant translated itself comes with the pages, but not with texts of mails or staff', () => {
  const all = { Cart: 'Panier', Menu: 'Carte', 'Pay back': 'Rembourser' }
  expect(ownMessages(all, catalogues.en, pageTexts)).toEqual({ Cart: 'Panier', Menu: 'Carte' })
})
