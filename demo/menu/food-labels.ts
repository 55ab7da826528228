import { text } from './dish.ts'
import type { DemoAdditive, DemoAllergen } from './menu-data.ts'

/** The 14 groups of Annex II LMIV; cereals and nuts are named singly (ux.md R-F2). */
export const allergens: readonly DemoAllergen[] = [
  { code: 'A', name: text('Glutenhaltiges Getreide', 'Cereals containing gluten') },
  { code: 'A1', group: 'A', name: text('Weizen', 'Wheat') },
  { code: 'A2', group: 'A', name: text('Roggen', 'Rye') },
  { code: 'A3', group: 'A', name: text('Gerste', 'Barley') },
  { code: 'A4', group: 'A', name: text('Hafer', 'Oats') },
  { code: 'A5', group: 'A', name: text('Dinkel', 'Spelt') },
  { code: 'B', name: text('Krebstiere', 'Crustaceans') },
  { code: 'C', name: text('Eier', 'Eggs') },
  { code: 'D', name: text('Fisch', 'Fish') },
  { code: 'E', name: text('Erdnüsse', 'Peanuts') },
  { code: 'F', name: text('Soja', 'Soya') },
  { code: 'G', name: text('Milch (einschließlich Laktose)', 'Milk (including lactose)') },
  { code: 'H', name: text('Schalenfrüchte', 'Tree nuts') },
  { code: 'H1', group: 'H', name: text('Mandel', 'Almond') },
  { code: 'H2', group: 'H', name: text('Haselnuss', 'Hazelnut') },
  { code: 'H3', group: 'H', name: text('Walnuss', 'Walnut') },
  { code: 'H4', group: 'H', name: text('Cashew', 'Cashew') },
  { code: 'H5', group: 'H', name: text('Pekannuss', 'Pecan') },
  { code: 'H6', group: 'H', name: text('Paranuss', 'Brazil nut') },
  { code: 'H7', group: 'H', name: text('Pistazie', 'Pistachio') },
  { code: 'H8', group: 'H', name: text('Macadamia', 'Macadamia') },
  { code: 'I', name: text('Sellerie', 'Celery') },
  { code: 'J', name: text('Senf', 'Mustard') },
  { code: 'K', name: text('Sesam', 'Sesame') },
  { code: 'L', name: text('Schwefeldioxid und Sulfite', 'Sulphur dioxide and sulphites') },
  { code: 'M', name: text('Lupinen', 'Lupin') },
  { code: 'N', name: text('Weichtiere', 'Molluscs') },
]

/** The usual menu numbers; the names are those the law requires (ux.md R-F3). */
export const additives: readonly DemoAdditive[] = [
  { code: '1', name: text('mit Farbstoff', 'with colouring') },
  { code: '2', name: text('mit Konservierungsstoff', 'with preservative') },
  { code: '3', name: text('mit Antioxidationsmittel', 'with antioxidant') },
  { code: '4', name: text('mit Geschmacksverstärker', 'with flavour enhancer') },
  { code: '5', name: text('geschwefelt', 'sulphurated') },
  { code: '6', name: text('geschwärzt', 'blackened') },
  { code: '7', name: text('gewachst', 'waxed') },
  { code: '8', name: text('mit Phosphat', 'with phosphate') },
  { code: '9', name: text('mit Süßungsmittel(n)', 'with sweetener(s)') },
  {
    code: '10',
    name: text(
      'enthält eine Phenylalaninquelle (Aspartam)',
      'contains a source of phenylalanine (aspartame)',
    ),
  },
  {
    code: '11',
    name: text(
      'kann bei übermäßigem Verzehr abführend wirken',
      'excessive consumption may produce laxative effects',
    ),
  },
  { code: '12', name: text('mit Nitritpökelsalz', 'with nitrite curing salt') },
  { code: '13', name: text('koffeinhaltig', 'contains caffeine') },
  { code: '14', name: text('chininhaltig', 'contains quinine') },
  { code: '15', name: text('mit Taurin', 'with taurine') },
]
