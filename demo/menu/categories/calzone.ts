import { dishOf, text } from '../dish.ts'
import type { DemoCategory } from '../menu-data.ts'
import { pizzaExtras } from '../extras.ts'

const calzone = dishOf({ look: 'saffron', variants: ['leave-out'], extras: pizzaExtras })

export const calzoneCategory: DemoCategory = {
  slug: 'calzone',
  name: text('Calzone', 'Calzone'),
  description: text(
    'Zugeklappt und aufgegangen wie ein Kissen, mit Tomatensauce zum Eintunken.',
    'Folded over and puffed up like a pillow, with tomato sauce for dipping.',
  ),
  sizes: [{ key: 'normal', name: text('Normal, 32 cm', 'Regular, 32 cm') }],
  picture: {
    kind: 'calzone',
    filling: ['ham', 'mushroom'],
    look: 'saffron',
    garnish: ['tomato', 'brown-mushroom'],
  },
  products: [
    calzone({
      slug: 'calzone-classico',
      name: 'Calzone Classico',
      description: [
        'Gefüllt mit Mozzarella, Kochschinken, Champignons und einem Löffel Ricotta.',
        'Filled with mozzarella, cooked ham, button mushrooms and a spoonful of ricotta.',
      ],
      prices: { normal: 1420 },
      allergens: ['A1', 'G'],
      additives: ['3', '8', '12'],
      tags: ['popular'],
      picture: { kind: 'calzone', filling: ['ham', 'mushroom'] },
      garnish: ['tomato', 'brown-mushroom'],
    }),
    calzone({
      slug: 'calzone-spinat',
      name: ['Calzone Spinat und Ricotta', 'Spinach and ricotta calzone'],
      description: [
        'Blattspinat, cremiger Ricotta, Knoblauch und Pinienkerne unter goldbrauner Kruste.',
        'Leaf spinach, creamy ricotta, garlic and pine nuts under a golden crust.',
      ],
      prices: { normal: 1390 },
      allergens: ['A1', 'G'],
      tags: ['vegetarian'],
      picture: { kind: 'calzone', filling: ['spinach', 'ricotta', 'pine-nut'] },
      garnish: ['garlic', 'tomato'],
    }),
    calzone({
      slug: 'calzone-piccante',
      name: 'Calzone Piccante',
      description: [
        'Scharfe Salami, ’Nduja, Peperoni und Mozzarella, innen richtig feurig.',
        'Hot salami, ’nduja, chillies and mozzarella, properly fiery inside.',
      ],
      prices: { normal: 1490 },
      allergens: ['A1', 'G'],
      additives: ['3', '12'],
      tags: ['spicy'],
      picture: { kind: 'calzone', filling: ['salami', 'nduja', 'chili'] },
      garnish: ['hot-pepper', 'tomato'],
    }),
    calzone({
      slug: 'calzone-melanzane',
      name: ['Calzone Aubergine', 'Aubergine calzone'],
      description: [
        'Geröstete Aubergine, Kirschtomaten, Oliven und Rucola, ganz ohne tierische Zutaten.',
        'Roasted aubergine, cherry tomatoes, olives and rocket, without any animal products.',
      ],
      prices: { normal: 1390 },
      allergens: ['A1'],
      additives: ['6'],
      tags: ['vegan'],
      extras: ['cashew-cream', 'mushrooms', 'peppers', 'spinach', 'garlic', 'chili-oil'],
      picture: { kind: 'calzone', filling: ['aubergine', 'cherry-tomato', 'olive', 'rocket'] },
      garnish: ['eggplant', 'tomato'],
    }),
  ],
}
