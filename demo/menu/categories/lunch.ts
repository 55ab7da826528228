import { dishOf, text } from '../dish.ts'
import type { DemoCategory } from '../menu-data.ts'

const lunch = dishOf({ look: 'leaf' })

/** What the kitchen cooks for the offices around: on weekdays at noon alone. */
export const lunchCategory: DemoCategory = {
  slug: 'lunch',
  name: text('Mittagstisch', 'Weekday lunch'),
  description: text(
    'Jede Woche neu gekocht, fertig in zehn Minuten.',
    'New every week, ready in ten minutes.',
  ),
  sizes: [{ key: 'plate', name: text('Teller', 'Plate') }],
  availability: [
    {
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      spans: [{ start: '11:30', end: '14:30' }],
      from: null,
      until: null,
      deliverTypes: [],
    },
  ],
  picture: {
    kind: 'soup',
    colour: '#B5762F',
    toppings: ['carrot', 'potato-slice', 'parsley'],
    look: 'leaf',
    garnish: ['carrot', 'potato'],
  },
  products: [
    lunch({
      slug: 'lunch-goulash',
      name: ['Gulasch mit Kartoffeln', 'Goulash with potatoes'],
      description: [
        'Rindergulasch, drei Stunden mit Paprika und Zwiebeln geschmort, dazu Kartoffeln mit Petersilie.',
        'Beef goulash, braised for three hours with peppers and onions, with parsley potatoes.',
      ],
      prices: { plate: 1290 },
      allergens: ['I'],
      picture: {
        kind: 'gratin',
        vessel: 'pan',
        content: 'tomato',
        toppings: ['pepper', 'onion', 'potato-slice', 'parsley'],
      },
      garnish: ['bell-pepper', 'potato'],
    }),
    lunch({
      slug: 'lunch-lentils',
      name: ['Linseneintopf', 'Lentil stew'],
      description: [
        'Berglinsen mit Möhre, Sellerie und Kartoffeln, obenauf saure Sahne und glatte Petersilie.',
        'Mountain lentils with carrot, celery and potatoes, topped with sour cream and flat parsley.',
      ],
      prices: { plate: 1090 },
      allergens: ['G', 'I'],
      tags: ['vegetarian'],
      picture: { kind: 'soup', colour: '#8A5A2B', toppings: ['cream', 'carrot', 'parsley'] },
      garnish: ['carrot', 'herb'],
    }),
    lunch({
      slug: 'lunch-chicken',
      name: ['Hähnchen mit Ofengemüse', 'Chicken with roast vegetables'],
      description: [
        'Gegrillte Hähnchenbrust auf Zucchini, Paprika und Kartoffeln aus dem Holzofen, mit Rosmarin.',
        'Grilled chicken breast on courgette, peppers and potatoes from the wood oven, with rosemary.',
      ],
      prices: { plate: 1350 },
      picture: {
        kind: 'gratin',
        vessel: 'dish',
        content: 'potato',
        toppings: ['chicken', 'courgette', 'pepper', 'rosemary'],
      },
      garnish: ['bell-pepper', 'potato'],
    }),
  ],
}
