import { dishOf, text } from '../dish.ts'
import type { DemoCategory } from '../menu-data.ts'

const kids = dishOf({ look: 'sky' })

export const kidsCategory: DemoCategory = {
  slug: 'kids',
  name: text('Für Kinder', 'For children'),
  description: text(
    'Kleinere Portionen für Kinder bis zwölf, mild gewürzt und ohne Überraschungen.',
    'Smaller portions for children up to twelve, mildly seasoned and without surprises.',
  ),
  sizes: [{ key: 'child', name: text('Kinderportion', 'Child’s portion') }],
  picture: { kind: 'plate', vessel: 'plate', heap: ['fries', 'nugget'], look: 'sky', garnish: ['tomato'] },
  products: [
    kids({
      slug: 'kids-pizza',
      name: ['Räuberpizza', 'Little robber pizza'],
      description: [
        'Kleine Pizza mit Tomatensauce, Mozzarella, Mais und ein paar Scheiben milder Salami.',
        'A small pizza with tomato sauce, mozzarella, sweetcorn and a few slices of mild salami.',
      ],
      prices: { child: 750 },
      allergens: ['A1', 'G'],
      additives: ['3', '12'],
      tags: ['popular'],
      picture: { kind: 'pizza', base: 'tomato', toppings: ['salami', 'corn'] },
      garnish: ['tomato', 'ear-of-corn'],
    }),
    kids({
      slug: 'kids-spaghetti',
      name: ['Spaghetti mit Tomatensauce', 'Spaghetti with tomato sauce'],
      description: [
        'Glatte Tomatensauce ohne Stücke, obenauf ein wenig gehobelter Parmesan.',
        'Smooth tomato sauce without lumps and a little shaved parmesan on top.',
      ],
      prices: { child: 690 },
      allergens: ['A1', 'C', 'G'],
      tags: ['vegetarian'],
      picture: { kind: 'pasta', shape: 'spaghetti', sauce: 'tomato', toppings: ['parmesan'] },
      garnish: ['tomato'],
    }),
    kids({
      slug: 'kids-kaesespaetzle',
      name: ['Kleine Käsespätzle', 'Small cheese spaetzle'],
      description: [
        'Spätzle mit mildem Käse und Erbsen, die Röstzwiebeln bleiben in der Küche.',
        'Spaetzle with mild cheese and peas; the fried onions stay in the kitchen.',
      ],
      prices: { child: 750 },
      allergens: ['A1', 'C', 'G'],
      tags: ['vegetarian'],
      picture: { kind: 'pasta', shape: 'spaetzle', sauce: 'cheese', toppings: ['pea'] },
      garnish: ['cheese-wedge', 'pea-pod'],
    }),
    kids({
      slug: 'kids-nuggets',
      name: ['Hähnchennuggets mit Pommes', 'Chicken nuggets with fries'],
      description: [
        'Fünf Nuggets aus ganzer Hähnchenbrust, selbst paniert, mit Pommes und Ketchup.',
        'Five nuggets of whole chicken breast, breaded by us, with fries and ketchup.',
      ],
      prices: { child: 850 },
      allergens: ['A1', 'C', 'I'],
      tags: ['popular'],
      picture: { kind: 'plate', vessel: 'plate', heap: ['fries', 'nugget'] },
      garnish: ['potato'],
    }),
  ],
}
