import { dishOf, text } from '../dish.ts'
import type { DemoCategory } from '../menu-data.ts'

const milky = dishOf({ look: 'coffee', vatClass: 'milk_drink' })

export const coffeeCategory: DemoCategory = {
  slug: 'coffee',
  name: text('Kaffee & Milchgetränke', 'Coffee & milk drinks'),
  description: text(
    'Bohnen aus einer Rösterei in Rixdorf, Milch vom Hof in Brodowin, Becher aus Pappe.',
    'Beans from a roaster in Rixdorf, milk from a farm in Brodowin, cups made of paper.',
  ),
  sizes: [{ key: 'cup', name: text('Becher', 'Cup') }],
  picture: { kind: 'cup', surface: 'latte', look: 'coffee' },
  products: [
    milky({
      slug: 'coffee-espresso',
      name: ['Doppelter Espresso', 'Double espresso'],
      description: [
        'Zwei Schüsse aus dunkel gerösteten Bohnen, kräftig, nussig und mit dichter Crema.',
        'Two shots from dark-roasted beans, strong and nutty with a dense crema.',
      ],
      prices: { cup: 290 },
      additives: ['13'],
      vatClass: 'drink',
      tags: ['vegan'],
      picture: { kind: 'cup', surface: 'espresso' },
    }),
    milky({
      slug: 'coffee-latte',
      name: 'Latte macchiato',
      description: [
        'Viel warme Milch, fester Schaum und ein Espresso, der langsam hindurchsinkt.',
        'Plenty of warm milk, firm foam and an espresso that slowly sinks through.',
      ],
      prices: { cup: 420 },
      variants: ['milk'],
      allergens: ['G'],
      additives: ['13'],
      tags: ['vegetarian', 'popular'],
      picture: { kind: 'cup', surface: 'latte' },
    }),
    milky({
      slug: 'coffee-schokolade',
      name: ['Heiße Schokolade', 'Hot chocolate'],
      description: [
        'Vollmilch mit geschmolzener dunkler Schokolade, dick und nur wenig gesüßt.',
        'Whole milk with melted dark chocolate, thick and only lightly sweetened.',
      ],
      prices: { cup: 450 },
      variants: ['milk'],
      allergens: ['F', 'G'],
      tags: ['vegetarian'],
      picture: { kind: 'cup', surface: 'cocoa' },
      garnish: ['chocolate-bar'],
    }),
    milky({
      slug: 'coffee-mango-lassi',
      name: 'Mango-Lassi',
      description: [
        'Joghurt und Milch mit Alphonso-Mango und einer Prise Kardamom, eiskalt.',
        'Yoghurt and milk with Alphonso mango and a pinch of cardamom, ice-cold.',
      ],
      prices: { cup: 450 },
      allergens: ['G'],
      tags: ['vegetarian'],
      picture: { kind: 'cup', surface: 'lassi' },
      garnish: ['mango'],
    }),
    milky({
      slug: 'coffee-pfefferminztee',
      name: ['Frischer Minztee', 'Fresh mint tea'],
      description: [
        'Ein ganzes Bund marokkanischer Minze mit heißem Wasser und Honig zum Süßen.',
        'A whole bunch of Moroccan mint with hot water and honey for sweetening.',
      ],
      prices: { cup: 380 },
      vatClass: 'drink',
      tags: ['vegetarian'],
      picture: { kind: 'cup', surface: 'tea' },
      garnish: ['honey-pot'],
    }),
  ],
}
