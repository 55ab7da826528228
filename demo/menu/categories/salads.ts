import { dishOf, text } from '../dish.ts'
import { saladExtras } from '../extras.ts'
import type { DemoCategory } from '../menu-data.ts'

const salad = dishOf({ look: 'leaf', variants: ['dressing', 'leave-out'], extras: saladExtras })

export const saladsCategory: DemoCategory = {
  slug: 'salads',
  name: text('Salate', 'Salads'),
  description: text(
    'Jeden Morgen gewaschen und geschnitten; das Dressing reist im eigenen Becher mit.',
    'Washed and cut every morning; the dressing travels in a cup of its own.',
  ),
  sizes: [
    { key: 'small', name: text('Klein', 'Small') },
    { key: 'large', name: text('Groß', 'Large') },
  ],
  picture: {
    kind: 'salad',
    leaves: 'mixed',
    toppings: ['cherry-tomato', 'cucumber', 'radish'],
    look: 'leaf',
    garnish: ['tomato', 'cucumber'],
  },
  products: [
    salad({
      slug: 'salad-mista',
      name: 'Insalata Mista',
      description: [
        'Blattsalate, Kirschtomaten, Gurke, Möhre, Radieschen und rote Zwiebeln.',
        'Mixed leaves, cherry tomatoes, cucumber, carrot, radishes and red onions.',
      ],
      prices: { small: 690, large: 1050 },
      tags: ['vegan'],
      picture: {
        kind: 'salad',
        leaves: 'mixed',
        toppings: ['cherry-tomato', 'cucumber', 'carrot', 'radish', 'onion'],
      },
      garnish: ['tomato', 'cucumber'],
    }),
    salad({
      slug: 'salad-caesar',
      name: ['Caesar mit Hähnchen', 'Chicken Caesar'],
      description: [
        'Römersalat, gegrillte Hähnchenbrust, Parmesan, Sauerteigcroûtons und Caesar-Dressing.',
        'Romaine, grilled chicken breast, parmesan, sourdough croutons and Caesar dressing.',
      ],
      prices: { small: 990, large: 1390 },
      variants: ['leave-out'],
      allergens: ['A1', 'A2', 'C', 'D', 'G', 'J'],
      tags: ['popular'],
      picture: { kind: 'salad', leaves: 'romaine', toppings: ['chicken', 'parmesan', 'crouton'] },
      garnish: ['leafy-green', 'cheese-wedge'],
    }),
    salad({
      slug: 'salad-rucola',
      name: ['Rucola und Parmesan', 'Rocket and parmesan'],
      description: [
        'Rucola, Kirschtomaten, gehobelter Parmesan, Pinienkerne und alter Balsamico.',
        'Rocket, cherry tomatoes, shaved parmesan, pine nuts and aged balsamic.',
      ],
      prices: { small: 890, large: 1250 },
      variants: [],
      allergens: ['C', 'G', 'L'],
      tags: ['vegetarian'],
      picture: {
        kind: 'salad',
        leaves: 'rocket',
        toppings: ['cherry-tomato', 'parmesan', 'pine-nut', 'balsamic'],
      },
      garnish: ['tomato', 'cheese-wedge'],
    }),
    salad({
      slug: 'salad-ziegenkaese',
      name: ['Ziegenkäse und Birne', 'Goat’s cheese and pear'],
      description: [
        'Warmer Ziegenkäse mit Honig, Birne, Walnüsse und Granatapfel auf Blattsalat.',
        'Warm goat’s cheese with honey, pear, walnuts and pomegranate on mixed leaves.',
      ],
      prices: { small: 1050, large: 1450 },
      allergens: ['G', 'H3'],
      tags: ['vegetarian'],
      picture: {
        kind: 'salad',
        leaves: 'mixed',
        toppings: ['goat-cheese', 'pear', 'walnut', 'pomegranate', 'honey'],
      },
      garnish: ['pear', 'honey-pot'],
    }),
    salad({
      slug: 'salad-nizza',
      name: ['Nizza', 'Niçoise'],
      description: [
        'Thunfisch, Ei, Kartoffel, schwarze Oliven, rote Zwiebeln und Kirschtomaten.',
        'Tuna, egg, potato, black olives, red onions and cherry tomatoes on mixed leaves.',
      ],
      prices: { small: 990, large: 1390 },
      allergens: ['C', 'D'],
      additives: ['6'],
      picture: {
        kind: 'salad',
        leaves: 'mixed',
        toppings: ['tuna', 'egg-half', 'potato-slice', 'olive', 'onion', 'cherry-tomato'],
      },
      garnish: ['egg', 'tomato'],
    }),
    salad({
      slug: 'salad-griechisch',
      name: ['Bauernsalat mit Feta', 'Farmer’s salad with feta'],
      description: [
        'Tomate, Gurke, Paprika, rote Zwiebeln, schwarze Oliven und Feta, ohne Blattsalat.',
        'Tomato, cucumber, peppers, red onions, black olives and feta, without any leaves.',
      ],
      prices: { small: 920, large: 1290 },
      allergens: ['G'],
      additives: ['6'],
      tags: ['vegetarian'],
      picture: {
        kind: 'salad',
        leaves: 'none',
        toppings: ['tomato-slice', 'cucumber', 'pepper', 'onion', 'olive', 'feta'],
      },
      garnish: ['tomato', 'cucumber'],
    }),
  ],
}
