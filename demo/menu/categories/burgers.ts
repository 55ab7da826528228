import { dishOf, text } from '../dish.ts'
import { burgerExtras } from '../extras.ts'
import type { DemoCategory } from '../menu-data.ts'

const burger = dishOf({
  look: 'grill',
  variants: ['burger-menu', 'bun', 'leave-out'],
  extras: burgerExtras,
})
const beefVariants = ['doneness', 'burger-menu', 'bun', 'leave-out']

export const burgersCategory: DemoCategory = {
  slug: 'burgers',
  name: text('Burger', 'Burgers'),
  description: text(
    '160 Gramm Rind aus der Uckermark oder ein Patty ohne Fleisch, auf Buchenholz gegrillt.',
    '160 grams of beef from the Uckermark or a meatless patty, grilled over beech wood.',
  ),
  sizes: [{ key: 'single', name: text('Burger', 'Burger') }],
  picture: {
    kind: 'burger',
    bun: 'sesame',
    layers: ['lettuce', 'tomato', 'cheddar', 'beef', 'sauce'],
    look: 'grill',
    garnish: ['tomato'],
  },
  products: [
    burger({
      slug: 'burger-klassiker',
      name: ['Der Klassiker', 'The classic'],
      description: [
        'Rindfleisch, Tomate, rote Zwiebeln, Gewürzgurke, Salat und unsere Burgersauce.',
        'Beef, tomato, red onions, pickles, lettuce and our own burger sauce.',
      ],
      prices: { single: 1090 },
      variants: beefVariants,
      allergens: ['A1', 'C', 'G', 'J', 'K'],
      tags: ['popular'],
      picture: {
        kind: 'burger',
        bun: 'sesame',
        layers: ['lettuce', 'tomato', 'onion', 'pickle', 'beef', 'sauce'],
      },
      garnish: ['tomato', 'onion'],
    }),
    burger({
      slug: 'burger-cheese',
      name: ['Cheeseburger', 'Cheeseburger'],
      description: [
        'Doppelt Cheddar auf gegrilltem Rind, dazu Tomate, Gewürzgurke, Salat und Burgersauce.',
        'Two slices of cheddar on grilled beef with tomato, pickles, lettuce and burger sauce.',
      ],
      prices: { single: 1190 },
      variants: beefVariants,
      allergens: ['A1', 'C', 'G', 'J', 'K'],
      additives: ['1'],
      tags: ['popular'],
      picture: {
        kind: 'burger',
        bun: 'sesame',
        layers: ['lettuce', 'tomato', 'pickle', 'cheddar', 'beef', 'cheddar', 'sauce'],
      },
      garnish: ['tomato', 'cheese-wedge'],
    }),
    burger({
      slug: 'burger-feuer',
      name: ['Feuerburger', 'Fire burger'],
      description: [
        'Rind, eingelegte Jalapeños, Cheddar, rauchige BBQ-Sauce, Salat und rote Zwiebeln.',
        'Beef, pickled jalapeños, cheddar, smoky barbecue sauce, lettuce and red onions.',
      ],
      prices: { single: 1260 },
      variants: beefVariants,
      allergens: ['A1', 'C', 'G', 'J', 'K'],
      additives: ['1', '2'],
      tags: ['spicy'],
      picture: {
        kind: 'burger',
        bun: 'dark',
        layers: ['lettuce', 'onion', 'jalapeno', 'cheddar', 'beef', 'bbq-sauce'],
      },
      garnish: ['hot-pepper', 'onion'],
    }),
    burger({
      slug: 'burger-bbq-bacon',
      name: 'BBQ Bacon',
      description: [
        'Rind, knuspriger Bacon, Cheddar, Röstzwiebeln, Tomate und BBQ-Sauce aus dem Rauch.',
        'Beef, crispy bacon, cheddar, fried onions, tomato and smoked barbecue sauce.',
      ],
      prices: { single: 1320 },
      variants: beefVariants,
      allergens: ['A1', 'C', 'G', 'J', 'K'],
      additives: ['1', '3', '12'],
      picture: {
        kind: 'burger',
        bun: 'brioche',
        layers: ['tomato', 'fried-onion', 'bacon', 'cheddar', 'beef', 'bbq-sauce'],
      },
      garnish: ['bacon', 'onion'],
    }),
    burger({
      slug: 'burger-trueffel',
      name: ['Trüffel und Bergkäse', 'Truffle and mountain cheese'],
      description: [
        'Rind, geschmolzener Bergkäse, gebratene Champignons, Rucola und Trüffelmayonnaise.',
        'Beef, melted mountain cheese, fried mushrooms, rocket and truffle mayonnaise.',
      ],
      prices: { single: 1390 },
      variants: beefVariants,
      allergens: ['A1', 'C', 'G', 'J'],
      additives: ['2'],
      tags: ['new'],
      picture: {
        kind: 'burger',
        bun: 'brioche',
        layers: ['rocket', 'truffle-mayo', 'mushroom', 'mountain-cheese', 'beef'],
      },
      garnish: ['brown-mushroom', 'cheese-wedge'],
    }),
    burger({
      slug: 'burger-chicken',
      name: ['Knusperhähnchen', 'Crispy chicken'],
      description: [
        'In Buttermilch eingelegte Hähnchenbrust, knusprig gebacken, Gurke, Salat, Burgersauce.',
        'Chicken breast soaked in buttermilk and fried crisp, cucumber, lettuce, burger sauce.',
      ],
      prices: { single: 1220 },
      allergens: ['A1', 'C', 'G', 'J', 'K'],
      picture: { kind: 'burger', bun: 'sesame', layers: ['lettuce', 'cucumber', 'crispy-chicken', 'sauce'] },
      garnish: ['cucumber'],
    }),
    burger({
      slug: 'burger-halloumi',
      name: ['Halloumi und Avocado', 'Halloumi and avocado'],
      description: [
        'Gegrillter Halloumi, Avocado, Tomate, Rucola und rote Zwiebeln im Briochebrötchen.',
        'Grilled halloumi, avocado, tomato, rocket and red onions in a brioche bun.',
      ],
      prices: { single: 1240 },
      allergens: ['A1', 'C', 'G'],
      tags: ['vegetarian'],
      picture: {
        kind: 'burger',
        bun: 'brioche',
        layers: ['rocket', 'onion', 'tomato', 'avocado', 'halloumi'],
      },
      garnish: ['avocado', 'tomato'],
    }),
    burger({
      slug: 'burger-garten',
      name: ['Gartenburger', 'Garden burger'],
      description: [
        'Veganes Patty aus schwarzen Bohnen, Avocado, Tomate, Salat und BBQ-Sauce.',
        'Vegan black bean patty with avocado, tomato, lettuce and barbecue sauce.',
      ],
      prices: { single: 1190 },
      allergens: ['A1', 'F', 'J', 'K'],
      tags: ['vegan'],
      extras: ['avocado', 'jalapenos', 'mushrooms', 'rocket', 'fried-onions'],
      variants: ['burger-menu', 'leave-out'],
      picture: {
        kind: 'burger',
        bun: 'sesame',
        layers: ['lettuce', 'tomato', 'avocado', 'bean-patty', 'bbq-sauce'],
      },
      garnish: ['avocado', 'tomato'],
    }),
  ],
}
